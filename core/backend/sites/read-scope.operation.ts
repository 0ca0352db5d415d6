import type { SessionCaller } from '../caller.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** The group a request works in, the session's own when it names none, with everything below it; null when it is not allowed, so that it answers like one nobody has (SECURITY.md T8). */
export const readScope = async (
  tx: Transaction,
  caller: SessionCaller,
  named: number | null,
): Promise<readonly number[] | null> => {
  const group = named ?? caller.session.siteGroupNum;
  if (group === null || !caller.session.allowedGroups.includes(group)) return null;
  return tx.sites.branches(group);
};
