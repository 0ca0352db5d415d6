/** Why somebody gets no link to a first password. */
export type InviteVerdict =
  | 'fine'
  | 'disabled'
  | 'registered'
  | 'elsewhere'
  | 'noAddress'
  | 'staff';

/** What decides it. */
export interface InviteFacts {
  /** A password was chosen. */
  readonly registered: boolean;
  readonly disabled: boolean;
  /** They sign in by a provider of their own. */
  readonly elsewhere: boolean;
  readonly hasAddress: boolean;
  readonly isStaff: boolean;
  /** Whoever sends it may give rights to staff. */
  readonly givesRights: boolean;
}

/** Whether a link to a first password may be sent: to an account that waits for one and can be written to, staff only by those who give rights to staff (SECURITY.md §2.1). */
export const inviteVerdict = (facts: InviteFacts): InviteVerdict => {
  if (facts.isStaff && !facts.givesRights) return 'staff';
  if (facts.disabled) return 'disabled';
  if (facts.registered) return 'registered';
  if (facts.elsewhere) return 'elsewhere';
  return facts.hasAddress ? 'fine' : 'noAddress';
};
