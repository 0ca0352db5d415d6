import { PRESENTATION } from './svg-allowed.ts';

/** The attributes that a style sets, by name. */
type Declarations = ReadonlyMap<string, string>;

/** Matches plain declarations: no escapes, at-rules or URLs. */
const PLAIN = /^[\w\s.,#%()+\-"';:]*$/;

/**
 * Reads a style such as `fill:#fff;stroke:none`, leaving out unknown properties. Returns null if the style has more than
 * plain declarations.
 */
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

/** Reads a style sheet of class rules, as drawing programs write it. Returns null for any other selector or rule. */
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
