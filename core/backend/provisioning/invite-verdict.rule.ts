/** `fine` if a person may get the link for a first password; otherwise the reason for refusal. */
export type InviteVerdict =
  | 'fine'
  | 'disabled'
  | 'registered'
  | 'elsewhere'
  | 'noAddress'
  | 'staff';

/** The facts about a person and the sender that decide whether a link may be sent. */
export interface InviteFacts {
  /** True if the person has set a password. */
  readonly registered: boolean;
  readonly disabled: boolean;
  /** True if the person signs in through an identity provider. */
  readonly elsewhere: boolean;
  readonly hasAddress: boolean;
  readonly isStaff: boolean;
  /** True if the sender may grant rights to staff. */
  readonly givesRights: boolean;
}

/**
 * Decides whether a link for a first password may be sent. The account must be reachable and still without a password; for
 * staff, the sender must be allowed to grant staff rights (SECURITY.md §2.1).
 */
export const inviteVerdict = (facts: InviteFacts): InviteVerdict => {
  if (facts.isStaff && !facts.givesRights) return 'staff';
  if (facts.disabled) return 'disabled';
  if (facts.registered) return 'registered';
  if (facts.elsewhere) return 'elsewhere';
  return facts.hasAddress ? 'fine' : 'noAddress';
};
