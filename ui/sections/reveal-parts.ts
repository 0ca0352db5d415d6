import { profileApi } from '#core/profile/profile.api.ts';
import type { Parts } from './parts.ts';
import { siteRights } from './site-rights.ts';

/** What showing codes is plugged into on every screen that has some; none is shown to whoever only looks at somebody's portal. */
export const revealParts = ({
  clock,
  context,
  gatewayOf,
}: Pick<Parts, 'clock' | 'context' | 'gatewayOf'>) => {
  const rights = siteRights({ context });
  const { confirmPassword } = gatewayOf(profileApi);
  return {
    confirmPassword: (password: string) => confirmPassword({ password }),
    clock,
    username: rights.username,
    mayReveal: rights.mayLookAt('sitePasscodeRead'),
  };
};
