/**
 * The camera over a board: which point of the board lies in the middle of the view, how large, how turned.
 *
 * Pure functions on plain data, in two units: board units, and pixels of the viewport with the origin at its top
 * left. A board is never lost: `clamp` keeps the middle of the view on the board and the zoom in sensible limits.
 */

import { squash } from './relief';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Bounds extends Point, Size {}

/** The window onto a board. */
export interface View extends Size {
  /** How far the board leans away, in degrees; straight from above if nothing is said. */
  readonly tilt?: number;
}

export interface Camera {
  /** The point of the board in the middle of the view. */
  readonly x: number;
  readonly y: number;
  /** 1 shows the whole board. */
  readonly zoom: number;
  /** Degrees, clockwise. */
  readonly turn: number;
}

/** An affine map as in CSS `matrix(a, b, c, d, e, f)`. */
export interface Matrix {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

export const MIN_ZOOM = 0.7;
export const MAX_ZOOM = 6;

export function home(bounds: Bounds): Camera {
  return { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2, zoom: 1, turn: 0 };
}

/** Pixels a board unit at zoom 1, so that the whole board is seen. */
export function fit(bounds: Bounds, view: View): number {
  if (view.width <= 0 || view.height <= 0) return 1;
  return Math.min(view.width / bounds.width, view.height / (bounds.height * squash(view.tilt ?? 0)));
}

/** The map from the board to the viewport. */
export function matrix(camera: Camera, bounds: Bounds, view: View): Matrix {
  const scale = fit(bounds, view) * camera.zoom;
  const angle = radians(camera.turn);
  const cos = Math.cos(angle) * scale;
  const sin = Math.sin(angle) * scale;
  const flat = squash(view.tilt ?? 0);
  return {
    a: cos,
    b: sin * flat,
    c: -sin,
    d: cos * flat,
    e: view.width / 2 - cos * camera.x + sin * camera.y,
    f: view.height / 2 - (sin * camera.x + cos * camera.y) * flat,
  };
}

export function apply(m: Matrix, p: Point): Point {
  return { x: m.a * p.x + m.c * p.y + m.e, y: m.b * p.x + m.d * p.y + m.f };
}

export function invert(m: Matrix): Matrix {
  const determinant = m.a * m.d - m.b * m.c;
  const a = m.d / determinant;
  const b = -m.b / determinant;
  const c = -m.c / determinant;
  const d = m.a / determinant;
  return { a, b, c, d, e: -(a * m.e + c * m.f), f: -(b * m.e + d * m.f) };
}

/** First `n`, then `m`. */
export function compose(m: Matrix, n: Matrix): Matrix {
  return {
    a: m.a * n.a + m.c * n.b,
    b: m.b * n.a + m.d * n.b,
    c: m.a * n.c + m.c * n.d,
    d: m.b * n.c + m.d * n.d,
    e: m.a * n.e + m.c * n.f + m.e,
    f: m.b * n.e + m.d * n.f + m.f,
  };
}

/** The matrix as CSS and SVG write it. */
export function css(m: Matrix): string {
  const parts = [m.a, m.b, m.c, m.d, m.e, m.f];
  return `matrix(${parts.map((n) => +n.toFixed(5)).join(', ')})`;
}

/** Moves the board with a finger: by so many pixels. */
export function pan(camera: Camera, dx: number, dy: number, bounds: Bounds, view: View): Camera {
  const scale = fit(bounds, view) * camera.zoom;
  const angle = radians(-camera.turn);
  const down = dy / squash(view.tilt ?? 0);
  const x = (dx * Math.cos(angle) - down * Math.sin(angle)) / scale;
  const y = (dx * Math.sin(angle) + down * Math.cos(angle)) / scale;
  return clamp({ ...camera, x: camera.x - x, y: camera.y - y }, bounds);
}

/** Zooms and turns around a point of the viewport, which stays over the same spot of the board. */
export function spin(
  camera: Camera,
  around: Point,
  factor: number,
  degrees: number,
  bounds: Bounds,
  view: View,
): Camera {
  const spot = apply(invert(matrix(camera, bounds, view)), around);
  const zoom = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, camera.zoom * factor));
  const turned = { ...camera, zoom, turn: normal(camera.turn + degrees) };
  const now = apply(matrix(turned, bounds, view), spot);
  return pan(turned, around.x - now.x, around.y - now.y, bounds, view);
}

