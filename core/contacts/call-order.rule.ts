import type { WallClock } from '../kernel/wall-clock.port.ts';
import { holdsAt, wallMoment, type WallMoment } from './call-hours.rule.ts';
import type { CallContact } from './contact.ts';
import { contactState } from './contact-state.rule.ts';

/** Where the clocks of the site hang. */
export interface CallPlace {
  readonly clock: WallClock;
  readonly timeZone: string;
}

/** Somebody on the call list with the turn they have now, or why they are left out. */
export interface CallTurn {
  readonly contact: CallContact;
  /** 1 is called first; null where somebody is not called now. */
  readonly turn: number | null;
  /** Null for whoever is called. */
  readonly why: string | null;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const dayWords = (day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${MONTHS[Number(month) - 1] ?? month} ${Number(date)}, ${year}`;
};

const whyNot = (contact: CallContact, moment: WallMoment): string | null => {
  const { today } = moment;
  switch (contactState(contact, today)) {
    case 'Expired':
      return `expired on ${dayWords(contact.expires ?? today)}`;
    case 'Not yet':
      return `on the list from ${dayWords(contact.effective ?? today)}`;
    case 'Suspended':
      return 'suspended';
    case 'On vacation':
      return contact.unavailableTo === null
        ? 'on vacation'
        : `on vacation until ${dayWords(contact.unavailableTo)}`;
    case 'Active':
  }
  if (contact.type === 'User only') return 'a user of the panel only';
  if (contact.phones.length === 0) return 'no phone';
  const { callHours } = contact;
  const isCalled = callHours === null || callHours.some((hours) => holdsAt(hours, moment));
  return isCalled ? null : 'outside of call hours';
};

/** The site's own before those of its group, each in their order. */
const inOrder = (a: CallContact, b: CallContact): number =>
  Number(a.inherited) - Number(b.inherited) || a.position - b.position;

/** Who is called at a moment (milliseconds UTC), in which order, and why each of the others is not (domain guide 6.2 "View"). */
export const callOrder = (
  contacts: readonly CallContact[],
  now: number,
  { clock, timeZone }: CallPlace,
): readonly CallTurn[] => {
  const moment = wallMoment(clock.wallTime(now, timeZone), clock);
  let turn = 0;
  return contacts.toSorted(inOrder).map((contact) => {
    const why = whyNot(contact, moment);
    if (why !== null) return { contact, turn: null, why };
    turn += 1;
    return { contact, turn, why };
  });
};
