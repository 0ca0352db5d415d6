import { foldText } from '../kernel/fold-text.rule.ts';
import { CONTACT_RELATIONS, CONTACT_TYPES } from './contact.ts';
import { isPhoneNumber, phoneParts } from './contact-lines.schema.ts';

/** What a column of pasted rows is read as; null is left out. */
export type PastedColumn =
  | 'firstName'
  | 'lastName'
  | 'name'
  | 'company'
  | 'type'
  | 'relation'
  | 'authority'
  | 'phone'
  | 'cell'
  | 'home'
  | 'work'
  | 'ext'
  | 'email'
  | 'hasKeys'
  | 'ecvOrder'
  | 'panelUser'
  | 'language'
  | 'effective'
  | 'expires'
  | 'notes';

/** Heads that spreadsheets give each, folded. */
const HEADS: Readonly<Record<PastedColumn, readonly string[]>> = {
  firstName: ['first name', 'first', 'given name', 'forename'],
  lastName: ['last name', 'last', 'surname', 'family name'],
  name: ['name', 'full name', 'contact', 'contact name'],
  company: ['company', 'business', 'organization', 'organisation'],
  type: ['type', 'contact type'],
  relation: ['relation', 'relationship', 'role'],
  authority: ['authority', 'authority level', 'level'],
  phone: [
    'phone',
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
  cell: ['cell', 'mobile', 'cell phone', 'mobile phone'],
  home: ['home', 'home phone', 'home phone 2'],
  work: ['work', 'work phone', 'office', 'office phone', 'business phone', 'business phone 2'],
  ext: ['ext', 'extension', 'ext.'],
  email: [
    'email',
    'e-mail',
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
  hasKeys: ['has keys', 'keys', 'key'],
  ecvOrder: ['ecv', 'ecv order'],
  panelUser: ['panel user', 'panel user number', 'user number', 'user'],
  language: ['language'],
  effective: ['effective', 'valid from'],
  expires: ['expires', 'valid until'],
  notes: ['notes', 'note', 'comment', 'remarks'],
};

/** Heads of what is never read: a code of a person is set in its own form (domain guide 5.7). */
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

/** How each column is named where it was recognised. */
export const PASTED_NAMES: Readonly<Record<PastedColumn, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  name: 'Name',
  company: 'Company',
  type: 'Type',
  relation: 'Relation',
  authority: 'Authority',
  phone: 'Phone',
  cell: 'Cell phone',
  home: 'Home phone',
  work: 'Work phone',
  ext: 'Extension',
  email: 'E-mail',
  hasKeys: 'Has keys',
  ecvOrder: 'ECV',
  panelUser: 'Panel user number',
  language: 'Language',
  effective: 'Effective',
  expires: 'Expires',
  notes: 'Notes',
};

const COLUMNS = Object.keys(HEADS) as readonly PastedColumn[];

/** A head in one line and without regard to case. */
const headOf = (cell: string): string => foldText(cell).replaceAll(/\s+/g, ' ').trim();

const byHead = (head: string): PastedColumn | null =>
  COLUMNS.find((column) => HEADS[column].includes(head)) ?? null;

/** Which columns pasted rows have, and where their first row with a contact is. */
export interface PastedShape {
  readonly columns: readonly (PastedColumn | null)[];
  /** The first row names the columns. */
  readonly headed: boolean;
}

const among = (choices: readonly string[], cells: readonly string[]): boolean =>
  cells.every((cell) => choices.some((choice) => foldText(choice) === foldText(cell)));

/** What a column without a head looks like; `words` is a name or a part of one. */
const looksLike = (cells: readonly string[]): PastedColumn | 'words' | null => {
  if (cells.length === 0) return null;
  if (cells.some((cell) => cell.includes('@'))) return 'email';
  if (cells.some((cell) => isPhoneNumber(phoneParts(cell, '').number))) return 'phone';
  if (among(CONTACT_RELATIONS, cells)) return 'relation';
  if (among(CONTACT_TYPES, cells)) return 'type';
  return cells.some((cell) => /\p{L}/u.test(cell)) ? 'words' : null;
};

/** The columns of rows without a head by what stands in them. The first words are the name; a first name in a column of its own, one word in each row, has the last name in the next one. */
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

/** Recognises the columns by a head of which two are known, else by what stands in all of their rows. */
export const recogniseColumns = (rows: readonly (readonly string[])[]): PastedShape => {
  const [first = []] = rows;
  const heads = first.map(headOf);
  const known = heads.filter((head) => byHead(head) !== null || SECRET_HEADS.includes(head));
  return known.length >= Math.min(2, first.length)
    ? { columns: heads.map(byHead), headed: true }
    : { columns: byLooks(rows), headed: false };
};

/** The heads of columns that nothing is read from, codes among them, as they were pasted. */
export const unreadHeads = (head: readonly string[]): readonly string[] =>
  head.filter((cell) => cell !== '' && byHead(headOf(cell)) === null);
