import type { Variant } from '../../session/user.schema.ts';
import type { Account } from '../session/account.repository.port.ts';

/** Why an authenticated person may not sign in here, as text of the audit log. */
export type SsoRefusal = 'notLinked' | 'disabled' | 'otherAudience' | 'otherGroup';

/**
 * Checks whether the account of a provider's person may sign in to this site group at this variant (SECURITY.md §2.10).
 * The start and the end of a sign-in are for the same group.
 */
export const checkSsoPerson = (
  account: Pick<Account, 'disabled' | 'application'> | null,
  allowedGroups: readonly number[],
  connection: { readonly siteGroupNum: number; readonly variant: Variant },
): 'admit' | SsoRefusal => {
  if (account === null) return 'notLinked';
  if (account.disabled) return 'disabled';
  const audience: Variant = account.application === 3 ? 'consumer' : 'dealer';
  if (audience !== connection.variant) return 'otherAudience';
  return allowedGroups.includes(connection.siteGroupNum) ? 'admit' : 'otherGroup';
};
