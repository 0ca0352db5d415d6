import { type Branding, DEFAULT_BRANDING } from '../../branding/branding.schema.ts';
import { publicBranding } from '../branding/public-branding.rule.ts';
import { ok } from '../../kernel/result.ts';
import type { StatusBanner } from '../../notices/status-banner.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import { rememberValue } from '../changes/remembered-value.store.ts';
import { addressKey } from '../limits/address-key.rule.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import { type Reply, tooMany } from '../refusal.ts';
import { createBannerEditor } from './banner-editor.use-cases.ts';
import { shownBanner } from '../../notices/shown-banner.rule.ts';

/** Age in milliseconds after which a cached banner is read again, even if the change feed fails. */
const BANNER_LIFE_MS = 60000;

/** Use cases for the public status banner and a dealer's public branding, and for editing the banner (spec §2.3, §7.2). */
export const createNotices = (
  ports: Pick<BackendPorts, 'unitOfWork' | 'clock' | 'changes' | 'secrets'>,
) => {
  const kept = rememberValue({
    changes: ports.changes,
    clock: ports.clock,
    topic: 'statusBanner',
    lifeMs: BANNER_LIFE_MS,
    look: () => ports.unitOfWork.read((tx) => tx.notices.statusBanner()),
  });
  return {
    /**
     * Returns a dealer's branding before sign-in. An unknown number gets the default branding. Requests are rate-limited
     * per IP address, so that nobody can enumerate dealers.
     */
    dealerBranding: async (
      caller: Caller,
      { siteGroup = null }: { readonly siteGroup?: number | null | undefined },
    ): Reply<Branding> => {
      if (siteGroup === null) return ok(DEFAULT_BRANDING);
      const { clock, unitOfWork } = ports;
      return unitOfWork.run(async (tx) => {
        const key = addressKey(caller.address);
        const grant = await tx.limits.take(BUCKETS.branding, key, clock.now());
        if (!grant.granted) return tooMany(grant.retryAfterSeconds);
        const stored = await tx.notices.branding(siteGroup);
        return ok(stored === null ? DEFAULT_BRANDING : publicBranding(stored));
      });
    },

    ...createBannerEditor(ports, () => kept.forget()),

    /** Returns the public banner of the sign-in screen, usually from the cache. A cached banner still ends exactly at its end time. */
    statusBanner: async (_caller: Caller): Reply<StatusBanner> =>
      ok(shownBanner(await kept.read(), ports.clock.now())),
  };
};
