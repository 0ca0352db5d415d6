import type { ContactType } from '../session/session-view.schema.ts';
import type { SupportedUser } from './supported-users.schema.ts';

/** Returns the display text of a person's audience. */
export const audienceOf = ({
  applicationNum,
  beta,
}: Pick<SupportedUser, 'applicationNum' | 'beta'>): string => {
  if (applicationNum === 1) return 'Staff';
  if (applicationNum === 3) return 'Customer';
  return beta ? 'Dealer (beta)' : 'Dealer (classic)';
};

/** The display names of the contact types for staff. */
export const CONTACT_TEXT: Readonly<Record<ContactType, string>> = {
  email: 'email address',
  cellPhone: 'phone number',
};

/** Returns a person's groups in one line. Names at most `most` groups. */
export const groupsLine = ({ groups }: Pick<SupportedUser, 'groups'>, most = 2): string => {
  const named = groups
    .slice(0, most)
    .map(({ siteGroupNum, siteGroupName }) => `${siteGroupNum} ${siteGroupName}`);
  const rest = groups.length - named.length;
  return [...named, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
};

/**
 * Returns a text about a person that staff can forward to those who investigate a problem. The text contains no secret and
 * no full contact.
 */
export const diagnosticsOf = (user: SupportedUser): string =>
  [
    `User: ${user.username} (${user.accountId})`,
    `Application: ${user.applicationNum} ${audienceOf(user)}`,
    `Groups: ${user.groups.map(({ siteGroupNum }) => siteGroupNum).join(', ') || 'none'}`,
    `Last login: ${user.lastLoginAt ?? 'never'}`,
    `Registered: ${user.registered ? 'yes' : 'no'}, disabled: ${user.disabled ? 'yes' : 'no'}`,
    `Contact set: ${user.contactSet ? 'yes' : 'no'}, code required: ${user.codeAsked ? 'yes' : 'no'}`,
    `Locked: ${user.waiting ? 'yes' : 'no'}, open sessions: ${user.openSessions}`,
    `Next sign-in requires: ${user.pendingSteps.join(', ') || 'nothing'}`,
  ].join('\n');

/** Returns one word that states whether a code is needed at sign-in. */
export const codeWord = ({
  codeAsked,
  contactSet,
}: Pick<SupportedUser, 'codeAsked' | 'contactSet'>): string =>
  codeAsked ? (contactSet ? 'Required' : 'No contact') : 'Off';
