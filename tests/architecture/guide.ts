/** A document prepared for citations: headings with their text, and terms. */
export interface Guide {
  readonly file: string;
  readonly sections: readonly Section[];
  readonly text: string;
}

/** A heading and all text up to the next heading of the same level, normalized for comparison. */
export interface Section {
  readonly number: string | null;
  readonly title: string;
  readonly text: string;
}

/** Normalizes a text for comparison: only its words remain, without markup, quotes and table lines. */
export const fold = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const HEADING = /^(#{1,6}) (?:§?(\d+(?:\.\d+)*)\.? )?(.+)$/;

/** Splits a document into sections. A line of text belongs to its own heading and to every higher-level heading above it. */
export const readGuide = (file: string, text: string): Guide => {
  const lines = text.split('\n');
  const ranks = lines.map((line) => HEADING.exec(line)?.[1]?.length ?? null);
  const sections = lines.flatMap((line, at): Section[] => {
    const [, marks = '', number, title = ''] = HEADING.exec(line) ?? [];
    if (marks === '') return [];
    const after = ranks.findIndex((r, i) => i > at && r !== null && r <= marks.length);
    const below = lines.slice(at, after === -1 ? lines.length : after).join('\n');
    return [{ number: number ?? null, title: fold(title), text: fold(below) }];
  });
  return { file, sections, text };
};

const TERM = /\*\*([^*\n]+)\*\*|^\|([^|\n]+)\|/gm;

/** Checks whether a heading, a bold term or a first table cell contains the name. The name in running text does not count. */
export const hasName = ({ sections, text }: Guide, name: string): boolean => {
  const terms = [...text.matchAll(TERM)].map(([, bold, cell]) => fold(bold ?? cell ?? ''));
  return [...sections.map(({ title }) => title), ...terms].some((t) => t.includes(fold(name)));
};

/** Checks whether a table row, a heading or a bold term starts with the mark, such as I23 or T4. */
export const hasMark = ({ text }: Guide, mark: string): boolean =>
  new RegExp(`^(?:\\|\\s*|#+ |[-*] )(?:\\*\\*|\`)?${mark}\\b|\\*\\*${mark}\\b`, 'm').test(text);
