import { fieldsApart, keepTouched } from '#core/forms/keep-touched.rule.ts';
import type { TwoVersions } from './two-versions.ts';

/** The label of each field for comparing two versions, and how to format its value; null for a value without a field. */
export type FieldText<Typed extends object> = {
  readonly [Name in keyof Typed]:
    | string
    | { readonly label: string; readonly say: (value: Typed[Name]) => string }
    | null;
};

/** The label of any field, regardless of its value type. */
type Word = string | { readonly label: string; readonly say: (value: never) => string } | null;

/** Formats the value of a date-time field for display. */
export const shownMoment = (text: string): string =>
  text.replace('T', ' ').replace(' second', ' (second)');

/** How a save reads and updates the form fields of a stored item. */
export interface RevisedFields<T> {
  /** Shows the stored item and discards the typed input. */
  readonly show: (stored: T) => void;
  /** Shows the stored value in every field that the person has not changed since `began`. */
  readonly rebase: (began: T | null, stored: T) => void;
  /** Returns the fields in which the typed input and the stored item differ. */
  readonly apart: (began: T | null, stored: T) => readonly TwoVersions[];
}

interface Parts<T, Typed extends object> {
  readonly form: { readonly values: Typed; begin(values: Typed): void };
  /** Returns the form values of an item; null gives the values of a new item. */
  readonly show: (stored: T | null) => Typed;
  readonly words: FieldText<Typed>;
}

/** Maximum length of a value in the comparison, in characters. A longer text is cut off. */
const MOST = 200;

/** Formats a typed value for display. Entries of a list are separated by commas. */
const shownText = (value: unknown): string => {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(shownText).filter(Boolean).join(', ');
  if (typeof value === 'object')
    return Object.values(value).map(shownText).filter(Boolean).join(' ');
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
};

const clipped = (text: string): string => {
  if (text === '') return '(empty)';
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
};

/** Returns the functions that connect form fields to a stored item. */
export const revisedFields = <T, Typed extends object>({
  form,
  show,
  words,
}: Parts<T, Typed>): RevisedFields<T> => ({
  show: (stored) => form.begin(show(stored)),
  rebase: (began, stored) => form.begin(keepTouched(show(began), form.values, show(stored))),
  apart: (began, stored) =>
    fieldsApart(show(began), form.values, show(stored)).flatMap((one) => {
      const word: Word = words[one.field as keyof Typed];
      if (word === null) return [];
      const label = typeof word === 'string' ? word : word.label;
      const say = (typeof word === 'string' ? shownText : word.say) as (value: unknown) => string;
      const mine = one.touched ? clipped(say(one.mine)) : null;
      return [{ label, mine, theirs: clipped(say(one.theirs)) }];
    }),
});

/** For input without comparable fields, such as a code that cannot be read back. */
export const NO_FIELDS: RevisedFields<unknown> = {
  show: () => undefined,
  rebase: () => undefined,
  apart: () => [],
};
