import type { AnyField } from '../forms/create-form.schema.ts';
import { foldText } from '../kernel/fold-text.rule.ts';
import { CONTACT_RELATIONS, CONTACT_TYPES } from './contact.ts';
import { type ContactForm, contactForm } from './contact-form.schema.ts';
import { isPhoneNumber } from './phones-field.schema.ts';
import { phoneParts } from './phone-parts.rule.ts';

/** Contact fields that cannot be pasted as one column: those spread over several columns, and those set only in the form. */
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
 * Columns that are only part of a contact field: parts of the name, phone numbers and addresses. Each column has a label
 * and the headings that spreadsheets use.
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
    label: 'Email',
    heads: [
      'e-mail',
      'mail',
      'email address',
      'e-mail address',
      'email 1',
      'email 2',
      'email 3',
      'emails',
      'e-mails',
      'e-mail 1 - value',
      'e-mail 2 - value',
      'e-mail 3 - value',
    ],
  },
} as const;

/** How a column of pasted rows is read. */
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

/** Headings of columns that are never read, because secret codes are set in a separate form (domain guide 5.7). */
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

export const PASTED_NAMES = Object.fromEntries(
  COLUMNS.map(([name, { label = name }]) => [name, label]),
) as Readonly<Record<PastedColumn, string>>;

/** Normalizes a heading to one line, ignoring case. */
const headOf = (cell: string): string => foldText(cell).replaceAll(/\s+/g, ' ').trim();

const byHead = (head: string): PastedColumn | null => HEADS.get(head) ?? null;

export interface PastedShape {
  readonly columns: readonly (PastedColumn | null)[];
  /** True if the first row contains headings. */
  readonly headed: boolean;
}

const among = (choices: readonly string[], cells: readonly string[]): boolean =>
  cells.every((cell) => choices.some((choice) => foldText(choice) === foldText(cell)));

/** Guesses a column from its cells. Returns `words` for a whole name or a part of a name; null if unknown. */
const looksLike = (cells: readonly string[]): PastedColumn | 'words' | null => {
  if (cells.length === 0) return null;
  if (cells.some((cell) => cell.includes('@'))) return 'email';
  if (cells.some((cell) => isPhoneNumber(phoneParts(cell, '').number))) return 'phone';
  if (among(CONTACT_RELATIONS, cells)) return 'relation';
  if (among(CONTACT_TYPES, cells)) return 'type';
  return cells.some((cell) => /\p{L}/u.test(cell)) ? 'words' : null;
};

/**
 * Guesses the columns of rows without headings. The first column of text is the name. If this column has one word per row
 * and the next column is also text, the two columns are first name and last name.
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

/**
 * Recognizes columns by their headings if at least two headings are known, or if the only column has a known heading.
 * Otherwise guesses the columns from the cells.
 */
export const recogniseColumns = (rows: readonly (readonly string[])[]): PastedShape => {
  const [first = []] = rows;
  const heads = first.map(headOf);
  const known = heads.filter((head) => byHead(head) !== null || SECRET_HEADS.includes(head));
  return known.length >= Math.min(2, first.length)
    ? { columns: heads.map(byHead), headed: true }
    : { columns: byLooks(rows), headed: false };
};

/** Returns the headings of ignored columns as pasted, including columns of codes. */
export const unreadHeads = (head: readonly string[]): readonly string[] =>
  head.filter((cell) => cell !== '' && byHead(headOf(cell)) === null);
