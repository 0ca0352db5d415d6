import type { Backend } from '#core/backend/backend.ts';
import { ok } from '#core/kernel/result.ts';
import { contactMethods, requestCode, verifyCode } from '#adapters/wire/mfa.wire.ts';
import { bare, type ApiRoutes } from '../http/api-routes.ts';

type MfaCases = Pick<Backend, 'listContactMethods' | 'requestCode' | 'verifyCode'>;

/** Six-digit codes of a pending session; a right one may raise it and so brings new cookies (spec §7.2, SECURITY.md §2.5). */
export const serveMfa = (routes: ApiRoutes, backend: MfaCases): void => {
  routes.session(contactMethods, async ({ caller }) => {
    const listed = await backend.listContactMethods.execute(caller);
    return bare(listed.ok ? ok({ contactMethods: [...listed.value] }) : listed);
  });
  routes.session(requestCode, async ({ caller, body }) =>
    bare(await backend.requestCode.execute(caller, body)),
  );
  routes.session(verifyCode, ({ caller, body }) => backend.verifyCode.execute(caller, body));
};
