import { profileApi } from '#core/profile/profile.api.ts';
import type { Parts } from './parts.ts';
import { siteRights } from './site-rights.ts';

/** Returns the ports for revealing codes, used by every screen with codes. No code is revealed during an impersonation. */
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
