import { foldText } from '../../kernel/fold-text.rule.ts';
import type { SpreadsheetCells } from '../../new-account/spreadsheet.schema.ts';
import {
  type SpreadsheetField,
  spreadsheetTitle,
} from '../../new-account/spreadsheet-fields.rule.ts';

/** Callback that reports a problem of a cell, as text for the user. */
export type Complain = (problem: string) => void;

/** Compares two texts after folding, so that case and similar spellings are ignored. */
export const sameWord = (one: string, other: string): boolean => foldText(one) === foldText(other);

/** Creates functions that read the cells of a row. An empty cell keeps the default; an unknown value is reported to `complain`. */
export const readingOf = (cells: SpreadsheetCells, complain: Complain) => {
  const text = (field: SpreadsheetField): string => (cells[field] ?? '').trim();
  const choice = <T extends string>(
    field: SpreadsheetField,
    all: readonly T[],
    {
      before,
      names = {},
    }: { readonly names?: Partial<Readonly<Record<T, string>>>; readonly before: T },
  ): T => {
    const cellText = text(field);
    if (cellText === '') return before;
    const found = all.find(
      (one) => sameWord(one, cellText) || sameWord(names[one] ?? one, cellText),
    );
    if (found === undefined)
      complain(`${cellText} is not a valid ${spreadsheetTitle(field).toLowerCase()}`);
    return found ?? before;
  };
  /** Parses a level from 0 to 5, also in the form shown in lists, such as `5 Master`. */
  const level = (field: SpreadsheetField, before: number): number => {
    const cellText = text(field);
    if (cellText === '') return before;
    const digit = /^([0-5])(\s|$)/.exec(cellText)?.[1];
    if (digit === undefined) complain(`${spreadsheetTitle(field)} is a number from 0 to 5`);
    return digit === undefined ? before : Number(digit);
  };
  return { complain, text, choice, level };
};

/** The cells of one row with functions that read them by field. */
export type Reading = ReturnType<typeof readingOf>;
