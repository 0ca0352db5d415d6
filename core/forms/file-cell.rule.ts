/** Reads and writes a field as one cell of a file. An unreadable text becomes a value that the form refuses. */
export interface FileCell {
  /** Returns the value that the form validates. A single dash returns null or the field's empty value. */
  read(text: string): unknown;
  show(value: unknown): string;
  /** Allowed values of a field with choices. */
  readonly choices?: readonly string[];
}

/** Content of a cell that clears the value. An empty cell leaves the value unchanged. */
export const EMPTIES = '-';

/** Creates a file cell from functions that read and show it. `none` is the value of a single dash. */
export const fileCell = (
  read: (text: string) => unknown,
  show: (value: never) => string,
  none: unknown = null,
): FileCell => ({
  read: (text) => (text.trim() === EMPTIES ? none : read(text.trim())),
  show: (value) => (value === null || value === undefined ? '' : show(value as never)),
});

/** File cell for text. A text that is only a dash (with or without backslashes before the dash) is written with one more backslash. */
export const textCell = fileCell(
  (text) => (/^\\+-$/.test(text) ? text.slice(1) : text),
  (value: string) => (/^\\*-$/.test(value) ? `\\${value}` : value),
);

/** File cell for a whole number. */
export const numberCell = fileCell(
  (text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN),
  String,
);

/** Creates a file cell for one of several values, ignoring case. */
export const choiceCell = (choices: readonly string[]): FileCell => ({
  ...fileCell(
    (text) => choices.find((one) => one.toLowerCase() === text.toLowerCase()) ?? text,
    (value: string) => value,
  ),
  choices,
});

/** File cell for yes or no. */
export const yesNoCell = fileCell(
  (text) => {
    const word = text.toLowerCase();
    if (['yes', 'y', 'true', '1'].includes(word)) return true;
    return ['no', 'n', 'false', '0'].includes(word) ? false : text;
  },
  (value: boolean) => (value ? 'yes' : 'no'),
  false,
);

/** Splits a cell with several values at semicolons. */
export const cellParts = (text: string): readonly string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Creates a file cell for several texts, without duplicates. */
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
