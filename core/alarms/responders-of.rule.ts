import type { AlarmRow } from './alarm-timeline.schema.ts';

/** Display names of responders; for any other, the operator's own text is used. */
const RESPONDERS: readonly (readonly [RegExp, string])[] = [
  [/police/i, 'Police'],
  [/fire/i, 'The fire department'],
  [/medical|ambulance/i, 'Medical help'],
  [/guard/i, 'A guard'],
];

const known = (text: string | null): string | null =>
  RESPONDERS.find(([pattern]) => pattern.test(text ?? ''))?.[1] ?? null;

/** Returns the responder who was dispatched; null if none is named. */
export const responderOf = ({ contact, comment }: AlarmRow): string | null =>
  known(contact) ?? known(comment) ?? contact;

/** The name for a responder who is not named. */
export const HELP = 'Help';

/** A responder who was dispatched, with their last reported state. */
export interface Responder {
  readonly name: string;
  readonly state: 'coming' | 'there' | 'off';
}

const AFTER: Readonly<Record<string, Responder['state']>> = {
  Dispatched: 'coming',
  'Responder on scene': 'there',
  'Cancelled dispatch': 'off',
};

/** Returns the responder an action is about: the one named, otherwise the last one dispatched and not called off. */
const subject = (sent: readonly Responder[], row: AlarmRow): string => {
  const named = responderOf(row);
  if (row.event === 'Dispatched') return named ?? HELP;
  if (named === null) return sent.findLast(({ state }) => state !== 'off')?.name ?? HELP;
  const isSent = sent.some(({ name }) => name === named);
  return isSent || !sent.some(({ name }) => name === HELP) ? named : HELP;
};

/**
 * Returns all responders who were dispatched, in the order of their first dispatch, each with their own state; a report
 * about one does not change another.
 */
export const respondersOf = (rows: readonly AlarmRow[]): readonly Responder[] =>
  rows.reduce<readonly Responder[]>((sent, row) => {
    const state = row.kind === 'Operator action' ? AFTER[row.event] : undefined;
    if (state === undefined) return sent;
    const name = subject(sent, row);
    if (!sent.some((one) => one.name === name)) return [...sent, { name, state }];
    return sent.map((one) => (one.name === name ? { name, state } : one));
  }, []);

/** Returns `is` or `are`, as the responder's name requires. */
export const isAre = (name: string): 'is' | 'are' => (name === 'Police' ? 'are' : 'is');
/** Returns `was` or `were`, as the responder's name requires. */
export const wasWere = (name: string): 'was' | 'were' => (name === 'Police' ? 'were' : 'was');
