import type { WaitingPerson } from './provisioning.schema.ts';

/** The state of a person's invitation link: never sent, sent and still valid, or expired. */
export type InviteState = 'never' | 'sent' | 'expired';

/** Returns the state of an invitation at an instant. All instants have the same format, so they are compared as strings. */
export const inviteState = (
  { sentAt, expiresAt }: Pick<WaitingPerson, 'sentAt' | 'expiresAt'>,
  now: string,
): InviteState => {
  if (sentAt === null || expiresAt === null) return 'never';
  return expiresAt > now ? 'sent' : 'expired';
};

/** Checks whether a person can be sent a link now: the e-mail address is known and no valid link exists. */
export const mayBeInvited = (person: WaitingPerson, now: string): boolean =>
  person.email !== null && inviteState(person, now) !== 'sent';
