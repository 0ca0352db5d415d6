import { dirname, join } from 'node:path';
import { fold, hasMark, hasName, readGuide, type Guide } from './guide.ts';

/** A tracked file, which may cite other files and be cited by other files. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** The result of `readCitations`: the citations found, and those that lead nowhere. */
export interface Reading {
  /** Maps each cited document to the number of its citations. */
  readonly resolved: ReadonlyMap<string, number>;
  /** One text per unresolved citation: file, line number and what is missing. */
  readonly unresolved: readonly string[];
}

/** Maps the short names of documents in comments to their files. */
const CALLED: Readonly<Record<string, string>> = {
  spec: 'core/PRODUCT.md',
  'domain guide': 'core/DOMAIN.md',
  'gating readme': 'core/gating/README.md',
  'backend readme': 'core/backend/README.md',
  'core readme': 'core/README.md',
  'ui readme': 'ui/README.md',
  'kit readme': 'ui/kit/README.md',
  'server readme': 'adapters/server/README.md',
  'adapters readme': 'adapters/README.md',
  'composition readme': 'composition/README.md',
  'deploy readme': 'composition/deploy/README.md',
  'provisioning readme': 'core/provisioning/README.md',
  'tests readme': 'tests/README.md',
  'security.md': 'adapters/server/SECURITY.md',
  'root security.md': 'SECURITY.md',
  'contributing.md': 'CONTRIBUTING.md',
  readme: 'README.md',
};

/** Names of documents outside the repository, which a reader of a comment cannot find. */
const ELSEWHERE =
  /\.\.\/shared\b|(?<![\w/.-])(?:security|gating|domain|design|tokens|operating|stack|architecture|specification)\.md\b/g;

const CITED =
  /(?<![\w/.])(?:[Ss]pec(?= §)|[Dd]omain guide|(?:(?:[Gg]ating|[Bb]ackend|[Cc]ore|ui|kit|[Ss]erver|[Aa]dapters|[Cc]omposition|[Dd]eploy|[Pp]rovisioning|[Tt]ests) )?README(?!\.md)|(?:[Rr]oot )?SECURITY\.md|CONTRIBUTING\.md)/g;

const QUOTED = /["“`][^"”`]{1,80}["”`]/.source;
/** Matches an identifier, a path, or up to three words at the end of a citation. */
const BARE =
  /[\w-]*(?:[a-z][A-Z]|\/)[\w/=-]*|(?!and |or |to |of |is |as |that |needs )\w[\w-]*(?: [\w-]+){0,2}(?=[),;])/
    .source;
const NAME = `(?: (?:${QUOTED}|${BARE}))?`;
const MARK = /[IT]\d{1,2}\b/.source;
const FIRST = new RegExp(`,? ((?:§ ?)?\\d+(?:\\.\\d+)*${NAME}|${MARK}|${QUOTED})`, 'y');
const NEXT = new RegExp(
  `(?:, and |, | and | to )((?:§ ?\\d+(?:\\.\\d+)*|\\d+\\.\\d+)${NAME}|${MARK}|${QUOTED})`,
  'y',
);
/** Matches the number of an invariant of the gate, such as I23. */
const INVARIANT = /(?<![\w.])I[1-9]\d?(?![\w.])/g;

/** Returns the cited places after a document's name, and the end position of the last one. */
const placesAfter = (text: string, from: number): { places: readonly string[]; end: number } => {
  const places: string[] = [];
  let end = from;
  for (let step = FIRST; ; step = NEXT) {
    step.lastIndex = end;
    const [whole, place] = step.exec(text) ?? [];
    if (whole === undefined || place === undefined) return { places, end };
    places.push(place);
    end += whole.length;
  }
};

/**
 * Joins a text into one line without comment marks and repeated blanks, because a citation may span two lines. Returns
 * that line and, for each position in the line, the original line number.
 */
