/** How a field is written in one cell of a file. An unreadable value stays one that the form refuses. */
export interface FileCell {
  /** Returns the value for the form to validate. A cell with only a dash gives `null` or the field's own empty value. */
  read(text: string): unknown;
  show(value: unknown): string;
  /** The allowed values, for a field with choices. */
  readonly choices?: readonly string[];
}

/** A cell with only this sign clears the value; an empty cell leaves it unchanged. */
export const EMPTIES = '-';

/** Creates a cell from its read and show functions. `none` is the value of a dash alone. */
export const fileCell = (
  read: (text: string) => unknown,
  show: (value: never) => string,
  none: unknown = null,
): FileCell => ({
  read: (text) => (text.trim() === EMPTIES ? none : read(text.trim())),
  show: (value) => (value === null || value === undefined ? '' : show(value as never)),
});

/** A text cell. A text that is itself a dash, with or without backslashes before it, is written with one more backslash. */
export const textCell = fileCell(
  (text) => (/^\\+-$/.test(text) ? text.slice(1) : text),
  (value: string) => (/^\\*-$/.test(value) ? `\\${value}` : value),
);

/** A whole number in a cell. */
export const numberCell = fileCell(
  (text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN),
  String,
);

/** A cell with one of several values, in any letter case. */
export const choiceCell = (choices: readonly string[]): FileCell => ({
  ...fileCell(
    (text) => choices.find((one) => one.toLowerCase() === text.toLowerCase()) ?? text,
    (value: string) => value,
  ),
  choices,
});

/** Yes or no in a cell. */
export const yesNoCell = fileCell(
  (text) => {
    const word = text.toLowerCase();
    if (['yes', 'y', 'true', '1'].includes(word)) return true;
    return ['no', 'n', 'false', '0'].includes(word) ? false : text;
  },
  (value: boolean) => (value ? 'yes' : 'no'),
  false,
);

/** Returns the parts of a cell that contains several values separated by semicolons. */
export const cellParts = (text: string): readonly string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A cell with several texts, without duplicates. */
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
