import { APPLICATIONS } from '../permission/application.schema.ts';
import type { SessionView } from '../session/session-view.schema.ts';

/** Returns the text next to the user's name that tells accounts apart: a dealer's group or a customer's username; null if unknown. */
export const whoseAccount = ({ user, siteGroupNum }: SessionView): string | null => {
  if (user.applicationNum === APPLICATIONS.customer) return user.username;
  const group = user.allowedDealers.find((dealer) => dealer.siteGroupNum === siteGroupNum);
  return group?.siteGroupName ?? null;
};
