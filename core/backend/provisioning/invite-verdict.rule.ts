/** Whether a person may get a link to a first password, or the reason why not. */
export type InviteVerdict =
  | 'fine'
  | 'disabled'
  | 'registered'
  | 'elsewhere'
  | 'noAddress'
  | 'staff';

/** The facts that decide it. */
export interface InviteFacts {
  /** True if a password was set. */
  readonly registered: boolean;
  readonly disabled: boolean;
  /** True if the person signs in through an identity provider of their own. */
  readonly elsewhere: boolean;
  readonly hasAddress: boolean;
  readonly isStaff: boolean;
  /** True if the sender may give rights to staff. */
  readonly givesRights: boolean;
}

/**
 * Decides whether a link to a first password may be sent: only to a reachable account that waits for one, and to staff
 * only by those who may give rights to staff (SECURITY.md §2.1).
 */
export const inviteVerdict = (facts: InviteFacts): InviteVerdict => {
  if (facts.isStaff && !facts.givesRights) return 'staff';
  if (facts.disabled) return 'disabled';
  if (facts.registered) return 'registered';
  if (facts.elsewhere) return 'elsewhere';
  return facts.hasAddress ? 'fine' : 'noAddress';
};
