import type { SvgNode } from '../svg/parse-svg.ts';

/** A transformation matrix with the six numbers that both SVG and PDF use. */
export type Matrix = readonly [number, number, number, number, number, number];
const SAME: Matrix = [1, 0, 0, 1, 0, 0];

/** Multiplies two transformations. `b` is applied first, then `a`. */
export const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
];

const stepOf = (name: string, [a = 0, b, c, d = 0, e = 0, f = 0]: readonly number[]): Matrix => {
  if (name === 'translate') return [1, 0, 0, 1, a, b ?? 0];
  if (name === 'scale') return [a, 0, 0, b ?? a, 0, 0];
  if (name === 'matrix') return [a, b ?? 0, c ?? 0, d, e, f];
  if (name !== 'rotate') return SAME;
  const [sin, cos] = [Math.sin((a * Math.PI) / 180), Math.cos((a * Math.PI) / 180)];
  const [x, y] = [b ?? 0, c ?? 0];
  return times(times([1, 0, 0, 1, x, y], [cos, sin, -sin, cos, 0, 0]), [1, 0, 0, 1, -x, -y]);
};

/** Returns the transformation of an element's `transform` attribute. */
export const matrixOf = (node: SvgNode): Matrix =>
  [...(node.attributes.get('transform') ?? '').matchAll(/(\w+)\s*\(([^)]*)\)/g)].reduce(
    (matrix, [, name = '', text = '']) =>
      times(
        matrix,
        stepOf(
          name,
          text
            .trim()
            .split(/[\s,]+/)
            .map(Number),
        ),
      ),
    SAME,
  );
