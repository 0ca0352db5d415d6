import { phoneParts } from '../contacts/contact-lines.schema.ts';
import { readTimeZone } from '../kernel/time-zone.rule.ts';
import { minuteOf, minuteWords } from '../contacts/call-hours.rule.ts';
import type { CallHours, ContactPhone } from '../contacts/contact.ts';
import { PHONE_TYPES } from '../contacts/contact.ts';
import type { ScheduleEntry } from '../schedules/schedule.ts';

/** How one column of the file of a whole portal is read and written; what cannot be read stays something that the form refuses. */
export interface PortalCell {
  /** The value for the form to judge. Empties, where a dash stands alone, are `null`. */
  read(text: string): unknown;
  show(value: unknown): string;
  /** The words it takes, where it is one or some of a few. */
  readonly choices?: readonly string[];
}

/** Stands alone in a cell that takes away what is there; an empty cell leaves it. */
export const EMPTIES = '-';

const cell = (
  read: (text: string) => unknown,
  show: (value: never) => string,
  none: unknown = null,
): PortalCell => ({
  read: (text) => (text.trim() === EMPTIES ? none : read(text.trim())),
  show: (value) => (value === null || value === undefined ? '' : show(value as never)),
});

/** A text; one that is a dash itself, however many backslashes it has, is written with one more before it. */
export const textCell = cell(
  (text) => (/^\\+-$/.test(text) ? text.slice(1) : text),
  (value: string) => (/^\\*-$/.test(value) ? `\\${value}` : value),
);

/** A time zone by its name, an older one, or in words; the form refuses any other text. */
export const zoneCell = cell(
  (text) => readTimeZone(text) ?? text,
  (value: string) => value,
);

/** A whole number. */
export const numberCell = cell(
  (text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN),
  String,
);

/** One of a few words, however it is written. */
export const choiceCell = (choices: readonly string[]): PortalCell => ({
  ...cell(
    (text) => choices.find((one) => one.toLowerCase() === text.toLowerCase()) ?? text,
    (value: string) => value,
  ),
  choices,
});

/** Yes or no. */
export const yesNoCell = cell(
  (text) => {
    const word = text.toLowerCase();
    if (['yes', 'y', 'true', '1'].includes(word)) return true;
    return ['no', 'n', 'false', '0'].includes(word) ? false : text;
  },
  (value: boolean) => (value ? 'yes' : 'no'),
  false,
);

/** Each once, as nobody is of a group twice. */
const eachOnce = <One>(all: readonly One[]): readonly One[] => [...new Set(all)];

const partsOf = (text: string): readonly string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Several texts, with a semicolon between. */
export const textsCell = (choices: readonly string[] = []): PortalCell => {
  const one = choiceCell(choices);
  const some = cell(
    (text) => eachOnce(partsOf(text).map((part) => one.read(part))),
    (values: readonly string[]) =>
      values.toSorted((a, b) => choices.indexOf(a) - choices.indexOf(b)).join('; '),
    [],
  );
  return choices.length === 0 ? some : { ...some, choices };
};

const readNumbers = (text: string): readonly unknown[] =>
  eachOnce(partsOf(text).map((part) => numberCell.read(part)));

/** Several whole numbers in an order that counts, with a semicolon between. */
export const orderedNumbersCell = cell(
  readNumbers,
  (values: readonly number[]) => values.join('; '),
  [],
);

/** The same where it counts for nothing. */
export const numbersCell = cell(
  readNumbers,
  (values: readonly number[]) => values.toSorted((a, b) => a - b).join('; '),
  [],
);

const PHONE = new RegExp(
  `^(.*?)(?:\\s+x(\\w+))?(?:\\s+(${PHONE_TYPES.join('|')}))?(?:\\s+(no text|text))?$`,
  'i',
);

