import type { CleanSvg, SvgReader } from '#core/backend/branding/svg-reader.port.ts';
import type { BrandImageProblem } from '#core/branding/check-image-size.rule.ts';
import { parseSvg, type SvgNode } from './parse-svg.ts';
import { SVG, SVG_LIMITS } from './svg-allowed.ts';
import { readDeclarations, readSheet } from './svg-styles.ts';

type Rules = ReadonlyMap<string, ReadonlyMap<string, string>>;

const nodesOf = (node: SvgNode): readonly SvgNode[] => [
  node,
  ...node.children.flatMap((child) => (typeof child === 'string' ? [] : nodesOf(child))),
];

const OUTSIDE = /url\s*\((?!\s*["']?#[\w.-]+["']?\s*\))|:\/\/|data:/i;

/** Converts styles to attributes, so that the served image has no CSS and the PDF writer need not resolve styles. */
const settleStyles = (node: SvgNode, rules: Rules): BrandImageProblem | null => {
  const { attributes } = node;
  const classes = (attributes.get('class') ?? '').split(/\s+/).filter(Boolean);
  const own = readDeclarations(attributes.get('style') ?? '');
  if (own === null) return OUTSIDE.test(attributes.get('style') ?? '') ? 'svgOutside' : 'svgStyle';
  attributes.delete('class');
  attributes.delete('style');
  for (const declared of [...classes.map((name) => rules.get(name)), own])
    for (const [name, value] of declared ?? []) {
      if (OUTSIDE.test(value)) return 'svgOutside';
      attributes.set(name, value);
    }
  return null;
};

/** Refuses `use` references to elements that contain further references, because nested references multiply the content. */
const checkUses = (all: readonly SvgNode[]): BrandImageProblem | null => {
  const uses = all.filter(({ name }) => name === 'use');
  if (uses.length > SVG_LIMITS.uses) return 'svgLarge';
  const byId = new Map(all.map((node) => [node.attributes.get('id') ?? '', node]));
  for (const use of uses) {
    const target = byId.get((use.attributes.get('href') ?? '').slice(1));
    if (target === undefined || nodesOf(target).some(({ name }) => name === 'use'))
      return 'svgParts';
  }
  return null;
};

const sizeOf = ({ attributes }: SvgNode): { width: number; height: number } | null => {
  const box = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = box;
  if (box.length === 4 && box.every(Number.isFinite)) return { width, height };
  const side = (name: string): number =>
    Number(/^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(attributes.get(name) ?? '')?.[1] ?? Number.NaN);
  const sides = { width: side('width'), height: side('height') };
  return Number.isFinite(sides.width + sides.height) ? sides : null;
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escape = (text: string): string =>
  text
    // Removes the characters that XML forbids.
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const TEXTS: ReadonlySet<string> = new Set(['text', 'tspan', 'title', 'desc']);

const write = ({ name, attributes, children }: SvgNode, head = ''): string => {
  const text = [...attributes].map(([key, value]) => ` ${key}="${escape(value)}"`).join('');
  const inner = children
    .map((child) => {
      if (typeof child !== 'string') return write(child);
      return TEXTS.has(name) ? escape(child) : '';
    })
    .join('');
  return inner === '' ? `<${name}${head}${text}/>` : `<${name}${head}${text}>${inner}</${name}>`;
};

const whole = (value: number): number => Math.max(0, Math.round(value));

const clean = (bytes: Uint8Array): CleanSvg | BrandImageProblem => {
  const parsed = parseSvg(new TextDecoder().decode(bytes));
  if (typeof parsed === 'string') return parsed;
  const sheet = parsed.sheets.join('\n');
  const rules = readSheet(sheet);
  if (rules === null)
    return OUTSIDE.test(sheet) || /@import/i.test(sheet) ? 'svgOutside' : 'svgStyle';
  const all = nodesOf(parsed.root);
  for (const node of all) {
    const problem = settleStyles(node, rules);
    if (problem !== null) return problem;
  }
  const size = sizeOf(parsed.root);
  if (size === null) return 'svgSize';
  const { root } = parsed;
  if (!root.attributes.has('viewBox'))
    root.attributes.set('viewBox', `0 0 ${size.width} ${size.height}`);
  root.attributes.set('width', String(size.width));
  root.attributes.set('height', String(size.height));
  return (
    checkUses(all) ?? {
      bytes: new TextEncoder().encode(write(root, ` xmlns="${SVG}"`)),
      width: whole(size.width),
      height: whole(size.height),
    }
  );
};

/** Cleans SVG in this process, within limits on length, depth and number of elements. */
export const svgReader: SvgReader = { clean };
