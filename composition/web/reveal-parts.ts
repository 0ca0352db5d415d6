import type { Parts } from './parts.ts';
import { siteRights } from './site-rights.ts';
import { profileRoutes } from '#adapters/wire/profile.routes.ts';

/** What showing codes is plugged into on every screen that has some; none is shown to whoever only looks at somebody's portal. */
export const revealParts = ({
  client,
  clock,
  context,
}: Pick<Parts, 'client' | 'clock' | 'context'>) => {
  const rights = siteRights({ context });
  return {
    confirmPassword: (password: string) => client.call(profileRoutes.confirmPassword, { password }),
    clock,
    username: rights.username,
    mayReveal: rights.mayLookAt('sitePasscodeRead'),
  };
};