const phoneOf = (part: string): unknown => {
  const [, number = part, ext, type = 'Cell', takesText] = PHONE.exec(part) ?? [];
  const known = PHONE_TYPES.find((one) => one.toLowerCase() === type.toLowerCase()) ?? 'Cell';
  const text = takesText === undefined ? known === 'Cell' : takesText.toLowerCase() === 'text';
  return { ...phoneParts(number, ext ?? ''), type: known, text };
};

/** Phones as `207-555-0142 x12 Cell text; 207-555-0100 Home no text`; without words it is a cell phone that takes texts. */
export const phonesCell = cell(
  (text) => partsOf(text).map(phoneOf),
  (phones: readonly ContactPhone[]) =>
    phones
      .map(({ ext, number, text, type }) =>
        [number, ...(ext === null ? [] : [`x${ext}`]), type, text ? 'text' : 'no text'].join(' '),
      )
      .join('; '),
  [],
);

const QUIET = /\s+no notices$/i;

/** E-mail addresses as `pat@example.com; office@example.com no notices`. */
export const emailsCell = cell(
  (text) =>
    partsOf(text).map((part) => ({ address: part.replace(QUIET, ''), notify: !QUIET.test(part) })),
  (emails: readonly { readonly address: string; readonly notify: boolean }[]) =>
    emails.map(({ address, notify }) => (notify ? address : `${address} no notices`)).join('; '),
  [],
);

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const dayOf = (name: string): number =>
  DAYS.findIndex((day) => name.trim().toLowerCase().startsWith(day.toLowerCase())) + 1;

const runOf = (part: string): readonly number[] => {
  const [from = '', to] = part.split(/[-–]/);
  const [first, last] = [dayOf(from), to === undefined ? dayOf(from) : dayOf(to)];
  if (first === 0 || last === 0) return [0];
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, at) => ((first - 1 + at) % 7) + 1);
};

const readDays = (text: string): readonly number[] =>
  [...new Set(text.split(',').flatMap(runOf))].toSorted((a, b) => a - b);

const showDays = (days: readonly number[]): string =>
  days
    .toSorted((a, b) => a - b)
    .map((day) => DAYS[day - 1] ?? '?')
    .join(',');

/** Weekdays as `Mon-Fri,Sun`. */
export const weekdaysCell = cell(readDays, showDays, []);

/** A time of the day as `08:30`, kept as minutes. */
export const timeCell = cell((text) => minuteOf(text) ?? Number.NaN, minuteWords);

const WINDOW = /^(.+?)\s+(\d{1,2}:\d\d)\s*[-–]\s*(\d{1,2}:\d\d)$/;

const windowOf = (part: string): unknown => {
  const [, days = '', from = '', to = ''] = WINDOW.exec(part) ?? [];
  const minute = (text: string): number => minuteOf(text) ?? Number.NaN;
  return { weekdays: readDays(days), from: minute(from), to: minute(to) };
};

/** Weekly hours as `Mon-Fri 08:00-18:00; Sat 09:00-12:00`; a dash alone is always. */
export const hoursCell = cell(
  (text) => partsOf(text).map(windowOf),
  (hours: readonly CallHours[]) =>
    hours
      .map(
        ({ from, to, weekdays }) => `${showDays(weekdays)} ${minuteWords(from)}-${minuteWords(to)}`,
      )
      .join('; '),
);

/** Openings as the record of a change says them; none is closed. */
export const openingsWords = cell(
  (text) => text,
  (openings: readonly ScheduleEntry[]) =>
    openings
      .map((one) =>
        [
          `${showDays(one.weekdays)} ${minuteWords(one.opensAt)}-${minuteWords(one.closesAt)}`,
          ...(one.windowBefore > 0 ? [`${one.windowBefore} min before`] : []),
          ...(one.windowAfter > 0 ? [`${one.windowAfter} min after`] : []),
          ...(one.mustOpen ? ['must open'] : []),
          ...(one.mustClose ? ['must close'] : []),
        ].join(', '),
      )
      .join('; ') || 'closed',
);
