import type { ContactType } from '../session/session-view.schema.ts';
import type { SupportedUser } from './supported-users.schema.ts';

/** What a person is to the portal, in words. */
export const audienceOf = ({
  applicationNum,
  beta,
}: Pick<SupportedUser, 'applicationNum' | 'beta'>): string => {
  if (applicationNum === 1) return 'Staff';
  if (applicationNum === 3) return 'Customer';
  return beta ? 'Dealer (beta)' : 'Dealer (classic)';
};

/** The types of contact as staff call them. */
export const CONTACT_TEXT: Readonly<Record<ContactType, string>> = {
  email: 'e-mail address',
  cellPhone: 'phone number',
};

/** The groups of a person in one line, as far as they fit. */
export const groupsLine = ({ groups }: Pick<SupportedUser, 'groups'>, most = 2): string => {
  const named = groups
    .slice(0, most)
    .map(({ siteGroupNum, siteGroupName }) => `${siteGroupNum} ${siteGroupName}`);
  const rest = groups.length - named.length;
  return [...named, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
};

/** What a person can send on to whoever looks into a trouble; no secret, no contact in full. */
export const diagnosticsOf = (user: SupportedUser): string =>
  [
    `User: ${user.username} (${user.accountId})`,
    `Application: ${user.applicationNum} ${audienceOf(user)}`,
    `Groups: ${user.groups.map(({ siteGroupNum }) => siteGroupNum).join(', ') || 'none'}`,
    `Last login: ${user.lastLoginAt ?? 'never'}`,
    `Registered: ${user.registered ? 'yes' : 'no'}, disabled: ${user.disabled ? 'yes' : 'no'}`,
    `Contact set: ${user.contactSet ? 'yes' : 'no'}, code asked: ${user.codeAsked ? 'yes' : 'no'}`,
    `Wait runs: ${user.waiting ? 'yes' : 'no'}, open sessions: ${user.openSessions}`,
    `Next sign-in asks: ${user.pendingSteps.join(', ') || 'nothing'}`,
  ].join('\n');

/** Whether a code is asked at the sign-in, in one word. */
export const codeWord = ({
  codeAsked,
  contactSet,
}: Pick<SupportedUser, 'codeAsked' | 'contactSet'>): string =>
  codeAsked ? (contactSet ? 'Asked' : 'No contact') : 'Off';
