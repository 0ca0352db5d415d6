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

/** Maximum length of a value in the comparison, in characters. A longer text is cut off. */
const MOST = 200;

/** Characters of a long text shown before the first difference. */
const BEFORE = 40;

/** Formats a typed value for display. Entries of a list are separated by commas. */
const shownText = (value: unknown): string => {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(shownText).filter(Boolean).join(', ');
  if (typeof value === 'object')
    return Object.values(value).map(shownText).filter(Boolean).join(' ');
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
};

const clipped = (text: string, from: number): string => {
  if (text === '') return '(empty)';
  const part = text.slice(from, from + MOST);
  return `${from > 0 ? '…' : ''}${part}${from + MOST < text.length ? '…' : ''}`;
};

const wordOf = <Typed extends object>(names: FieldText<Typed>, field: keyof Typed): Word =>
  field in names ? names[field] : String(field);

/** Returns the label of a field; null for a value without a field. */
export const labelOf = <Typed extends object>(
  names: FieldText<Typed>,
  field: keyof Typed,
): string | null => {
  const word = wordOf(names, field);
  return word === null || typeof word === 'string' ? word : word.label;
};

/** Formats two versions of a field for display. Long texts begin shortly before their first difference. */
export const versionsInWords = <Typed extends object>(
  names: FieldText<Typed>,
  version: { readonly field: keyof Typed; readonly mine: unknown; readonly theirs: unknown },
): { readonly mine: string; readonly theirs: string } => {
  const word = wordOf(names, version.field);
  const say = (word === null || typeof word === 'string' ? shownText : word.say) as (
    value: unknown,
  ) => string;
  const [mine, theirs] = [say(version.mine), say(version.theirs)];
  const isLong = mine.length > MOST || theirs.length > MOST;
  let differ = 0;
  while (differ < mine.length && mine[differ] === theirs[differ]) differ += 1;
  const from = isLong ? Math.max(0, differ - BEFORE) : 0;
  return { mine: clipped(mine, from), theirs: clipped(theirs, from) };
};