const flatten = (text: string) => {
  const starts: number[] = [];
  let flat = '';
  for (const line of text.split('\n')) {
    starts.push(flat.length);
    const text = line.replace(/^\s*(?:\*(?!\/)|\/\/|#)?\s*/, '').replaceAll(/\s+/g, ' ');
    flat += text.endsWith(' ') ? text : `${text} `;
  }
  const lineOf = (i: number) => starts.findLastIndex((start) => start <= i) + 1;
  return { text: flat, lineOf };
};

const NUMBERED = /^(?:§ ?)?(\d+(?:\.\d+)*)(?: (.+))?$/;

/**
 * Returns the missing part of a document for one cited place, or null if the place exists. A bare name is looked up in the
 * section that the text cited before the name.
 */
const missing = (guide: Guide, place: string, before: string | null): string | null => {
  if (/^[IT]\d+$/.test(place)) return hasMark(guide, place) ? null : `no ${place}`;
  const [, number = before, name = place] = NUMBERED.exec(place) ?? [];
  if (number === null) return hasName(guide, name) ? null : `no heading or term ${name}`;
  const section = guide.sections.find((s) => s.number === number);
  if (section === undefined) return `no section ${number}`;
  if (name === place && NUMBERED.test(place)) return null;
  return section.text.includes(fold(name)) ? null : `no ${name} in section ${number}`;
};

const lacking = (guide: Guide, places: readonly string[]): readonly string[] => {
  let before: string | null = null;
  return places.flatMap((place) => {
    const lack = missing(guide, place, before);
    before = NUMBERED.exec(place)?.[1] ?? before;
    return lack === null ? [] : [lack];
  });
};

/** Finds names of documents that are not in the repository. Names in quotes are ignored, because quoted names are values in code. */
const strayNames = (file: string, text: string, files: ReadonlySet<string>) => {
  const stray = [...text.matchAll(ELSEWHERE)].map(({ 0: name, index }) => ({ name, index }));
  const targets = Object.values(CALLED);
  for (const { 0: name, index } of text.matchAll(/(?<![\w${}/.'-])[\w./-]+\.md\b(?!['\w(])/g)) {
    const known = targets.some((path) => path === name || path.endsWith(`/${name}`));
    const found = files.has(name) || files.has(join(dirname(file), name));
    const reported = stray.some((other) => other.index === index);
    if (!found && !known && !reported) stray.push({ name, index });
  }
  return stray;
};

/** Resolves every citation in every file. */
export const readCitations = (sources: readonly Source[]): Reading => {
  const files = new Set(sources.map(({ file }) => file));
  const guides = new Map(
    sources
      .filter(({ file }) => file.endsWith('.md'))
      .map(({ file, text }) => [file, readGuide(file, text)] as const),
  );
  const resolved = new Map<string, number>();
  const unresolved: string[] = [];
  const absent = new Map<string, string[]>();

  for (const { file, text } of sources) {
    const flat = flatten(text);
    const where = (i: number) => `${file}:${String(flat.lineOf(i))}`;
    const lookUp = (target: string, places: readonly string[], i: number) => {
      const guide = guides.get(target);
      if (guide === undefined) {
        absent.set(target, [...(absent.get(target) ?? []), where(i)]);
        return;
      }
      const lacks = lacking(guide, places);
      for (const lack of lacks) unresolved.push(`${where(i)} cites ${target}: ${lack}`);
      if (lacks.length === 0) resolved.set(target, (resolved.get(target) ?? 0) + 1);
    };

    const taken: (readonly [number, number])[] = [];
    for (const { 0: name, index } of flat.text.matchAll(CITED)) {
      const { places, end } = placesAfter(flat.text, index + name.length);
      taken.push([index, end]);
      // "README" without a place is an ordinary word, not a citation.
      if (places.length > 0 || name !== 'README')
        lookUp(CALLED[name.toLowerCase()] ?? name, places, index);
    }
    for (const { 0: mark, index } of flat.text.matchAll(INVARIANT))
      if (!taken.some(([from, to]) => index >= from && index < to))
        lookUp('core/gating/README.md', [mark], index);
    for (const found of flat.text.matchAll(/§ ?(\d+(?:\.\d+)*)/g)) {
      const i = found.index;
      if (taken.some(([from, to]) => i >= from && i < to)) continue;
      const before = flat.text.slice(Math.max(0, i - 12), i);
      if (/RFC \d+,? $/.test(before)) continue;
      if (file.endsWith('.md')) lookUp(file, [found[0]], i);
      else unresolved.push(`${where(i)}: ${found[0]} of which document?`);
    }
    for (const { name, index } of strayNames(file, flat.text, files))
      unresolved.push(`${where(index)}: ${name} is not in the repository`);
  }
  for (const [target, places] of absent)
    unresolved.push(
      `${target} is not there; ${String(places.length)} citations lead to it, first ${places[0] ?? ''}`,
    );
  return { resolved, unresolved };
};
