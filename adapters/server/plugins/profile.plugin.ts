import type { Backend } from '#core/backend/backend.ts';
import {
  confirmPassword,
  finishContactChange,
  removePhone,
  startContactChange,
} from '#adapters/wire/profile.wire.ts';
import { bare, type ApiRoutes } from '../http/api-routes.ts';

type ProfileCases = Pick<
  Backend,
  'confirmPassword' | 'startContactChange' | 'finishContactChange' | 'removePhone'
>;

/** What a signed-in person changes about their own account; in this order: fresh check, code to the new contact, code back (spec §5, SECURITY.md §2.7). */
export const serveProfile = (routes: ApiRoutes, backend: ProfileCases): void => {
  routes.session(confirmPassword, async ({ caller, body }) =>
    bare(await backend.confirmPassword.execute(caller, body)),
  );
  routes.session(startContactChange, async ({ caller, body }) =>
    bare(await backend.startContactChange.execute(caller, body)),
  );
  routes.session(finishContactChange, async ({ caller, body }) =>
    bare(await backend.finishContactChange.execute(caller, body)),
  );
  routes.session(removePhone, async ({ caller }) =>
    bare(await backend.removePhone.execute(caller)),
  );
};
