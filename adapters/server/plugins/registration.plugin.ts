import type { Backend } from '#core/backend/backend.ts';
import type { Refusal } from '#core/backend/refusal.ts';
import { err, type Result } from '#core/kernel/result.ts';
import type { Variant } from '#core/session/user.schema.ts';
import {
  registerMsa,
  resendRegistration,
  setFirstPassword,
  verifyRegistration,
} from '#adapters/wire/registration.wire.ts';
import { bare, type ApiRoutes } from '../http/api-routes.ts';

type RegistrationCases = Pick<
  Backend,
  'registerMsa' | 'verifyRegistration' | 'resendRegistration' | 'setFirstPassword'
>;

/** How customers get a login; a first password is set in both variants, by invited people and a new installation's first staff (spec §4.3). */
export const serveRegistration = (
  routes: ApiRoutes,
  backend: RegistrationCases,
  variant: Variant,
): void => {
  const customers = async <T>(work: () => Promise<Result<T, Refusal>>) =>
    bare(variant === 'consumer' ? await work() : err<Refusal>({ kind: 'notFound' }));
  routes.open(registerMsa, ({ caller, body }) =>
    customers(() => backend.registerMsa(caller, body)),
  );
  routes.open(verifyRegistration, ({ caller, body }) =>
    customers(() => backend.verifyRegistration(caller, body)),
  );
  routes.open(resendRegistration, ({ caller, body }) =>
    customers(() => backend.resendRegistration(caller, body)),
  );
  routes.open(setFirstPassword, async ({ caller, body }) =>
    bare(await backend.setFirstPassword(caller, body)),
  );
};
