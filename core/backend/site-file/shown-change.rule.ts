import { authorityText, CONTACT_LANGUAGES } from '../../contacts/contact-text.ts';
import { hoursText } from '../../contacts/hours-of-day.rule.ts';
import { counted } from '../../kernel/counted.rule.ts';
import { everyText } from '../../kernel/every-text.rule.ts';
import { supervisionText } from '../../schedules/supervision-text.rule.ts';
import type { ChangeKind } from '../../site-file/site-change.schema.ts';
import { durationText, scopeText } from '../../tests-on-site/scope-text.rule.ts';
import { testScopeSchema } from '../../tests-on-site/site-test.schema.ts';
import { operationText } from '../../audit/operation-text.rule.ts';
import { type LocalClock, whenText } from '../moment-text.rule.ts';
import { recordedCallHours, recordedEntry } from './recorded-change.schema.ts';

/** Text shown when the audit log does not contain the whole value. */
export const CUT = 'Too long for the audit log';

/** Parses recorded JSON. Returns undefined if the record was cut. */
export const readRecorded = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const DAY_MINUTES = 24 * 60;

const windowText = (value: object): string | null => {
  const entry = recordedEntry.safeParse(value).data;
  if (entry !== undefined) {
    const to = entry.closesAt % DAY_MINUTES;
    return `${hoursText([{ ...entry, from: entry.opensAt, to }])}, ${supervisionText(entry)}`;
  }
  const hours = recordedCallHours.safeParse(value).data;
  return hours === undefined ? null : hoursText([hours]);
};

/** Formats a recorded value. The items of a list are joined. `exactly` names and separates the parts of an item. */
const valueText = (value: unknown, exactly = false): string | null => {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return exactly ? JSON.stringify(value) : value;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object') return null;
  if (Array.isArray(value))
    return value.length === 0
      ? null
      : value.map((one) => valueText(one, exactly) ?? '(empty)').join('; ');
  const window = windowText(value);
  if (window !== null) return window;
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const text = name === 'id' ? null : valueText(part, exactly);
    if (text === null) return [];
    return exactly ? `${operationText(name)} ${text}` : text;
  });
  return parts.join(exactly ? ', ' : ' ');
};

const HOUR = 3600000;
const lengthText = (ms: number): string =>
  ms % HOUR === 0 ? durationText(ms) : counted(ms / 60000, 'minute');

type ToText = (value: string, localClock: LocalClock) => string | null;
const moment: ToText = (value, localClock) => whenText(Number(value), localClock);
const asTyped: ToText = (value) => value;
const yesNo: ToText = (value) => valueText(value === 'true');

type OfFields<T> = Partial<Readonly<Record<ChangeKind, Readonly<Record<string, T>>>>>;

/** Fields that are recorded as texts instead of as values before and after, and how they are shown. */
export const TEXT_FIELDS: OfFields<ToText> = {
  contact: { from: asTyped },
  document: { size: asTyped },
  group: { name: asTyped },
  request: { answer: asTyped },
  schedule: {
    added: asTyped,
    areas: asTyped,
    changed: asTyped,
    removed: asTyped,
    hours: (value) => {
      const hours = readRecorded(value);
      return hours === undefined ? CUT : valueText(hours);
    },
    how: (value) => (value === 'add' ? 'Stay' : 'Removed'),
  },
  service: {
    device: (value) => (value === 'all' ? 'All' : value),
    text: asTyped,
    was: asTyped,
  },
  test: {
    anyway: yesNo,
    by: (value) => lengthText(Number(value)),
    category: asTyped,
    devices: asTyped,
    endsAt: moment,
    merged: yesNo,
    reason: asTyped,
    scope: (value) => {
      const scope = testScopeSchema.safeParse(readRecorded(value));
      return scope.success ? scopeText(scope.data) : CUT;
    },
    startsAt: moment,
    verifiedBy: asTyped,
  },
  zone: { source: (value) => (value === 'template' ? 'Template' : 'This site') },
};

const authority = (level: unknown): string => authorityText(Number(level));

/** How other values are shown whose recorded form is technical. */
const WORDS: OfFields<(value: unknown) => string> = {
  contact: { authority, language: (code) => CONTACT_LANGUAGES[String(code)] ?? String(code) },
  device: { timerTestMinutes: (minutes) => everyText(Number(minutes)) },
  passcode: { authority },
};

interface Change {
  readonly before: unknown;
  readonly after: unknown;
}

/** Formats the values of a changed field for people of the site; null for none. Different values never read alike. */
export const shownChange = (
  { kind, name }: { readonly kind: ChangeKind; readonly name: string },
  { after, before }: Change,
): { readonly before: string | null; readonly after: string | null } => {
  const words = WORDS[kind]?.[name];
  const both = (exactly: boolean) => {
    const shown = (value: unknown): string | null =>
      words === undefined || value === null ? valueText(value, exactly) : words(value);
    return { before: shown(before), after: shown(after) };
  };
  const plain = both(false);
  return plain.before === plain.after ? both(true) : plain;
};
