import type { AnyField } from '../forms/create-form.schema.ts';
import { foldText } from '../kernel/fold-text.rule.ts';
import { CONTACT_RELATIONS, CONTACT_TYPES } from './contact.ts';
import { type ContactForm, contactForm } from './contact-form.schema.ts';
import { isPhoneNumber } from './phones-field.schema.ts';
import { phoneParts } from './phone-parts.rule.ts';

/** Fields that rows have in columns of another form, and fields that can only be set in the form. */
const NOT_PASTED = [
  'phones',
  'emails',
  'unavailableFrom',
  'unavailableTo',
  'callHours',
  'notices',
  'suspended',
] as const satisfies readonly (keyof ContactForm)[];

/**
 * Columns that are not one field: parts of the name, numbers and addresses. Each has its label and the headings that
 * spreadsheets use for it, in folded form.
 */
const PARTS = {
  name: { label: 'Name', heads: ['full name', 'contact', 'contact name'] },
  phone: {
    label: 'Phone',
    heads: [
      'telephone',
      'number',
      'phone number',
      'phone 1',
      'phone 2',
      'phone 3',
      'phone 4',
      'phone 5',
      'other phone',
      'phone 1 - value',
      'phone 2 - value',
      'phone 3 - value',
      'phone 4 - value',
      'phone 5 - value',
    ],
  },
  cell: { label: 'Cell phone', heads: ['cell', 'mobile', 'mobile phone'] },
  home: { label: 'Home phone', heads: ['home', 'home phone 2'] },
  work: {
    label: 'Work phone',
    heads: ['work', 'office', 'office phone', 'business phone', 'business phone 2'],
  },
  ext: { label: 'Extension', heads: ['ext', 'ext.'] },
  email: {
    label: 'E-mail',
    heads: [
      'email',
      'mail',
      'email address',
      'e-mail address',
      'email 1',
      'email 2',
      'email 3',
      'e-mails',
      'e-mail 1 - value',
      'e-mail 2 - value',
      'e-mail 3 - value',
    ],
  },
} as const;

/** How a column of pasted rows is read; null if it is ignored. */
export type PastedColumn =
  | keyof typeof PARTS
  | Exclude<keyof ContactForm, (typeof NOT_PASTED)[number]>;

const COLUMNS = Object.entries<Pick<AnyField, 'heads' | 'label'>>({
  ...contactForm.fields,
  ...PARTS,
}).filter(([name]) => !NOT_PASTED.some((apart) => apart === name)) as [
  PastedColumn,
  Pick<AnyField, 'heads' | 'label'>,
][];

const HEADS: ReadonlyMap<string, PastedColumn> = new Map(
  COLUMNS.flatMap(([name, { heads = [], label = name }]) =>
    [foldText(label), ...heads].map((head) => [head, name] as const),
  ),
);

/** Headings of columns that are never read, because a person's code is set in a separate form (domain guide 5.7). */
const SECRET_HEADS = [
  'pin',
  'pin code',
  'pin number',
  'passcode',
  'code',
  'password',
  'access code',
  'gate code',
  'duress',
  'duress code',
];

/** The label of each recognized column. */
export const PASTED_NAMES = Object.fromEntries(
  COLUMNS.map(([name, { label = name }]) => [name, label]),
) as Readonly<Record<PastedColumn, string>>;

/** Normalizes a heading: one line, case ignored. */
const headOf = (cell: string): string => foldText(cell).replaceAll(/\s+/g, ' ').trim();

const byHead = (head: string): PastedColumn | null => HEADS.get(head) ?? null;

/** The columns of pasted rows, and whether their first row is a heading. */
export interface PastedShape {
  readonly columns: readonly (PastedColumn | null)[];
  /** True if the first row names the columns. */
  readonly headed: boolean;
}

const among = (choices: readonly string[], cells: readonly string[]): boolean =>
  cells.every((cell) => choices.some((choice) => foldText(choice) === foldText(cell)));

/** Guesses the column from its cells. `words` is a name or a part of one. */
const looksLike = (cells: readonly string[]): PastedColumn | 'words' | null => {
  if (cells.length === 0) return null;
  if (cells.some((cell) => cell.includes('@'))) return 'email';
  if (cells.some((cell) => isPhoneNumber(phoneParts(cell, '').number))) return 'phone';
  if (among(CONTACT_RELATIONS, cells)) return 'relation';
  if (among(CONTACT_TYPES, cells)) return 'type';
  return cells.some((cell) => /\p{L}/u.test(cell)) ? 'words' : null;
};

/**
 * Guesses the columns of rows without headings from their cells. The first text column is the name. If it has one word in
 * each row and the next column is text too, they are first name and last name.
 */
const byLooks = (rows: readonly (readonly string[])[]): PastedShape['columns'] => {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const cellsOf = (at: number): readonly string[] => rows.flatMap((row) => (row[at] ?? '') || []);
  const looks = Array.from({ length: width }, (_, at) => looksLike(cellsOf(at)));
  const first = looks.indexOf('words');
  const hasLast =
    first >= 0 &&
    looks[first + 1] === 'words' &&
    cellsOf(first).every((cell) => !/[\s,]/.test(cell));
  return looks.map((look, at) => {
    if (look !== 'words') return look;
    if (at === first) return hasLast ? 'firstName' : 'name';
    return hasLast && at === first + 1 ? 'lastName' : null;
  });
};

/** Recognizes the columns by their headings if two are known, or the only one is. Otherwise guesses them from the cells of all rows. */
export const recogniseColumns = (rows: readonly (readonly string[])[]): PastedShape => {
  const [first = []] = rows;
  const heads = first.map(headOf);
  const known = heads.filter((head) => byHead(head) !== null || SECRET_HEADS.includes(head));
  return known.length >= Math.min(2, first.length)
    ? { columns: heads.map(byHead), headed: true }
    : { columns: byLooks(rows), headed: false };
};

/** Returns the headings of columns that are not read, including codes, as they were pasted. */
export const unreadHeads = (head: readonly string[]): readonly string[] =>
  head.filter((cell) => cell !== '' && byHead(headOf(cell)) === null);
