import type { Backend } from '#core/backend/backend.ts';
import type { Refusal } from '#core/backend/refusal.ts';
import { APP_VERSION } from '#core/kernel/limits.ts';
import { err, ok, type Result } from '#core/kernel/result.ts';
import {
  dealerBranding,
  health,
  healthLive,
  healthReady,
  statusBanner,
} from '#adapters/wire/public.wire.ts';
import { bare, type ApiRoutes } from '../http/api-routes.ts';

type PublicCases = Pick<Backend, 'readStatusBanner' | 'readBranding'>;

/** Whether the process can serve right now: not shutting down, and its database answers. */
export type Readiness = () => Promise<boolean>;

/** What everyone may read before signing in, and the words of health: live while the process runs, ready (else 503) while it can serve (spec §7.2). */
export const servePublic = (routes: ApiRoutes, backend: PublicCases, isReady: Readiness): void => {
  routes.open(statusBanner, async ({ caller }) =>
    bare(await backend.readStatusBanner.execute(caller)),
  );
  routes.open(dealerBranding, async ({ caller, query }) =>
    bare(
      await backend.readBranding.execute(caller, {
        siteGroup: query.siteGroup === undefined ? null : Number(query.siteGroup),
      }),
    ),
  );
  const whenReady = async <T>(value: T): Promise<Result<T, Refusal>> =>
    (await isReady()) ? ok(value) : err({ kind: 'busy', retryAfterSeconds: 2 });
  routes.open(health, async () =>
    bare(await whenReady({ live: true, ready: true, version: APP_VERSION })),
  );
  routes.open(healthLive, () => Promise.resolve(bare(ok({ live: true }))));
  routes.open(healthReady, async () => bare(await whenReady({ ready: true })));
};
