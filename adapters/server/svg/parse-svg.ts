import sax from 'sax';
import type { BrandImageProblem } from '#core/branding/check-image-size.rule.ts';
import { isWithinSvgBounds } from './svg-bounds.ts';
import { ATTRIBUTES, ELEMENTS, LEFT_OUT, REFUSED, SVG, SVG_LIMITS, XHTML } from './svg-allowed.ts';

/** An element with its allowed attributes only. Text is among its children. */
export interface SvgNode {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: (SvgNode | string)[];
}

/** The parsed image and its style sheets. */
export interface ParsedSvg {
  readonly root: SvgNode;
  readonly sheets: readonly string[];
}

/** Thrown to stop parsing at the first refused part. */
class Refused extends Error {
  readonly problem: BrandImageProblem;
  constructor(problem: BrandImageProblem) {
    super(problem);
    this.problem = problem;
  }
}
const refuse = (problem: BrandImageProblem): never => {
  throw new Refused(problem);
};

const LOCAL = /^#[\w.-]+$/;
/** A reference to a paint or clip path in the same image, optionally with a fallback color. */
const LOCAL_URL = /^url\(\s*(["']?)#[\w.-]+\1\s*\)\s*(?:none|#[0-9a-f]{3,8}|[a-z]+)?$/i;

const checkValue = (name: string, value: string): void => {
  if (name === 'href' && !LOCAL.test(value.trim())) refuse('svgOutside');
  if (/url\s*\(/i.test(value) && !LOCAL_URL.test(value.trim())) refuse('svgOutside');
  if (/(?:java|vb)script\s*:|data\s*:|@import|expression\s*\(/i.test(value)) refuse('svgScript');
  if (name !== 'aria-label' && value.includes('\\')) refuse('svgStyle');
};

const attributesOf = (tag: sax.QualifiedTag): Map<string, string> => {
  const kept = new Map<string, string>();
  for (const { local, prefix, uri, value } of Object.values(tag.attributes)) {
    if (prefix === 'xmlns' || local === 'xmlns') continue;
    // Event handlers are refused in any namespace.
    if (/^on/i.test(local)) refuse('svgScript');
    const isLink = /^(?:href|src|base|from|to|values|attributename)$/i.test(local);
    if (isLink && local !== 'href') refuse('svgOutside');
    if (local === 'href') {
      checkValue('href', value);
      kept.set('href', value.trim());
    } else if (uri === '' && (ATTRIBUTES.has(local) || local === 'style' || local === 'class')) {
      if (local !== 'style') checkValue(local, value);
      kept.set(local, value);
    }
  }
  return kept;
};

/** Returns whether to keep an element or leave it out with its content. Throws if the image must be refused because of the element. */
const checkElement = (tag: sax.QualifiedTag): 'keep' | 'sheet' | 'leaveOut' => {
  const local = tag.local.toLowerCase();
  const problem = REFUSED[local];
  // Compares the name in any namespace, because another parser may assign namespaces differently.
  if (problem !== undefined) return refuse(problem);
  if (tag.uri === XHTML) return refuse('svgForeign');
  if (tag.uri !== SVG) return 'leaveOut';
  if (local === 'style') return 'sheet';
  if (ELEMENTS.has(tag.local)) return 'keep';
  return LEFT_OUT.has(local) ? 'leaveOut' : refuse('svgParts');
};

class Reading {
  readonly sheets: string[] = [];
  root: SvgNode | null = null;
  readonly #open: SvgNode[] = [];
  #depth = 0;
  /** Depth of the outermost element that is being left out; null if none is. */
  #outside: number | null = null;
  #sheet: string[] | null = null;

  begin(tag: sax.QualifiedTag): void {
    this.#depth += 1;
    if (this.#sheet !== null) refuse('svgStyle');
    const verdict = checkElement(tag);
    const attributes = attributesOf(tag);
    if (this.#outside !== null) return;
    if (verdict === 'leaveOut') {
      if (this.#depth === 1) refuse('svgBroken');
      this.#outside = this.#depth;
      return;
    }
    if (verdict === 'sheet') {
      this.#sheet = [];
      return;
    }
    const node: SvgNode = { name: tag.local, attributes, children: [] };
    if (this.#depth === 1) {
      if (tag.local !== 'svg' || this.root !== null) refuse('svgBroken');
      this.root = node;
    } else if (tag.local === 'svg') refuse('svgParts');
    else this.#open.at(-1)?.children.push(node);
    this.#open.push(node);
  }

  text(text: string): void {
    if (this.#sheet !== null) this.#sheet.push(text);
    else if (this.#outside === null) this.#open.at(-1)?.children.push(text);
  }

  end(): void {
    if (this.#sheet !== null) {
      this.sheets.push(this.#sheet.join(''));
      this.#sheet = null;
    } else if (this.#outside === null) this.#open.pop();
    if (this.#outside === this.#depth) this.#outside = null;
    this.#depth -= 1;
  }
}

const follow = (parser: sax.SAXParser, reading: Reading): void => {
  parser.onerror = () => refuse('svgBroken');
  parser.ondoctype = (given) => {
    if (/[[%]|<!|ENTITY/i.test(given)) refuse('svgEntities');
  };
  parser.onprocessinginstruction = ({ name }) => {
    if (name.toLowerCase() !== 'xml') refuse('svgOutside');
  };
  parser.onopentag = (tag) => reading.begin(tag as sax.QualifiedTag);
  parser.onclosetag = () => reading.end();
  parser.ontext = (text) => reading.text(text);
  parser.oncdata = (text) => reading.text(text);
};

/** Parser options: namespaces are on, and only the five XML entities are known. */
const READING = { xmlns: true, strictEntities: true };

/** Parses an SVG strictly as XML and keeps the allowed parts. If the image is refused, returns the first problem (SECURITY.md §2.13). */
export const parseSvg = (text: string): ParsedSvg | BrandImageProblem => {
  if (text.length > SVG_LIMITS.text) return 'size';
  if (!isWithinSvgBounds(text)) return 'svgLarge';
  const reading = new Reading();
  const parser = sax.parser(true, READING);
  follow(parser, reading);
  try {
    parser.write(text).close();
  } catch (cause) {
    if (cause instanceof Refused) return cause.problem;
    return 'svgBroken';
  }
  const { root, sheets } = reading;
  return root === null ? 'svgBroken' : { root, sheets };
};
