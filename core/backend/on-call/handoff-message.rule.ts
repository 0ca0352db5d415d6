import type { OnCallNow } from '../../on-call/on-call-now.rule.ts';
import { TIERS, type Tier } from '../../on-call/on-call.ts';
import type { OnCallPerson } from '../../on-call/on-call-overview.schema.ts';
import type { MessageText } from '../message.queue.port.ts';
import { contactText } from '../messages/mail-text.rule.ts';
import { type LocalClock, whenText } from '../moment-text.rule.ts';

type Reached = Pick<OnCallPerson, 'name' | 'phones' | 'email'>;

/** Returns the contact for a notice: the first phone (SMS), otherwise the e-mail address; null if neither is known. */
const contactOf = ({ email, phones: [phone] }: Reached) => {
  if (phone !== undefined) return { type: 'cellPhone', value: phone } as const;
  return email === null ? null : ({ type: 'email', value: email } as const);
};

export interface NotifiedShift {
  readonly listName: string;
  readonly tier: Tier;
  readonly from: number;
  /** End of the shift, milliseconds UTC; null if the shift lasts beyond the computed period. */
  readonly to: number | null;
}

const shiftText = ({ from, listName, tier, to }: NotifiedShift, localClock: LocalClock): string =>
  `${listName} (${tier}) from ${whenText(from, localClock)}${to === null ? ' on' : ` to ${whenText(to, localClock)}`}`;

/** Writes the message to a person whose shift starts. */
export const handoffMessage = (
  person: Reached,
  { listName, next, tier, to }: Omit<NotifiedShift, 'from'> & { readonly next: string },
  localClock: LocalClock,
): readonly MessageText[] => {
  const contact = contactOf(person);
  if (contact === null) return [];
  const until = to === null ? '' : `, until ${whenText(to, localClock)}. Then ${next}`;
  const text = `You are on call now: ${listName} (${tier})${until}.`;
  return [
    contactText(contact, { subject: `You are on call: ${listName}`, short: text, parts: [text] }),
  ];
};

/** Maximum number of shifts listed in a notice. */
const NAMED = 3;

/** Writes the message to a person whose coming shifts changed, and lists the shifts. */
export const changeMessage = (
  person: Reached,
  { by, shifts }: { readonly by: string; readonly shifts: readonly NotifiedShift[] },
  localClock: LocalClock,
): readonly MessageText[] => {
  const contact = contactOf(person);
  if (contact === null) return [];
  const inOrder = shifts.toSorted(
    (a, b) => a.from - b.from || TIERS.indexOf(a.tier) - TIERS.indexOf(b.tier),
  );
  const named = inOrder.slice(0, NAMED).map((one) => shiftText(one, localClock));
  const now =
    named.length === 0
      ? 'You have no shift in the next 60 days.'
      : `Your next ${named.length === 1 ? 'shift' : 'shifts'}: ${named.join('; ')}.`;
  const parts = [`${by} changed your on-call shifts.`, now];
  return [
    contactText(contact, {
      subject: 'Your on-call shifts changed',
      short: parts.join(' '),
      parts,
    }),
  ];
};

/** Writes the message to a person about a swap that was offered or answered. */
export const swapMessage = (
  person: Reached,
  { text: given, subject }: { readonly text: string; readonly subject: string },
): readonly MessageText[] => {
  const contact = contactOf(person);
  return contact === null ? [] : [contactText(contact, { subject, short: given, parts: [given] })];
};

const namesOf = (names: readonly string[]): string =>
  names.length === 0 ? 'no one' : names.join(', ');

/** Writes the daily digest: who is on call, and the next change (domain guide 6.8 b). Prefers e-mail over SMS. */
export const digestMessage = (
  person: Reached,
  lines: readonly OnCallNow[],
  localClock: LocalClock,
): readonly MessageText[] => {
  const contact =
    person.email === null ? contactOf(person) : { type: 'email' as const, value: person.email };
  if (contact === null) return [];
  const parts = lines.map(({ listName, next, now, until }) => {
    const then =
      until === null ? '' : ` until ${whenText(until, localClock)}, then ${namesOf(next)}`;
    return `${listName}: ${namesOf(now)}${then}.`;
  });
  return [contactText(contact, { subject: 'On call today', short: parts.join(' '), parts })];
};
