import * as wire from '#adapters/wire/public.wire.ts';
import type { Refusal } from '#core/backend/refusal.ts';
import { APP_VERSION } from '#core/kernel/limits.ts';
import { err, ok, type Result } from '#core/kernel/result.ts';
import { plugin } from './plugin.ts';

/** What everyone may read before signing in, and the words of health: live while the process runs, ready (else 503) while it can serve (spec §7.2). */
export const publicPlugin = plugin(wire, (routes, backend, { isReady }) => {
  routes.serve(wire.statusBanner, backend.readStatusBanner);
  routes.serve(wire.dealerBranding, (caller, { siteGroup }) =>
    backend.readBranding(caller, { siteGroup: siteGroup ?? null }),
  );
  const whenReady = async <T>(value: T): Promise<Result<T, Refusal>> =>
    (await isReady()) ? ok(value) : err({ kind: 'busy', retryAfterSeconds: 2 });
  routes.serve(wire.health, () => whenReady({ live: true, ready: true, version: APP_VERSION }));
  routes.serve(wire.healthLive, () => Promise.resolve(ok({ live: true })));
  routes.serve(wire.healthReady, () => whenReady({ ready: true }));
});
