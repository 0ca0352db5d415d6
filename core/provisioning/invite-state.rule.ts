import type { WaitingPerson } from './provisioning.schema.ts';

/** The state of a person's invitation: never sent, sent and valid, or expired. */
export type InviteState = 'never' | 'sent' | 'expired';

/** Returns the state at an instant. Instants have the same notation, so they are compared as texts. */
export const inviteState = (
  { sentAt, expiresAt }: Pick<WaitingPerson, 'sentAt' | 'expiresAt'>,
  now: string,
): InviteState => {
  if (sentAt === null || expiresAt === null) return 'never';
  return expiresAt > now ? 'sent' : 'expired';
};

/** Checks whether a link can be sent to a person now: the address is known and no valid link was sent. */
export const mayBeInvited = (person: WaitingPerson, now: string): boolean =>
  person.email !== null && inviteState(person, now) !== 'sent';
