/** A document of the repository as citations see it: headings with what stands below them, and terms. */
export interface Guide {
  readonly file: string;
  readonly sections: readonly Section[];
  readonly text: string;
}

/** A heading and everything up to the next one of its rank, folded for comparing. */
export interface Section {
  readonly number: string | null;
  readonly title: string;
  readonly text: string;
}

/** What a name is compared by: words alone, whatever marks, quotes or table lines stand between them. */
export const fold = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const HEADING = /^(#{1,6}) (?:§?(\d+(?:\.\d+)*)\.? )?(.+)$/;

/** Takes a document apart; whatever is no heading belongs to all headings above it. */
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

/** Whether a heading, a term in bold or the first cell of a row holds the name; mere running text is no place to send a reader. */
export const hasName = ({ sections, text }: Guide, name: string): boolean => {
  const terms = [...text.matchAll(TERM)].map(([, bold, cell]) => fold(bold ?? cell ?? ''));
  return [...sections.map(({ title }) => title), ...terms].some((t) => t.includes(fold(name)));
};

/** Whether a row, a heading or a term in bold begins with the mark, as I23 or T4 do. */
export const hasMark = ({ text }: Guide, mark: string): boolean =>
  new RegExp(`^(?:\\|\\s*|#+ |[-*] )(?:\\*\\*|\`)?${mark}\\b|\\*\\*${mark}\\b`, 'm').test(text);
