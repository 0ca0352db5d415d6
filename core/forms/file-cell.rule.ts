/** How a field stands in one cell of a file of rows; what cannot be read stays something that the form refuses. */
export interface FileCell {
  /** The value for the form to check. Empties, where a dash stands alone, are `null`. */
  read(text: string): unknown;
  show(value: unknown): string;
  /** The words it takes, where it is one or some of a few. */
  readonly choices?: readonly string[];
}

/** Stands alone in a cell that takes away what is there; an empty cell leaves it. */
export const EMPTIES = '-';

/** A cell by how it is read and shown; `none` is what a dash alone is read as. */
export const fileCell = (
  read: (text: string) => unknown,
  show: (value: never) => string,
  none: unknown = null,
): FileCell => ({
  read: (text) => (text.trim() === EMPTIES ? none : read(text.trim())),
  show: (value) => (value === null || value === undefined ? '' : show(value as never)),
});

/** A text; one that is a dash itself, however many backslashes it has, is written with one more before it. */
export const textCell = fileCell(
  (text) => (/^\\+-$/.test(text) ? text.slice(1) : text),
  (value: string) => (/^\\*-$/.test(value) ? `\\${value}` : value),
);

/** A whole number. */
export const numberCell = fileCell(
  (text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN),
  String,
);

/** One of a few words, however it is written. */
export const choiceCell = (choices: readonly string[]): FileCell => ({
  ...fileCell(
    (text) => choices.find((one) => one.toLowerCase() === text.toLowerCase()) ?? text,
    (value: string) => value,
  ),
  choices,
});

/** Yes or no. */
export const yesNoCell = fileCell(
  (text) => {
    const word = text.toLowerCase();
    if (['yes', 'y', 'true', '1'].includes(word)) return true;
    return ['no', 'n', 'false', '0'].includes(word) ? false : text;
  },
  (value: boolean) => (value ? 'yes' : 'no'),
  false,
);

/** The parts of a cell that holds several, with a semicolon between. */
export const cellParts = (text: string): readonly string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Several texts, each once. */
export const textsCell = (choices: readonly string[] = []): FileCell => {
  const one = choiceCell(choices);
  const some = fileCell(
    (text) => [...new Set(cellParts(text).map((part) => one.read(part)))],
    (values: readonly string[]) =>
      values.toSorted((a, b) => choices.indexOf(a) - choices.indexOf(b)).join('; '),
    [],
  );
  return choices.length === 0 ? some : { ...some, choices };
};
