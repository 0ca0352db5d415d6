import type { AlarmRow, AlarmTimeline } from './alarm-timeline.schema.ts';
import { HELP, responderOf, respondersOf, wasWere } from './responders-of.rule.ts';
import { SIGNAL_TEXT } from './signal-text.ts';

/** Returns the location from a zone description such as `Front door – contact` (domain guide 6.3). */
const placeOf = ({ zoneText, zone }: AlarmRow): string =>
  zoneText?.split(' – ')[0] ?? (zone === null ? 'your system' : `zone ${zone}`);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the comment of a row, or null if the comment is missing or blank. */
const commentOf = ({ comment }: AlarmRow): string | null =>
  comment === null || comment.trim() === '' ? null : comment;

/** How a system was armed or disarmed without a code, by Contact ID code. */
const ARMED_HOW: Readonly<Record<string, string>> = {
  '403': 'automatically',
  '407': 'remotely',
  '408': '(quick arm)',
  '409': 'with the key switch',
};

const armingText = (
  { arming, code, panelUser, userName }: AlarmRow,
  area: string | null,
): string | null => {
  if (arming === null) return null;
  const verb = arming === 'open' ? 'disarmed' : 'armed';
  const how = ARMED_HOW[code ?? ''];
  const user = Number(panelUser ?? 0);
  const text =
    how === undefined && user > 0
      ? `${area === null ? capital(verb) : `${area} ${verb}`} by ${userName ?? `user ${user}`}`
      : `${area ?? 'System'} ${verb}`;
  return [text, how, arming === 'closeStay' ? '(stay)' : undefined].filter(Boolean).join(' ');
};

const signalText = (row: AlarmRow, area: string | null): string => {
  const comment = commentOf(row);
  // The comment of a schedule-supervision row is already a complete sentence.
  if (row.kind === 'Open/close' && comment !== null) return comment;
  if (row.kind === 'Restore') return `${capital(placeOf(row))} back to normal`;
  const armed = armingText(row, area);
  if (armed !== null) return armed;
  const text = row.code === null ? undefined : SIGNAL_TEXT[row.code];
  return text === undefined
    ? row.event
    : capital(
        text.replace('{place}', () =>
          text.startsWith('{') ? placeOf(row) : placeOf(row).toLowerCase(),
        ),
      );
};

/** The reader of the text: the customer, or the dealer, who reads about the customer. */
export type Hearer = 'customer' | 'dealer';

const YOU: Readonly<Record<Hearer, string>> = { customer: 'you', dealer: 'the customer' };

/** Returns the person whom the operator spoke to, as part of a sentence. */
const who = ({ contact }: AlarmRow, hearer: Hearer): string => {
  if (contact === null) return YOU[hearer];
  if (/^(?:the )?premises$/i.test(contact)) return 'the premises';
  if (/^police$/i.test(contact)) return 'the police';
  return /^fire$/i.test(contact) ? 'the fire department' : contact;
};

/** Returns what the person said, without the person's name at the start. */
const because = ({ comment, contact }: AlarmRow): string => {
  const prefix = `${contact ?? ''}: `.toLowerCase();
  const text = comment ?? '';
  const rest = text.toLowerCase().startsWith(prefix) ? text.slice(prefix.length) : text;
  return rest.trim() === '' ? '' : `: ${rest}`;
};

/** The text of each operator action, by its name in the history. */
const ACTION_TEXT: Readonly<Record<string, (row: AlarmRow, hearer: Hearer) => string>> = {
  'Picked up': () => 'An operator took the call',
  Called: (row, hearer) => `We called ${who(row, hearer)}${because(row)}`,
  Reached: (row, hearer) => `We reached ${who(row, hearer)}${because(row)}`,
  'No answer': (row, hearer) => `We called ${who(row, hearer)}, no answer`,
  Voicemail: (row, hearer) => `We left a message for ${who(row, hearer)}`,
  Verified: (row) => `We verified it${because(row)}`,
  Dispatched: (row) => {
    const responder = responderOf(row) ?? HELP;
    return `${responder} ${wasWere(responder)} asked to come`;
  },
  'Responder on scene': (row) => `${responderOf(row) ?? HELP} arrived`,
  'Cancelled dispatch': (row) => {
    const responder = responderOf(row) ?? HELP;
    return `${responder} ${wasWere(responder)} called off`;
  },
  Notified: (row, hearer) => `We told ${who(row, hearer)}${because(row)}`,
  'Notified owner': (_row, hearer) => `We told ${YOU[hearer]}`,
  Comment: (row) => commentOf(row) ?? 'The operator added a note',
};

const PUT_BACK = 'The alarm was put on hold';

