import { dayLabel } from '../kernel/calendar-day.rule.ts';
import { CALL_PLANS, type CallKind } from './call-kinds.ts';
import { holdsAt, hoursText, type WallMoment } from './hours-of-day.rule.ts';
import type { CallContact, ContactNotice } from './contact.ts';
import { contactState } from './contact-state.rule.ts';

const BY: Readonly<Record<string, string>> = { sms: 'text', email: 'email' };

/** Returns the channels by which a contact is notified instead of called. Null if the contact is called, or has no notices set. */
export const calledInstead = (
  notices: readonly ContactNotice[],
  kind: 'alarm' | 'trouble',
): string | null => {
  const channels = notices
    .filter((notice) => notice.startsWith(`${kind}.`))
    .map((notice) => notice.slice(kind.length + 1));
  if (channels.length === 0 || channels.includes('call')) return null;
  return channels.map((channel) => BY[channel] ?? channel).join(' and ');
};

const whyOfState = (contact: CallContact, today: string): string | null => {
  switch (contactState(contact, today)) {
    case 'Expired':
      return `expired on ${dayLabel(contact.expires ?? today)}`;
    case 'Not yet':
      return `on the list from ${dayLabel(contact.effective ?? today)}`;
    case 'Suspended':
      return 'suspended';
    case 'On vacation':
      return contact.unavailableTo === null
        ? 'on vacation'
        : `on vacation until ${dayLabel(contact.unavailableTo)}`;
    case 'Active':
      return null;
  }
};

const isAtSite = ({ type, phones }: CallContact): boolean =>
  type === 'Premises' || phones.every((phone) => phone.type === 'Premises');

/**
 * Returns why a contact is not called about a kind of event at a given wall time; null if the contact is called (domain
 * guide 6.2 "View").
 */
export const whyNotCalled = (
  contact: CallContact,
  moment: WallMoment,
  kind: CallKind,
): string | null => {
  const ofState = whyOfState(contact, moment.today);
  if (ofState !== null) return ofState;
  if (contact.type === 'User only') return 'panel user only';
  if (contact.phones.length === 0) return 'no phone';
  const { notice, site } = CALL_PLANS[kind];
  if (site === 'never' && isAtSite(contact)) return 'at the site, never called for a hold-up';
  const notifiedBy = calledInstead(contact.notices, notice);
  if (notifiedBy !== null)
    return notice === 'alarm'
      ? `notified by ${notifiedBy}, never called`
      : `notified of troubles by ${notifiedBy}`;
  const { callHours } = contact;
  const isCalled = callHours === null || callHours.some((hours) => holdsAt(hours, moment));
  if (isCalled) return null;
  return callHours.length === 0 ? 'no call hours' : `called only ${hoursText(callHours)}`;
};

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Returns the default reason for calling a contact, used if the kind of event gives no other reason. */
export const whyCalled = (contact: CallContact, kind: CallKind): string => {
  const keys = contact.hasKeys
    ? [kind === 'burglary' ? 'has keys, meets the police' : 'has keys']
    : [];
  const hours =
    contact.callHours === null
      ? 'can be called anytime'
      : `within call hours ${hoursText(contact.callHours)}`;
  const afterPolice = CALL_PLANS[kind].site === 'never' ? ['notified after the police'] : [];
  const dealer = contact.inherited ? ['dealer contact'] : [];
  return sentence([...dealer, ...afterPolice, ...keys, hours].join('; '));
};
