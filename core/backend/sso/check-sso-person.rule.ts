import type { Variant } from '../../session/user.schema.ts';
import type { Account } from '../session/account.repository.port.ts';

/** Audit log text for why an authenticated person may not sign in. */
export type SsoRefusal = 'notLinked' | 'disabled' | 'otherAudience' | 'otherGroup';

/** Decides whether the linked account of an authenticated person may sign in to this site group and variant (SECURITY.md §2.10). */
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
