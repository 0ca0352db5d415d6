import type { AlarmRow } from './alarm-timeline.schema.ts';

/** Display names of known responders, by a pattern in the operator's text. Other responders keep the operator's text. */
const RESPONDERS: readonly (readonly [RegExp, string])[] = [
  [/police/i, 'Police'],
  [/fire/i, 'The fire department'],
  [/medical|ambulance/i, 'Medical help'],
  [/guard/i, 'A guard'],
];

const known = (text: string | null): string | null =>
  RESPONDERS.find(([pattern]) => pattern.test(text ?? ''))?.[1] ?? null;

/** Returns the display name of the dispatched responder, or null if the row names none. */
export const responderOf = ({ contact, comment }: AlarmRow): string | null =>
  known(contact) ?? known(comment) ?? contact;

/** Display name of an unnamed responder. */
export const HELP = 'Help';

/** A dispatched responder with the last reported state. */
export interface Responder {
  readonly name: string;
  readonly state: 'coming' | 'there' | 'off';
}

const AFTER: Readonly<Record<string, Responder['state']>> = {
  Dispatched: 'coming',
  'Responder on scene': 'there',
  'Cancelled dispatch': 'off',
};

/** Returns the responder of an action: the named one, or else the last one dispatched and not called off. */
const subject = (sent: readonly Responder[], row: AlarmRow): string => {
  const named = responderOf(row);
  if (row.event === 'Dispatched') return named ?? HELP;
  if (named === null) return sent.findLast(({ state }) => state !== 'off')?.name ?? HELP;
  const isSent = sent.some(({ name }) => name === named);
  return isSent || !sent.some(({ name }) => name === HELP) ? named : HELP;
};

/**
 * Returns all dispatched responders in the order of their first dispatch. A report about one responder does not change the
 * state of another responder.
 */
export const respondersOf = (rows: readonly AlarmRow[]): readonly Responder[] =>
  rows.reduce<readonly Responder[]>((sent, row) => {
    const state = row.kind === 'Operator action' ? AFTER[row.event] : undefined;
    if (state === undefined) return sent;
    const name = subject(sent, row);
    if (!sent.some((one) => one.name === name)) return [...sent, { name, state }];
    return sent.map((one) => (one.name === name ? { name, state } : one));
  }, []);

/** Returns `is` or `are`, to agree with the responder's name. */
export const isAre = (name: string): 'is' | 'are' => (name === 'Police' ? 'are' : 'is');
/** Returns `was` or `were`, to agree with the responder's name. */
export const wasWere = (name: string): 'was' | 'were' => (name === 'Police' ? 'were' : 'was');
