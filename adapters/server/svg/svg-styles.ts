import { PRESENTATION } from './svg-allowed.ts';

/** Attributes that a style sets, by their names; null where it holds more than plain declarations. */
type Declarations = ReadonlyMap<string, string>;

/** Declarations written in plain words: no escapes, no rules of their own, nothing that fetches. */
const PLAIN = /^[\w\s.,#%()+\-"';:]*$/;

/** Reads `fill:#fff;stroke:none`; what is no presentation attribute is left out. */
export const readDeclarations = (style: string): Declarations | null => {
  const text = style.replaceAll(/\/\*[\s\S]*?\*\//g, '').trim();
  if (!PLAIN.test(text)) return null;
  const found = new Map<string, string>();
  for (const part of text.split(';')) {
    const at = part.indexOf(':');
    if (part.trim() === '') continue;
    if (at < 0) return null;
    const name = part.slice(0, at).trim().toLowerCase();
    const value = part.slice(at + 1).trim();
    if (PRESENTATION.has(name)) found.set(name, value);
  }
  return found;
};

/** Reads a sheet of rules by class, as drawing programs write it; null for anything cleverer. */
export const readSheet = (sheet: string): ReadonlyMap<string, Declarations> | null => {
  const text = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '').trim();
  const rules = new Map<string, Map<string, string>>();
  const blocks = text === '' ? [] : text.split('}');
  if (blocks.length > 0 && blocks.pop()?.trim() !== '') return null;
  for (const block of blocks) {
    const [selectors, body, more] = block.split('{');
    if (selectors === undefined || body === undefined || more !== undefined) return null;
    const declared = readDeclarations(body);
    if (declared === null) return null;
    for (const selector of selectors.split(',')) {
      const name = /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1];
      if (name === undefined) return null;
      rules.set(name, new Map([...(rules.get(name) ?? []), ...declared]));
    }
  }
  return rules;
};
