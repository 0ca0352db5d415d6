import { phoneNumber } from '../kernel/phone-number.rule.ts';
import { type CallAgency, type CallKind, CALL_PLANS } from './call-kinds.ts';
import type { WallMoment } from './hours-of-day.rule.ts';
import { whyCalled, whyNotCalled } from './why-not-called.rule.ts';
import type { CallContact } from './contact.ts';

/** Facts about a site that decide who is called and which agency is dispatched. */
export interface CallSite {
  /** Phone numbers of the site that are called before any contact, in call order. */
  readonly places: readonly { readonly name: string; readonly number: string }[];
  /** True if police are dispatched on a burglary (domain guide 6.7 service plan). */
  readonly policeCome: boolean;
  readonly agencies: Partial<Readonly<Record<CallAgency, string>>>;
}

/**
 * One step of a call order. `turn` counts the calls from 1 and is null for a skipped contact. `why` is the reason why the
 * contact is called or skipped.
 */
export type CallStep<C extends CallContact = CallContact> =
  | {
      readonly step: 'place';
      readonly name: string;
      readonly number: string;
      readonly turn: number | null;
      readonly why: string;
    }
  | {
      readonly step: 'contact';
      readonly contact: C;
      readonly turn: number | null;
      readonly why: string;
    }
  | {
      readonly step: 'dispatch';
      readonly agency: CallAgency;
      readonly title: string;
      readonly sent: boolean;
      readonly why: string;
    };

interface RatedContact<C> {
  readonly contact: C;
  /** Why the contact is not called; null if the contact is called. */
  readonly whyNot: string | null;
}

/**
 * Returns a phone number in dialed form. Returns a unique placeholder for a hidden number, so that a hidden number never
 * equals another number.
 */
export const dialled = (
  { id }: Pick<CallContact, 'id'>,
  { number }: { readonly number: string },
  at: number,
): string => (number === '' ? `${id} ${at}` : (phoneNumber(number) ?? number.replace(/\D/g, '')));

const numbersOf = (contacts: readonly CallContact[]): readonly string[] =>
  contacts.flatMap((contact) => contact.phones.map((phone, at) => dialled(contact, phone, at)));

/** Returns the number of different phone numbers of these contacts. */
export const differentNumbers = (contacts: readonly CallContact[]): number =>
  new Set(numbersOf(contacts)).size;

/** Sort order: the site's own contacts first, then those of the site group, each by position. */
const inOrder = (a: CallContact, b: CallContact): number =>
  Number(a.inherited) - Number(b.inherited) || a.position - b.position;

/**
 * Returns the contacts to call before police are dispatched: those with an ECV turn, then the next ones until two
 * different phone numbers are included.
 */
const verifiedBy = <C extends CallContact>(
  rated: readonly RatedContact<C>[],
): readonly RatedContact<C>[] => {
  const chosen = rated
    .filter(({ contact }) => contact.ecvOrder !== null)
    .toSorted((a, b) => (a.contact.ecvOrder ?? 0) - (b.contact.ecvOrder ?? 0));
  const tried = chosen.filter(({ whyNot }) => whyNot === null).map(({ contact }) => contact);
  const more: RatedContact<C>[] = [];
  for (const one of rated) {
    if (differentNumbers([...tried, ...more.map(({ contact }) => contact)]) >= 2) break;
    if (one.contact.ecvOrder === null && one.whyNot === null) more.push(one);
  }
  return [...chosen, ...more];
};

const TURNS = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
];

const whyVerifying = (contact: CallContact, before: readonly CallContact[]): string => {
  const call = `${TURNS[before.length] ?? 'Another'} call before police`;
  if (before.length === 0) return call;
  const known = new Set(numbersOf(before));
  return numbersOf([contact]).some((number) => !known.has(number))
    ? `${call}, a different number`
    : `${call}, the same number again`;
};

const NAMES: Readonly<Record<CallAgency, string>> = {
  Police: 'Police',
  Fire: 'Fire department',
  Medical: 'Medical help',
};

const dispatchOf = (
  site: CallSite,
  kind: CallKind,
  tried: readonly CallContact[],
): Extract<CallStep, { step: 'dispatch' }> | null => {
  const { agency, sent } = CALL_PLANS[kind];
  if (agency === null) return null;
  const name = site.agencies[agency] ?? NAMES[agency];
  const verb = /s$|police$/i.test(name) ? 'are' : 'is';
  const node = { step: 'dispatch', agency } as const;
  if (sent === 'first')
    return {
      ...node,
      sent: true,
      title: `${name} ${verb} sent first`,
      why: 'before anyone is called',
    };
  if (!site.policeCome)
    return {
      ...node,
      sent: false,
      title: 'Police are not sent',
      why: 'This site’s service plan does not include burglary.',
    };
  const two = differentNumbers(tried) >= 2;
  return {
    ...node,
    sent: true,
    title: `${name} ${verb} sent here`,
    why: two
      ? 'if no one called so far gives a passcode. Two different numbers are tried first.'
      : 'if no one called so far gives a passcode. There are fewer than two different numbers on file to try first.',
  };
};

/** The kind of event and the wall time for which a call order is computed. */
export interface CallQuestion {
  readonly kind: CallKind;
  readonly moment: WallMoment;
}

/**
 * Returns the call order for an event: who is called, who is skipped and why, and when an agency is dispatched (domain
 * guide 6.2 "View", 7.2 "Default handling"). Every contact appears once. The monitoring center uses the same order.
 */
export const callOrder = <C extends CallContact>(
  site: CallSite,
  contacts: readonly C[],
  { kind, moment }: CallQuestion,
): readonly CallStep<C>[] => {
  const plan = CALL_PLANS[kind];
  const rated = contacts
    .toSorted(inOrder)
    .map((contact) => ({ contact, whyNot: whyNotCalled(contact, moment, kind) }));
  const atSite = rated.filter(({ contact }) => contact.type === 'Premises');
  const others = rated.filter(({ contact }) => contact.type !== 'Premises');
  const verifying = plan.sent === 'verified' ? verifiedBy(others) : [];
  const rest = others.filter((one) => !verifying.includes(one));
  let turn = 0;
  const next = (isCalled: boolean): number | null => (isCalled ? (turn += 1) : null);
  const tried: C[] = [];
  const stepOf = ({ contact, whyNot }: RatedContact<C>, why: string): CallStep<C> => ({
    step: 'contact',
    contact,
    turn: next(whyNot === null),
    why: whyNot ?? why,
  });
  const dispatch = (): readonly CallStep<C>[] => {
    const node = dispatchOf(site, kind, tried);
    return node === null ? [] : [node];
  };
  return [
    ...(plan.sent === 'first' ? dispatch() : []),
    ...site.places.map(({ name, number }, at): CallStep<C> => ({
      step: 'place',
      name,
      number,
      turn: next(plan.site === 'called'),
      why: at === 0 || plan.site === 'never' ? plan.premises : 'Called before the list',
    })),
    ...atSite.map((one) => stepOf(one, plan.premises)),
    ...verifying.map((one) => {
      const step = stepOf(one, whyVerifying(one.contact, tried));
      if (one.whyNot === null) tried.push(one.contact);
      return step;
    }),
    ...(plan.sent === 'verified' ? dispatch() : []),
    ...rest.map((one) => stepOf(one, whyCalled(one.contact, kind))),
  ];
};
