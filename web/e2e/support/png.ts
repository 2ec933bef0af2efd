/** Makes pictures small: a screenshot with a palette weighs a quarter, and nobody sees the difference. */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

type Colour = readonly [number, number, number];

interface Picture {
  readonly width: number;
  readonly height: number;
  /** One number a pixel: 0xrrggbb. */
  readonly pixels: Uint32Array;
}

/** The same PNG with at most 256 colours. */
export function withPalette(png: Buffer): Buffer {
  const { width, height, pixels } = decode(png);
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const palette = medianCut(counts, 256);
  const index = new Map([...counts.keys()].map((pixel) => [pixel, nearest(palette, split(pixel))]));
  const rows = Buffer.alloc(height * (width + 1));
  for (let n = 0; n < pixels.length; n++) rows[n + Math.floor(n / width) + 1] = index.get(pixels[n]!)!;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Reads what Chromium writes: eight bits a channel, with or without alpha, not interlaced. */
function decode(png: Buffer): Picture {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const [width, height, step] = [png.readUInt32BE(16), png.readUInt32BE(20), png[25] === 6 ? 4 : 3];
  const data = inflateSync(Buffer.concat(parts));
  const line = width * step;
  const pixels = new Uint32Array(width * height);
  let above = new Uint8Array(line);
  for (let y = 0; y < height; y++) {
    const filter = data[y * (line + 1)]!;
    const row = new Uint8Array(data.subarray(y * (line + 1) + 1, (y + 1) * (line + 1)));
    for (let x = 0; x < line; x++) {
      const [left, up, corner] = [x < step ? 0 : row[x - step]!, above[x]!, x < step ? 0 : above[x - step]!];
      row[x]! += [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter]!;
    }
    for (let x = 0; x < width; x++) pixels[y * width + x] = (row[x * step]! << 16) | (row[x * step + 1]! << 8) | row[x * step + 2]!;
    above = row;
  }
  return { width, height, pixels };
}

function paeth(left: number, up: number, corner: number): number {
  const far = [left, up, corner].map((one) => Math.abs(left + up - corner - one)) as [number, number, number];
  return far[0] <= far[1] && far[0] <= far[2] ? left : far[1] <= far[2] ? up : corner;
}

interface Box {
  readonly colours: { colour: Colour; count: number }[];
  readonly channel: number;
  readonly weight: number;
}

/** Halves the box with the most different colours until there are enough boxes. */
function medianCut(counts: ReadonlyMap<number, number>, size: number): Colour[] {
  const boxes = [boxOf([...counts].map(([pixel, count]) => ({ colour: split(pixel), count })))];
  while (boxes.length < size) {
    boxes.sort((a, b) => b.weight - a.weight);
    const { colours, channel, weight } = boxes.shift()!;
    if (weight === 0) break;
    colours.sort((a, b) => a.colour[channel]! - b.colour[channel]!);
    const half = colours.reduce((sum, { count }) => sum + count, 0) / 2;
    let [cut, sum] = [0, 0];
    while (cut < colours.length - 2 && sum + colours[cut]!.count < half) sum += colours[cut++]!.count;
    boxes.push(boxOf(colours.slice(0, cut + 1)), boxOf(colours.slice(cut + 1)));
  }
  return boxes.filter(({ colours }) => colours.length > 0).map(middle);
}

function boxOf(colours: Box['colours']): Box {
  const spans = [0, 1, 2].map((channel) => {
    let [low, high] = [255, 0];
    for (const { colour } of colours) [low, high] = [Math.min(low, colour[channel]!), Math.max(high, colour[channel]!)];
    return Math.max(0, high - low);
  });
  const span = Math.max(...spans);
  const n = colours.reduce((sum, { count }) => sum + count, 0);
  return { colours, channel: spans.indexOf(span), weight: span * Math.sqrt(n) };
}

function middle({ colours }: Box): Colour {
  const n = colours.reduce((sum, { count }) => sum + count, 0);
  const mean = (channel: number) => Math.round(colours.reduce((sum, { colour, count }) => sum + colour[channel]! * count, 0) / n);
  return [mean(0), mean(1), mean(2)];
}

function nearest(palette: readonly Colour[], [r, g, b]: Colour): number {
  let [best, least] = [0, Infinity];
  for (const [n, [pr, pg, pb]] of palette.entries()) {
    const far = (r - pr) ** 2 + (g - pg) ** 2 + (b - pb) ** 2;
    if (far < least) [best, least] = [n, far];
  }
  return best;
}

function split(pixel: number): Colour {
  return [pixel >> 16, (pixel >> 8) & 255, pixel & 255];
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