const textFor = (row: AlarmRow, hearer: Hearer, area: string | null = null): string => {
  if (row.kind === 'Full clear') return 'The alarm was closed';
  if (row.kind === 'Partial clear') return PUT_BACK;
  const action = row.kind === 'Operator action' ? ACTION_TEXT[row.event] : undefined;
  return action?.(row, hearer) ?? signalText(row, area);
};

/** Returns one timeline row in plain words for a resident (domain guide 6.12). */
export const rowText = (row: AlarmRow): string => textFor(row, 'customer');

/** Returns the same, naming the area that was armed or disarmed; null for a site with one area. */
export const rowTextOfArea = (row: AlarmRow, area: string | null): string =>
  textFor(row, 'customer', area);

/** A short text about the outcome, for each disposition. */
const ENDINGS: Readonly<Record<string, string>> = {
  'Actual – police': 'It was a break-in',
  'Actual – fire': 'There was a fire',
  'Actual – medical': 'Medical help was needed',
  'False – user error': 'It was a mistake',
  'False – equipment': 'A device was faulty',
  'False – weather/animal': 'Weather or an animal set it off',
  'Cancelled by passcode': 'It was canceled with a passcode',
  Test: 'It was a test',
  Undetermined: 'The cause was not found',
  Superseded: 'It continued as another alarm',
  Duplicate: 'It was reported twice',
};

/** Returns a short text about how the alarm ended, or null if it is open. */
export const endingText = ({ disposition }: Pick<AlarmTimeline, 'disposition'>): string | null =>
  disposition === null ? null : (ENDINGS[disposition] ?? disposition);

const TOLD = { coming: 'sent', off: 'called off' } as const;

const helpText = ({ rows }: AlarmTimeline): readonly string[] =>
  respondersOf(rows).map(({ name, state }) =>
    state === 'there' ? `${name} came` : `${name} ${wasWere(name)} ${TOLD[state]}`,
  );

/** The usual responder for each kind of alarm (domain guide 7.2 "Default handling"). */
const USUAL: Readonly<Record<string, string>> = {
  Burglary: 'Police',
  Panic: 'Police',
  Fire: 'The fire department',
  Medical: 'Medical help',
};
/** Dispositions that do not reveal whether responders were dispatched. */
const ELSEWHERE: ReadonlySet<string> = new Set(['Test', 'Superseded', 'Duplicate']);

/**
 * Returns the text that no responder was dispatched, if the alarm is over and a responder is usually dispatched for such
 * an alarm. Null otherwise.
 */
const notSent = (timeline: AlarmTimeline): string | null => {
  const usual = USUAL[timeline.serviceType];
  const isStated = timeline.state === 'Cleared' && !ELSEWHERE.has(timeline.disposition ?? '');
  return usual === undefined || !isStated ? null : `${usual} ${wasWere(usual)} not sent`;
};

const WENT_OFF: ReadonlySet<AlarmRow['kind']> = new Set(['Alarm', 'Trouble', 'Supervisory']);
const SPOKEN: ReadonlySet<string> = new Set([
  'Called',
  'Reached',
  'No answer',
  'Voicemail',
  'Notified owner',
]);

const causeOf = ({ rows }: AlarmTimeline): AlarmRow | undefined =>
  // Earlier arming and opening are in the timeline but not the cause.
  rows.find(({ kind }) => WENT_OFF.has(kind)) ??
  rows.find(({ kind }) => kind !== 'Operator action');

const joined = (parts: readonly (string | null)[]): string =>
  parts.flatMap((part) => (part === null ? [] : `${part}.`)).join(' ');

/** Returns what was done about an alarm, in sentences; empty if nothing was done yet. */
export const doneText = (timeline: AlarmTimeline, hearer: Hearer): string => {
  const { rows } = timeline;
  const cause = causeOf(timeline);
  const done = rows.filter(({ kind }) => kind === 'Operator action');
  const reported = [
    rows.findLast(({ kind }) => kind === 'Cancel/abort'),
    done.findLast(({ event }) => SPOKEN.has(event)),
    done.findLast(({ event }) => event === 'Verified'),
  ].filter((row) => row !== undefined);
  const help = helpText(timeline);
  return joined([
    ...reported.filter((row) => row !== cause).map((row) => textFor(row, hearer)),
    ...(help.length > 0 ? help : [notSent(timeline)]),
    timeline.state === 'Partially cleared' || timeline.state === 'On hold' ? PUT_BACK : null,
    endingText(timeline),
  ]);
};

/** Returns one or two sentences about a whole alarm, for the list of the last alarms (domain guide 6.7 "last 5 alarms in plain words"). */
export const timelineText = (timeline: AlarmTimeline, hearer: Hearer = 'customer'): string => {
  const cause = causeOf(timeline);
  const first = cause === undefined ? timeline.event : textFor(cause, hearer);
  return [joined([first]), doneText(timeline, hearer)].filter((part) => part !== '').join(' ');
};
