import {
  clip,
  closePath,
  concatTransformationMatrix,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  endPath,
  lineTo,
  moveTo,
} from 'pdf-lib';
import { parseSvg, type SvgNode } from '../svg/parse-svg.ts';
import { type Matrix, matrixOf, times } from './svg-matrix.ts';

/** Upper left corner and size of a picture, in points. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Paint {
  readonly fill: string | null;
  readonly stroke: string | null;
  readonly strokeWidth: number;
  readonly opacity: number;
}

const NAMED: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#FFFFFF',
  red: '#FF0000',
  green: '#008000',
  blue: '#0000FF',
  gray: '#808080',
  grey: '#808080',
  navy: '#000080',
  orange: '#FFA500',
  yellow: '#FFFF00',
};

const hexOf = (text: string): string | null => {
  const named = NAMED[text.toLowerCase()] ?? text;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(named);
  if (short !== null)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  if (/^#[0-9a-f]{6}$/i.test(named)) return named;
  const parts = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/i.exec(named)?.slice(1).map(Number);
  return parts === undefined
    ? null
    : `#${parts.map((part) => Math.min(255, part).toString(16).padStart(2, '0')).join('')}`;
};

const colorOf = (hex: string) => {
  const value = Number.parseInt(hex.slice(1), 16);
  return rgb(((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255);
};

const number = (node: SvgNode, name: string): number =>
  Number.parseFloat(node.attributes.get(name) ?? '0') || 0;

const ROUND = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

const ARC = /\s*,?\s*([-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?)/iy;
const FLAG = /\s*,?\s*([01])/y;
/** Patterns of the seven arc parameters: two radii, a rotation, two flags, an end point. */
const ARC_PARTS = [ARC, ARC, ARC, FLAG, FLAG, ARC, ARC] as const;

/** Puts spaces between the parameters of arcs, because the PDF library cannot parse arcs without spaces around the flags. */
const spreadArcs = (path: string): string =>
  path.replaceAll(/([aA])([^a-df-zA-DF-Z]*)/g, (_, command: string, text: string) => {
    const parts: string[] = [];
    let at = 0;
    while (at < text.length) {
      for (const part of ARC_PARTS) {
        part.lastIndex = at;
        const found = part.exec(text);
        if (found === null) return parts.length === 0 ? '' : `${command}${parts.join(' ')} `;
        parts.push(found[1] ?? '0');
        at = part.lastIndex;
      }
    }
    return `${command}${parts.join(' ')} `;
  });

/** Returns a path with the outline of any shape, or null for other elements. */
const outlineOf = (node: SvgNode): string | null => {
  const at = (name: string): number => number(node, name);
  const points = (node.attributes.get('points') ?? '').trim();
  switch (node.name) {
    case 'path':
      return spreadArcs(node.attributes.get('d') ?? '');
    case 'rect':
      return `M${at('x')} ${at('y')}h${at('width')}v${at('height')}h${-at('width')}z`;
    case 'circle':
      return ROUND(at('cx'), at('cy'), at('r'), at('r'));
    case 'ellipse':
      return ROUND(at('cx'), at('cy'), at('rx'), at('ry'));
    case 'line':
      return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`;
    case 'polyline':
      return points === '' ? null : `M${points}`;
    case 'polygon':
      return points === '' ? null : `M${points}z`;
    default:
      return null;
  }
};

const paintOf = (node: SvgNode, before: Paint): Paint => {
  const plainColorOf = (name: string, inherited: string | null): string | null => {
    const value = node.attributes.get(name);
    if (value === undefined) return inherited;
    // A value that is not a plain color is printed in black, for example a gradient.
    return value === 'none' ? null : (hexOf(value) ?? '#000000');
  };
  const opacity = Number.parseFloat(node.attributes.get('opacity') ?? '1');
  return {
    fill: plainColorOf('fill', before.fill),
    stroke: plainColorOf('stroke', before.stroke),
    strokeWidth: node.attributes.has('stroke-width')
      ? number(node, 'stroke-width')
      : before.strokeWidth,
    opacity: before.opacity * (Number.isFinite(opacity) ? opacity : 1),
  };
};

const HIDDEN: ReadonlySet<string> = new Set([
  'defs',
  'clipPath',
  'mask',
  'symbol',
  'title',
  'desc',
]);

const drawNode = (page: PDFPage, node: SvgNode, matrix: Matrix, before: Paint): void => {
  if (HIDDEN.has(node.name) || node.attributes.get('display') === 'none') return;
  const paint = paintOf(node, before);
  const placed = times(matrix, matrixOf(node));
  const outline = outlineOf(node);
  if (outline !== null && (paint.fill !== null || paint.stroke !== null)) {
    page.pushOperators(pushGraphicsState(), concatTransformationMatrix(...placed));
    // The PDF library flips the vertical axis of a path. This flip restores the axis.
    page.pushOperators(concatTransformationMatrix(1, 0, 0, -1, 0, 0));
    page.drawSvgPath(outline, {
      x: 0,
      y: 0,
      opacity: paint.opacity,
      borderOpacity: paint.opacity,
      ...(paint.fill !== null && { color: colorOf(paint.fill) }),
      ...(paint.stroke !== null && {
        borderColor: colorOf(paint.stroke),
        borderWidth: paint.strokeWidth,
      }),
    });
    page.pushOperators(popGraphicsState());
  }
  for (const child of node.children)
    if (typeof child !== 'string') drawNode(page, child, placed, paint);
};

const PLAIN: Paint = { fill: '#000000', stroke: null, strokeWidth: 1, opacity: 1 };

/** Draws a sanitized SVG into a PDF, without texts and gradients. Returns false if the SVG cannot be parsed. */
export const drawSvg = (page: PDFPage, bytes: Uint8Array, frame: Frame): boolean => {
  const parsed = parseSvg(new TextDecoder().decode(bytes));
  if (typeof parsed === 'string') return false;
  const box = (parsed.root.attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [left = 0, top = 0, width = 0, height = 0] = box;
  if (!(width > 0 && height > 0)) return false;
  const { x, y } = frame;
  const scale = Math.min(frame.width / width, frame.height / height);
  page.pushOperators(
    pushGraphicsState(),
    moveTo(x, y),
    lineTo(x + frame.width, y),
    lineTo(x + frame.width, y - frame.height),
    lineTo(x, y - frame.height),
    closePath(),
    clip(),
    endPath(),
  );
  const matrix: Matrix = [scale, 0, 0, -scale, x - left * scale, y + top * scale];
  drawNode(page, parsed.root, matrix, PLAIN);
  page.pushOperators(popGraphicsState());
  return true;
};
