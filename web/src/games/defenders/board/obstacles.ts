/** What stands on blocked hexes: bodies from a foot to a height over an outline, one on the other. */
import type { Point } from '../../../table/camera';
import { rectangle } from '../../../table/relief';
import { stone, type Grain } from '../../../table/textures';
import type { Obstacle } from '../types';

export interface Body {
  readonly colour: string;
  readonly outlines: readonly (readonly Point[])[];
  readonly height: number;
  readonly foot: number;
  /** It gives light: its top is as bright as can be. */
  readonly glows?: boolean;
}

const turned = (points: readonly Point[], { x, y }: Point, angle: number): Point[] => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return points.map((point) => ({ x: x + point.x * cos - point.y * sin, y: y + point.x * sin + point.y * cos }));
};

/** A box around a place, so long and wide, turned. */
const box = (at: Point, width: number, depth: number, angle = 0): Point[] => turned(rectangle(-width / 2, -depth / 2, width / 2, depth / 2), at, angle);

/** Something round or with few corners. */
const round = (at: Point, radius: number, corners = 12, turn = 0): Point[] =>
  Array.from({ length: corners }, (_, n) => {
    const angle = turn + (n / corners) * 2 * Math.PI;
    return { x: at.x + radius * Math.cos(angle), y: at.y + radius * Math.sin(angle) };
  });

const TOP = -Math.PI / 2;
const hex = (at: Point, radius: number) => round(at, radius, 6, TOP);
const moved = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });
const body = (colour: string, height: number, foot: number, ...outlines: Point[][]): Body => ({ colour, outlines, height, foot });
const glow = (colour: string, height: number, foot: number, ...outlines: Point[][]): Body => ({ ...body(colour, height, foot, ...outlines), glows: true });

/** The bodies of an obstacle, the lowest first. */
export function bodiesOf(kind: Obstacle, at: Point, grain: Grain): Body[] {
  const lean = (grain(1) - 0.5) * 0.5;
  switch (kind) {
    case 'block':
      return [body('#1f4a66', 34, 0, hex(at, 40)), glow('#6fe0ff', 36, 34, hex(at, 30))];
    case 'cactus':
      return [body('#a8854f', 7, 0, stone(at, 34, 8, grain))];
    case 'console':
      return [body('#4a5468', 20, 0, box(at, 64, 40, lean)), body('#343c4e', 30, 20, box(moved(at, 0, -8), 60, 18, lean)), glow('#7fe3ff', 22, 20, box(moved(at, 0, 10), 48, 10, lean))];
    case 'container':
      return [body('#8a4b32', 38, 0, box(at, 78, 44, lean)), body('#a5603f', 41, 38, ...[-27, -9, 9, 27].map((dx) => box(moved(at, dx * Math.cos(lean), dx * Math.sin(lean)), 9, 40, lean)))];
    case 'crate':
      return [
        body('#7d6a45', 26, 0, box(moved(at, -12, 6), 44, 42, lean), box(moved(at, 24, -14), 32, 30, lean + 0.5)),
        body('#93804f', 50, 26, box(moved(at, -14, 4), 32, 30, lean - 0.4)),
      ];
    case 'dune':
      return [body('#c79a55', 14, 0, stone(at, 47, 12, grain)), body('#d6ad68', 26, 14, stone(moved(at, -4, -4), 33, 11, grain)), body('#e3c07c', 34, 26, stone(moved(at, -6, -6), 18, 9, grain))];
    case 'hay':
      return [body('#b9943f', 20, 0, round(moved(at, -20, 10), 21), round(moved(at, 21, 12), 20)), body('#cba548', 20, 0, round(moved(at, 0, -20), 21)), body('#d8b457', 38, 20, round(moved(at, 0, 0), 20))];
    case 'hedge':
      return [body('#3d5f38', 26, 0, hex(at, 42)), body('#4f7a45', 32, 26, stone(at, 34, 11, grain))];
    case 'hull':
      return [body('#2d3142', 24, 0, hex(at, 48)), body('#3b4158', 30, 24, hex(at, 38)), glow('#b48cff', 31, 30, box(at, 34, 5, lean * 3))];
    case 'kiosk':
      return [body('#6c7480', 30, 0, hex(at, 34)), body('#b4553c', 38, 30, hex(at, 44)), body('#d9cdb8', 42, 38, hex(at, 22))];
    case 'machine':
      return [body('#55606c', 30, 0, box(at, 66, 54, lean)), body('#6f7b88', 48, 30, round(moved(at, -13, -4), 17)), body('#c08a2e', 38, 30, box(moved(at, 19, 6), 20, 26, lean))];
    case 'mast':
      return [body('#5c6570', 10, 0, hex(at, 30)), body('#78838f', 18, 10, round(at, 12, 8))];
    case 'reactor':
      return [body('#343a4d', 16, 0, hex(at, 47)), body('#4a5270', 34, 16, round(at, 32)), glow('#9dffd8', 46, 34, round(at, 20))];
    case 'rock':
      return [body('#8d7a5e', 24, 0, stone(at, 46, 8, grain)), body('#a08c6c', 42, 24, stone(moved(at, -6 + 12 * grain(90), -6), 29, 6, (n) => grain(n + 40)))];
    case 'tree':
      return [body('#4b4a30', 9, 0, stone(at, 38, 9, grain))];
    case 'vehicle':
      return [
        body('#23272e', 8, 0, box(at, 80, 44, lean)),
        body('#4f6c86', 22, 8, box(at, 78, 40, lean)),
        body('#7d97ae', 36, 22, box(moved(at, -4 * Math.cos(lean), -4 * Math.sin(lean)), 40, 34, lean)),
        glow('#ffe9ad', 18, 12, ...[-13, 13].map((dy) => box(moved(at, 38 * Math.cos(lean) - dy * Math.sin(lean), 38 * Math.sin(lean) + dy * Math.cos(lean)), 5, 8, lean))),
      ];
    case 'well':
      return [body('#7f776a', 20, 0, round(at, 34)), body('#1c3b4d', 21, 20, round(at, 24))];
  }
}

/** Where trees of a hex stand, and how large they are. */
export function treesOf(at: Point, grain: Grain): (Point & { readonly size: number })[] {
  const spots = [
    [-20, -14],
    [22, -6],
    [-4, 20],
  ] as const;
  return spots.map(([dx, dy], n) => ({ x: at.x + dx + 8 * (grain(n) - 0.5), y: at.y + dy, size: 0.85 + 0.3 * grain(n + 5) }));
}
