import { readForm } from '../forms/read-form.schema.ts';
import { cutNumberText, isCutNumber } from '../kernel/cut-number-text.rule.ts';
import { foldText } from '../kernel/fold-text.rule.ts';
import { CONTACT_RELATIONS, CONTACT_TYPES, type ContactPhone } from './contact.ts';
import {
  contactForm,
  type ContactForm,
  contactFormSchema,
  type TypedContact,
} from './contact-form.schema.ts';
import { CONTACT_LIMITS } from './contact-limits.ts';
import { AUTHORITY_NAMES, CONTACT_LANGUAGES } from './contact-text.ts';
import {
  type PastedColumn,
  type PastedShape,
  recogniseColumns,
  unreadHeads,
} from './recognise-columns.rule.ts';
import { readTable } from './read-table.rule.ts';

export interface PastedRow {
  /** Line number in the pasted text, starting at 1. */
  readonly line: number;
  readonly name: string;
  readonly phones: readonly string[];
  /** Null if the row has an error. */
  readonly form: ContactForm | null;
  readonly problems: readonly string[];
}

export interface PastedContacts {
  readonly columns: readonly (PastedColumn | null)[];
  readonly headed: boolean;
  /** Headings of the ignored columns. */
  readonly unread: readonly string[];
  readonly rows: readonly PastedRow[];
}

const among = <Choice extends string>(choices: readonly Choice[], text: string): Choice | null =>
  choices.find((choice) => foldText(choice) === foldText(text)) ?? null;

const YES = ['yes', 'y', 'true', '1', 'x', 'ja', 'si', 'oui'];

/** Parses a name as “Last, First” or “First Last”. */
const namesOf = (text: string): Pick<TypedContact, 'firstName' | 'lastName'> => {
  const [last, ...first] = text.split(',').map((part) => part.trim());
  if (first.length > 0) return { firstName: first.join(' '), lastName: last ?? '' };
  const words = text.split(/\s+/);
  return words.length === 1
    ? { firstName: '', lastName: text }
    : { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
};

const PHONES: Partial<Readonly<Record<PastedColumn, ContactPhone['type']>>> = {
  phone: 'Other',
  cell: 'Cell',
  home: 'Home',
  work: 'Work',
};

const levelOf = (text: string): number => {
  const [number = ''] = /^\d+/.exec(text) ?? [];
  if (number !== '') return Number(number);
  return AUTHORITY_NAMES.findIndex((name) => foldText(name) === foldText(text));
};

const languageOf = (text: string): string =>
  Object.entries(CONTACT_LANGUAGES).find(
    ([code, name]) => code === foldText(text) || foldText(name) === foldText(text),
  )?.[0] ?? text;

/** Puts a cell's text into the form fields of its column. An unreadable value is kept as typed, so that the form reports it. */
const put = (typed: TypedContact, column: PastedColumn, text: string): TypedContact => {
  const phone = PHONES[column];
  if (phone !== undefined) {
    // Address books export several phone numbers of one type in one cell, separated by ` ::: `.
    const added = text.split(' ::: ').map((number) => ({
      number: number.trim(),
      type: phone,
      ext: '',
      text: phone === 'Cell',
    }));
    return { ...typed, phones: [...typed.phones, ...added] };
  }
  switch (column) {
    case 'name':
      return { ...typed, ...namesOf(text) };
    case 'email':
      return { ...typed, emails: [...typed.emails, { address: text, notify: false }] };
    case 'ext':
      return {
        ...typed,
        phones: typed.phones.map((one, at) => (at === 0 ? { ...one, ext: text } : one)),
      };
    case 'type':
      return { ...typed, type: among(CONTACT_TYPES, text) ?? (text as TypedContact['type']) };
    case 'relation':
      return {
        ...typed,
        relation: among(CONTACT_RELATIONS, text) ?? (text as TypedContact['relation']),
      };
    case 'authority':
      return { ...typed, authority: levelOf(text) };
    case 'hasKeys':
      return { ...typed, hasKeys: YES.includes(foldText(text)) };
    case 'language':
      return { ...typed, language: languageOf(text) };
    default:
      return { ...typed, [column]: text };
  }
};

const BLANK: TypedContact = { ...contactForm.show(null), phones: [] };

const textOf = (field: string, message: string): string => {
  const [name = ''] = field.split('.');
  const label = (contactForm.labels as Readonly<Record<string, string>>)[name];
  return label === undefined ? message : `${label}: ${message}`;
};

const rowOf = (
  cells: readonly string[],
  { columns, headed }: PastedShape,
  line: number,
): PastedRow => {
  let typed = BLANK;
  // Reads extensions last, because the phone number may be in a later column.
  const late = (column: PastedColumn | null): boolean => column === 'ext';
  for (const last of [false, true])
    cells.forEach((cell, at) => {
      const column = columns[at] ?? null;
      if (column !== null && cell !== '' && late(column) === last) typed = put(typed, column, cell);
    });
  const lost = cells.flatMap((cell, at) => {
    if (isCutNumber(cell)) return [cutNumberText(cell)];
    const isLost = cell !== '' && (columns[at] === undefined || (!headed && columns[at] === null));
    return isLost
      ? [`“${cell}” is in a column without a heading. Add a heading row at the top`]
      : [];
  });
  const read = readForm(contactFormSchema, contactForm.read(typed));
  const person = [typed.firstName, typed.lastName].filter((part) => part !== '').join(' ');
  return {
    line,
    name: person === '' ? typed.company : person,
    phones: typed.phones.map(({ number }) => number),
    form: read.ok && lost.length === 0 ? read.value : null,
    problems: [
      ...lost,
      ...(read.ok
        ? []
        : Object.entries(read.error).map(([field, [message = '']]) => textOf(field, message))),
    ],
  };
};

/** Parses rows copied from a spreadsheet or a CSV file. Each row is validated like the contact form (domain guide 6.2 "Operations"). */
export const readPastedContacts = (text: string): PastedContacts => {
  const table = readTable(text);
  const shape = recogniseColumns(table);
  const { columns, headed } = shape;
  const rows = table
    .map((cells, at) => ({ cells, line: at + 1 }))
    .slice(headed ? 1 : 0)
    .map(({ cells, line }, at, all) => {
      const same = JSON.stringify(cells);
      const before = all.slice(0, at).find((one) => JSON.stringify(one.cells) === same);
      const row = rowOf(cells, shape, line);
      return before === undefined
        ? row
        : { ...row, form: null, problems: [`Same as line ${before.line}`, ...row.problems] };
    });
  return { columns, headed, unread: headed ? unreadHeads(table[0] ?? []) : [], rows };
};

/** Returns why the pasted rows cannot be saved; null if they can be saved. `onList` is the number of contacts already on the list. */
export const pasteProblem = (rows: readonly PastedRow[], onList: number): string | null => {
  if (rows.length === 0) return 'Nothing you pasted looks like a contact';
  const wrong = rows.filter(({ form }) => form === null).length;
  if (wrong > 0)
    return `${wrong} of ${rows.length} rows have errors. Nothing is added until every row is correct`;
  const room = CONTACT_LIMITS.contacts - onList;
  return rows.length > room
    ? `A site has at most ${CONTACT_LIMITS.contacts} contacts; there is room for ${room} more`
    : null;
};
