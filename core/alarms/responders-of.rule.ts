import type { AlarmRow } from './alarm-timeline.schema.ts';

/** Who was sent, as people call them; the operator's own word where it is none of these. */
const RESPONDERS: readonly (readonly [RegExp, string])[] = [
  [/police/i, 'Police'],
  [/fire/i, 'The fire department'],
  [/medical|ambulance/i, 'Medical help'],
  [/guard/i, 'A guard'],
];

const known = (text: string | null): string | null =>
  RESPONDERS.find(([pattern]) => pattern.test(text ?? ''))?.[1] ?? null;

/** Who was asked to come; null where nobody named them. */
export const responderOf = ({ contact, comment }: AlarmRow): string | null =>
  known(contact) ?? known(comment) ?? contact;

/** Whoever was sent and is not named. */
export const HELP = 'Help';

/** Somebody who was sent, and where they are by the last that was said of them. */
export interface Responder {
  readonly name: string;
  readonly state: 'coming' | 'there' | 'off';
}

const AFTER: Readonly<Record<string, Responder['state']>> = {
  Dispatched: 'coming',
  'Responder on scene': 'there',
  'Cancelled dispatch': 'off',
};

/** Of whom an action speaks: who is named, else whoever was sent last and not called off. */
const subject = (sent: readonly Responder[], row: AlarmRow): string => {
  const named = responderOf(row);
  if (row.event === 'Dispatched') return named ?? HELP;
  if (named === null) return sent.findLast(({ state }) => state !== 'off')?.name ?? HELP;
  const isSent = sent.some(({ name }) => name === named);
  return isSent || !sent.some(({ name }) => name === HELP) ? named : HELP;
};

/** Everybody who was sent, in the order they were first asked, each with a state of their own: what is said of one says nothing of another. */
export const respondersOf = (rows: readonly AlarmRow[]): readonly Responder[] =>
  rows.reduce<readonly Responder[]>((sent, row) => {
    const state = row.kind === 'Operator action' ? AFTER[row.event] : undefined;
    if (state === undefined) return sent;
    const name = subject(sent, row);
    if (!sent.some((one) => one.name === name)) return [...sent, { name, state }];
    return sent.map((one) => (one.name === name ? { name, state } : one));
  }, []);

/** `is` or `are`, `was` or `were`, as the name asks for it. */
export const isAre = (name: string): 'is' | 'are' => (name === 'Police' ? 'are' : 'is');
/** The past of `isAre`. */
export const wasWere = (name: string): 'was' | 'were' => (name === 'Police' ? 'were' : 'was');