/** Two fingers at once: drag, pinch and twist in one step. */
export function pinch(
  camera: Camera,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
  bounds: Bounds,
  view: View,
): Camera {
  const was = between(before);
  const is = between(after);
  const moved = pan(camera, is.x - was.x, is.y - was.y, bounds, view);
  const factor = was.length > 0 ? is.length / was.length : 1;
  return spin(moved, is, factor, degrees(is.angle - was.angle), bounds, view);
}

/** Brings a spot of the board into the view without changing zoom or turn, if it is near the rim or outside. */
export function reveal(camera: Camera, spot: Point, bounds: Bounds, view: View, margin = 48): Camera {
  const at = apply(matrix(camera, bounds, view), spot);
  const beyond = (value: number, size: number) =>
    value < margin ? margin - value : value > size - margin ? size - margin - value : 0;
  const dx = beyond(at.x, view.width);
  const dy = beyond(at.y, view.height);
  return dx === 0 && dy === 0 ? camera : pan(camera, dx, dy, bounds, view);
}

/** Never loses the board: its middle may not leave the view. */
export function clamp(camera: Camera, bounds: Bounds): Camera {
  return {
    x: Math.min(bounds.x + bounds.width, Math.max(bounds.x, camera.x)),
    y: Math.min(bounds.y + bounds.height, Math.max(bounds.y, camera.y)),
    zoom: Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, camera.zoom)),
    turn: normal(camera.turn),
  };
}

/** Leaves no empty table beside a board that is wider than the view; up and down it may stand free of what floats there. */
export function fill(camera: Camera, bounds: Bounds, view: View): Camera {
  if (camera.turn !== 0) return camera;
  const half = view.width / (2 * fit(bounds, view) * camera.zoom);
  if (2 * half >= bounds.width) return { ...camera, x: bounds.x + bounds.width / 2 };
  return { ...camera, x: Math.min(bounds.x + bounds.width - half, Math.max(bounds.x + half, camera.x)) };
}

/** A spot to be near to: so near that `size` board units are at least so many pixels, both ways. */
export interface Wish {
  readonly spot: Point;
  readonly size: number;
  readonly pixels: number;
}

/** The camera that grants a wish; none where the whole board is large enough, or nothing is wished for. */
export function granted(wish: Wish | null, turn: number, bounds: Bounds, view: View): Camera | null {
  if (!wish) return null;
  const zoom = wish.pixels / (wish.size * fit(bounds, view) * squash(view.tilt ?? 0));
  return zoom <= 1.15 ? null : fill(clamp({ ...wish.spot, zoom, turn }, bounds), bounds, view);
}

/** A step from one camera to another, the shorter way round; `t` from 0 to 1. */
export function blend(from: Camera, to: Camera, t: number): Camera {
  const mix = (a: number, b: number) => a + (b - a) * t;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    zoom: mix(from.zoom, to.zoom),
    turn: normal(from.turn + normal(to.turn - from.turn) * t),
  };
}

/** An angle between -180 (excluded) and 180 degrees. */
export function normal(turn: number): number {
  const rest = (((turn + 180) % 360) + 360) % 360;
  return rest === 0 ? 180 : rest - 180;
}

function between([p, q]: readonly [Point, Point]) {
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  return { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2, length: Math.hypot(dx, dy), angle: Math.atan2(dy, dx) };
}

function radians(turn: number): number {
  return (turn * Math.PI) / 180;
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}
