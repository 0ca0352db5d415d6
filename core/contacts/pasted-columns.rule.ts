import { foldText } from '../kernel/fold-text.rule.ts';
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
  ],
  cell: ['cell', 'mobile', 'cell phone', 'mobile phone'],
  home: ['home', 'home phone'],
  work: ['work', 'work phone', 'office', 'office phone'],
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

const byHead = (head: string): PastedColumn | null =>
  COLUMNS.find((column) => HEADS[column].includes(head)) ?? null;

/** Which columns pasted rows have, and where their first row with a contact is. */
export interface PastedShape {
  readonly columns: readonly (PastedColumn | null)[];
  /** The first row names the columns. */
  readonly headed: boolean;
}

/** Recognises the columns by a head of which two are known, else by what stands in the first row: the first word is the name, what looks like a number a phone, with an @ an e-mail. */
export const recogniseColumns = (rows: readonly (readonly string[])[]): PastedShape => {
  const [first = []] = rows;
  const heads = first.map((cell) => foldText(cell).trim());
  const known = heads.filter((head) => byHead(head) !== null || SECRET_HEADS.includes(head));
  if (known.length >= Math.min(2, first.length))
    return { columns: heads.map(byHead), headed: true };
  let named = false;
  const columns = first.map((cell): PastedColumn | null => {
    if (cell.includes('@')) return 'email';
    if (isPhoneNumber(phoneParts(cell, '').number)) return 'phone';
    if (named || !/\p{L}/u.test(cell)) return null;
    named = true;
    return 'name';
  });
  return { columns, headed: false };
};
