import { dirname, join, normalize } from 'node:path';

/** A Markdown document with its path in the repository. */
export interface Document {
  readonly file: string;
  readonly text: string;
}

/** Maximum number of characters in a table cell. Longer text belongs in a list or a paragraph. */
const CELL = 160;
/**
 * Maximum number of characters in a table line with aligned columns. A wider table must not be aligned, because the
 * alignment blanks would take too many bytes.
 */
const LINED_UP = 100;

interface Line {
  readonly at: number;
  readonly text: string;
}

/** Returns the lines outside of code blocks, with their line numbers. */
const proseOf = (text: string): readonly Line[] => {
  let isCode = false;
  return text.split('\n').flatMap((line, index) => {
    const isFence = line.trimStart().startsWith('```');
    if (isFence) isCode = !isCode;
    return isFence || isCode ? [] : [{ at: index + 1, text: line }];
  });
};

const cellsOf = (row: string): readonly string[] => row.split(/(?<!\\)\|/).slice(1, -1);

/** Groups consecutive table lines into tables. */
const tablesOf = (lines: readonly Line[]): readonly (readonly Line[])[] => {
  const tables: Line[][] = [];
  for (const line of lines) {
    if (!line.text.trimStart().startsWith('|')) continue;
    const last = tables.at(-1);
    if (last?.at(-1)?.at === line.at - 1) last.push(line);
    else tables.push([line]);
  }
  return tables;
};

const tableFaults = (file: string, lines: readonly Line[]): readonly string[] =>
  tablesOf(lines).flatMap((rows) => {
    const isWide = rows.some(({ text }) => text.length > LINED_UP);
    return rows.flatMap(({ at, text }) => {
      const cells = cellsOf(text);
      const isRule = cells.every((cell) => /^ *:?-+:? *$/.test(cell));
      const long = cells.filter((cell) => cell.trim().length > CELL);
      const padded = isWide && cells.some((cell) => cell !== '' && cell !== ` ${cell.trim()} `);
      const ruled = isWide && isRule && text.length > LINED_UP;
      return [
        ...long.map((cell) => `${file}:${at}: a cell of ${cell.trim().length} characters`),
        ...(padded || ruled ? [`${file}:${at}: a wide table is padded`] : []),
      ];
    });
  });

/** Returns the anchor of a heading in GitHub's format. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

const slugsOf = (text: string): ReadonlySet<string> =>
  new Set(
    proseOf(text).flatMap((line) => {
      const [, heading] = /^#{1,6} (.+)$/.exec(line.text) ?? [];
      return heading === undefined ? [] : [slugOf(heading)];
    }),
  );

const LINK = /\]\(([^)\s]+)\)/g;

/** Lists links to a missing file or heading. `exists` checks a path in the repository. */
const linkFaults = (
  { file, text }: Document,
  documents: ReadonlyMap<string, string>,
  exists: (path: string) => boolean,
): readonly string[] =>
  proseOf(text).flatMap(({ at, text: line }) =>
    [...line.matchAll(LINK)].flatMap(([, link = '']) => {
      if (/^[a-z]+:|^\//.test(link)) return [];
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : normalize(join(dirname(file), path));
      if (!exists(target)) return [`${file}:${at}: ${link} leads nowhere`];
      const page = documents.get(target);
      const isMissing = anchor !== undefined && page !== undefined && !slugsOf(page).has(anchor);
      return isMissing ? [`${file}:${at}: ${link} leads to no heading`] : [];
    }),
  );

/** Lists the faults of documents as texts, one per fault. */
export const documentFaults = (
  documents: readonly Document[],
  exists: (path: string) => boolean,
): readonly string[] => {
  const texts = new Map(documents.map(({ file, text }) => [file, text]));
  return documents.flatMap((document) => [
    ...tableFaults(document.file, proseOf(document.text)),
    ...linkFaults(document, texts, exists),
  ]);
};
