import { fieldsApart, keepTouched } from '#core/forms/keep-touched.rule.ts';
import type { TwoVersions } from './two-versions.ts';

/** What a field is called where two versions of it stand side by side, and how its value is said; null for what no field shows. */
export type FieldText<Typed extends object> = {
  readonly [Name in keyof Typed]:
    | string
    | { readonly label: string; readonly say: (value: Typed[Name]) => string }
    | null;
};

/** One of them, whatever its value. */
type Word = string | { readonly label: string; readonly say: (value: never) => string } | null;

/** A moment as its field holds it, to be read. */
export const shownMoment = (text: string): string =>
  text.replace('T', ' ').replace(' second', ' (second)');

/** What is typed of something stored, as a save under its revision goes on with it. */
export interface RevisedFields<T> {
  /** Shows what is stored; what was typed is given up. */
  readonly show: (stored: T) => void;
  /** Shows what is stored now where nothing was typed since `began`. */
  readonly rebase: (began: T | null, stored: T) => void;
  /** The fields in which both differ. */
  readonly apart: (began: T | null, stored: T) => readonly TwoVersions[];
}

interface Parts<T, Typed extends object> {
  readonly form: { readonly values: Typed; begin(values: Typed): void };
  /** What the fields show of it; of null, what something new begins with. */
  readonly show: (stored: T | null) => Typed;
  readonly words: FieldText<Typed>;
}

/** Characters of a value in the comparison; a policy or a long note is told by its beginning. */
const MOST = 200;

/** A typed value as it is read: rows of a list by what stands in their fields. */
const shownText = (value: unknown): string => {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(shownText).filter(Boolean).join(', ');
  if (typeof value === 'object')
    return Object.values(value).map(shownText).filter(Boolean).join(' ');
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
};

const clipped = (text: string): string => {
  if (text === '') return 'Nothing';
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
};

/** Ties fields to what is stored. */
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

/** A code that nobody can read, or a choice of its own: there are no fields to compare. */
export const NO_FIELDS: RevisedFields<unknown> = {
  show: () => undefined,
  rebase: () => undefined,
  apart: () => [],
};
