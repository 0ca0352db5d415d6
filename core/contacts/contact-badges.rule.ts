import { calledInstead } from './why-not-called.rule.ts';
import type { Contact } from './contact-list.schema.ts';
import { calendarDay, dayLabel } from '../kernel/calendar-day.rule.ts';
import { instantOf } from '../kernel/instant.ts';
import { contactState } from './contact-state.rule.ts';

export interface BadgeFact {
  readonly kind:
    | 'first'
    | 'ecv'
    | 'vacation'
    | 'suspended'
    | 'expires'
    | 'over'
    | 'keys'
    | 'pin'
    | 'notify'
    | 'user';
  readonly words: string;
}

/** Number of days before a contact expires at which the badge appears. */
const SOON = 30;

/** Returns the number of calendar days between two days such as `2026-03-08`. */
const daysBetween = (from: string, to: string): number => {
  const numberOf = (day: string): number => {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
    const y = month > 2 ? year : year - 1;
    const m = (month + 9) % 12;
    const leaps = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400);
    return 365 * y + leaps + Math.floor((m * 306 + 5) / 10) + date - 1;
  };
  return numberOf(to) - numberOf(from);
};

const shortDay = (day: string, today: string): string => {
  const text = dayLabel(day);
  return day.slice(0, 4) === today.slice(0, 4) ? text.replace(/, \d{4}$/, '') : text;
};

export interface SiteDay {
  readonly today: string;
  readonly timeZone: string;
}

const suspendedSince = ({ suspendedAt }: Contact, { timeZone, today }: SiteDay): string =>
  suspendedAt === null
    ? 'Suspended'
    : `Suspended since ${shortDay(calendarDay(instantOf(suspendedAt), timeZone), today)}`;

/**
 * Returns a text that says since when (in the site's time zone) and by whom a contact is suspended; null if the contact is
 * not suspended.
 */
export const suspensionText = (contact: Contact, at: SiteDay): string | null => {
  if (!contact.suspended) return null;
  const since = suspendedSince(contact, at);
  return contact.suspendedBy === null ? since : `${since}, by ${contact.suspendedBy}`;
};

const stateFacts = (contact: Contact, at: SiteDay): readonly BadgeFact[] => {
  const { today } = at;
  switch (contactState(contact, today)) {
    case 'On vacation':
      return [
        {
          kind: 'vacation',
          words:
            contact.unavailableTo === null
              ? 'On vacation'
              : `On vacation until ${shortDay(contact.unavailableTo, today)}`,
        },
      ];
    case 'Suspended':
      return [{ kind: 'suspended', words: suspendedSince(contact, at) }];
    case 'Expired':
      return [{ kind: 'over', words: 'Expired' }];
    case 'Not yet':
      return [{ kind: 'over', words: `From ${shortDay(contact.effective ?? today, today)}` }];
    case 'Active':
      return [];
  }
};

const endFacts = ({ expires }: Contact, today: string): readonly BadgeFact[] => {
  if (expires === null || expires < today) return [];
  const left = daysBetween(today, expires);
  if (left > SOON) return [];
  const words = left === 0 ? 'Expires today' : `Expires in ${left} ${left === 1 ? 'day' : 'days'}`;
  return [{ kind: 'expires', words }];
};

/** Returns a shorter badge text, used while a wide panel covers part of the list. */
export const shortBadge = ({ kind, words }: BadgeFact): string => {
  if (kind === 'suspended') return 'Suspended';
  return kind === 'vacation' ? words.replace('On vacation until', 'Until') : words;
};

/** Returns the badges of a contact for the current day at the site, most important first (domain guide 6.2 "View"). */
export const contactBadges = (
  contact: Contact,
  { first, ...at }: SiteDay & { readonly first: boolean },
): readonly BadgeFact[] => [
  ...(first ? [{ kind: 'first' as const, words: 'First call' }] : []),
  ...stateFacts(contact, at),
  ...endFacts(contact, at.today),
  ...(contact.ecvOrder !== null && !first
    ? [{ kind: 'ecv' as const, words: `Call ${contact.ecvOrder} before police` }]
    : []),
  ...(contact.type === 'User only' ? [{ kind: 'user' as const, words: 'User only' }] : []),
  ...(contact.type !== 'User only' && calledInstead(contact.notices, 'alarm') !== null
    ? [{ kind: 'notify' as const, words: 'Notify only' }]
    : []),
  ...(contact.hasPin ? [{ kind: 'pin' as const, words: 'PIN set •••' }] : []),
  ...(contact.hasKeys ? [{ kind: 'keys' as const, words: 'Has keys' }] : []),
];
