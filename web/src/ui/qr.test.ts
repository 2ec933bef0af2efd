import encode from 'qr';
import decode from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { pathOf } from './qr';

/** The path drawn as a camera would see it, eight dots a square. */
function seen(text: string) {
  const dots = encode(text, 'raw', { border: 4 });
  const drawn = dots.map((row) => row.map(() => false));
  for (const [, x, y, n] of pathOf(dots).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let i = 0; i < Number(n); i++) drawn[Number(y)]![Number(x) + i] = true;
  }
  const scale = 8;
  const size = dots.length * scale;
  const data = new Uint8Array(size * size * 4).fill(255);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (drawn[Math.floor(y / scale)]![Math.floor(x / scale)]) data.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  }
  return { width: size, height: size, data };
}

describe('a code for cameras', () => {
  it.each(['https://sortie.example/table/abcdefghijkmnpqrstuvwxyz23', 'http://192.168.0.7:8420/table/abcdefghijkmnpqrstuvwxyz23', `https://example.org/${'long/'.repeat(60)}`])('%s is read as it was written', (link) => {
    expect(decode(seen(link))).toBe(link);
  });
});
