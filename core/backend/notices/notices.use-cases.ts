import { type Branding, DEFAULT_BRANDING } from '../../branding/branding.schema.ts';
import { readForm } from '../../forms/read-form.schema.ts';
import { formatPhone } from '../../kernel/format-phone.rule.ts';
import { ok } from '../../kernel/result.ts';
import {
  type BannerForm,
  bannerFormSchema,
  type EditedBanner,
} from '../../notices/banner-form.schema.ts';
import type { StatusBanner } from '../../notices/status-banner.schema.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Caller, SessionCaller } from '../caller.ts';
import { rememberValue } from '../changes/remembered-value.store.ts';
import { plainTexts } from '../intake/clean-report.rule.ts';
import { addressKey } from '../limits/address-key.rule.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import { invalid, type Reply, staleRev, tooMany } from '../refusal.ts';

const OPERATION = 'banner.save';
/** Whatever happens to the feed, no server shows an older banner than this. */
const BANNER_LIFE_MS = 60000;

/** The status banner and a dealer's looks, open to everyone, and the banner's editor (spec §2.3, §7.2). */
export const createNotices = (ports: Pick<BackendPorts, 'unitOfWork' | 'clock' | 'changes'>) => {
  const shownBanner = rememberValue({
    ...{ changes: ports.changes, clock: ports.clock, topic: 'statusBanner' },
    lifeMs: BANNER_LIFE_MS,
    look: () => ports.unitOfWork.read((tx) => tx.notices.statusBanner()),
  });
  return {
    /** A dealer's looks before sign-in; a number nobody has looks like the default, and asking is limited per address: nobody counts dealers this way. */
    readBranding: async (
      caller: Caller,
      input: { readonly siteGroup: number | null },
    ): Reply<Branding> => {
      const { siteGroup } = input;
      if (siteGroup === null) return ok(DEFAULT_BRANDING);
      const { clock, unitOfWork } = ports;
      return unitOfWork.run(async (tx) => {
        const key = addressKey(caller.address);
        const grant = await tx.limits.take(BUCKETS.branding, key, clock.now());
        if (!grant.granted) return tooMany(grant.retryAfterSeconds);
        const branding = (await tx.notices.branding(siteGroup)) ?? DEFAULT_BRANDING;
        const { supportPhone } = branding;
        return ok({ ...branding, supportPhone: supportPhone && formatPhone(supportPhone) });
      });
    },

    /** The banner with its revision and who changed it last, for Banner Settings (spec §2.3). */
    readEditedBanner: (_caller: SessionCaller): Reply<EditedBanner> =>
      ports.unitOfWork.read(async (tx) => ok(await tx.notices.editedBanner())),

    /** The banner of the sign-in screen, from memory where it can; anyone may read it. */
    readStatusBanner: async (_caller: Caller): Reply<StatusBanner> => ok(await shownBanner.read()),

    /** Replaces the banner of the sign-in screen (spec §7.2 PUT statusBanner); without `rev` the last editor wins. */
    saveBanner: async (
      caller: SessionCaller,
      input: { readonly banner: BannerForm; readonly rev: number | null },
    ): Reply<EditedBanner> => {
      const { active, importance } = input.banner;
      const form = readForm(bannerFormSchema, plainTexts(input.banner));
      if (!form.ok) return invalid(Object.values(form.error).flat().join('. '));
      const saved = ports.unitOfWork.run(async (tx) => {
        const change = {
          rev: input.rev,
          by: caller.session.actorId,
          at: ports.clock.now(),
        };
        const replaced = await tx.notices.replaceBanner(form.value, change);
        const now = await tx.notices.editedBanner();
        await recordAudit(tx, ports, caller, {
          operation: OPERATION,
          result: replaced ? 'ok' : 'refused',
          target: `rev ${String(now.rev)}`,
          detail: replaced
            ? { active: String(active), importance, title: form.value.title }
            : { reason: 'staleRev' },
        });
        return replaced ? ok(now) : staleRev(now.changedBy);
      });
      // Also when it failed: the commit may have been done although its answer was lost.
      return saved.finally(() => {
        shownBanner.forget();
      });
    },
  };
};
