import { APPLICATIONS } from '../permission/application.schema.ts';
import type { SessionView } from '../session/session-view.schema.ts';

/** What stands beside a user's name so that nobody mistakes whom they look at: a dealer's group, a customer's username; null where neither is known. */
export const whoseAccount = ({ user, siteGroupNum }: SessionView): string | null => {
  if (user.applicationNum === APPLICATIONS.customer) return user.username;
  const group = user.allowedDealers.find((dealer) => dealer.siteGroupNum === siteGroupNum);
  return group?.siteGroupName ?? null;
};
