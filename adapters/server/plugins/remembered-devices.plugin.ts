import type { Backend } from '#core/backend/backend.ts';
import { ok } from '#core/kernel/result.ts';
import { rememberedDevices, revokeDevice } from '#adapters/wire/remembered-devices.wire.ts';
import { bare, type ApiRoutes } from '../http/api-routes.ts';

type DeviceCases = Pick<Backend, 'listDevices' | 'revokeDevice'>;

/** The own remembered browsers; revoking one that is gone already succeeds (SECURITY.md §2.6). */
export const serveDevices = (routes: ApiRoutes, backend: DeviceCases): void => {
  routes.session(rememberedDevices, async ({ caller }) => {
    const listed = await backend.listDevices.execute(caller);
    return bare(listed.ok ? ok({ devices: [...listed.value] }) : listed);
  });
  routes.session(revokeDevice, async ({ caller, params }) =>
    bare(await backend.revokeDevice.execute(caller, { id: params.id })),
  );
};
