import type { WaitingPerson } from './provisioning.schema.ts';

/** How far the invitation of somebody is: never sent, sent and working, or over. */
export type InviteState = 'never' | 'sent' | 'expired';

/** The state at an instant; instants are written alike, so they compare as texts. */
export const inviteState = (
  { sentAt, expiresAt }: Pick<WaitingPerson, 'sentAt' | 'expiresAt'>,
  now: string,
): InviteState => {
  if (sentAt === null || expiresAt === null) return 'never';
  return expiresAt > now ? 'sent' : 'expired';
};

/** Whether a link can be sent to somebody now: an address is known, and none that works is on its way. */
export const mayBeInvited = (person: WaitingPerson, now: string): boolean =>
  person.email !== null && inviteState(person, now) !== 'sent';
