import { readForm } from '../../forms/read-form.schema.ts';
import { ok } from '../../kernel/result.ts';
import {
  type BannerForm,
  bannerForm,
  bannerFormSchema,
  type BannerVersions,
  type EditedBanner,
} from '../../notices/banner-form.schema.ts';
import { recordAudit } from '../record-audit.operation.ts';
import { changedTexts } from '../audit/changed-texts.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { plainTexts } from '../intake/plain-texts.rule.ts';
import type { BannerChange } from './notice.repository.port.ts';
import { invalid, type Reply, staleRev } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** Maximum number of earlier banners offered for restoring. */
const VERSIONS = 50;

const ENDED = invalid('The end must be in the future.');

type Ports = Pick<BackendPorts, 'unitOfWork' | 'clock' | 'secrets'>;
type Write = (tx: Transaction, change: BannerChange) => Promise<boolean>;
type ChangedTexts = (before: EditedBanner, after: EditedBanner) => Readonly<Record<string, string>>;

/** Makes one edit of the banner and audits the banner's title and the changes. Calls `changed` afterward, even if the edit fails. */
const edit =
  (ports: Ports, changed: () => void) =>
  (
    caller: SessionCaller,
    operation: string,
    rev: number | null,
    { write, changedTexts: given }: { readonly write: Write; readonly changedTexts: ChangedTexts },
  ): Reply<EditedBanner> =>
    ports.unitOfWork
      .run(async (tx) => {
        const before = await tx.notices.editedBanner();
        const change = { rev, by: caller.session.actorId, at: ports.clock.now() };
        const written = await write(tx, change);
        const after = await tx.notices.editedBanner();
        if (written) await storeCall(tx, ports, caller, { reply: after });
        await recordAudit(tx, ports, caller, {
          operation,
          result: written ? 'ok' : 'refused',
          target: `${after.banner.title || 'Status banner'}, rev ${String(after.rev)}`,
          detail: written ? given(before, after) : { reason: 'staleRev' },
        });
        return written ? ok(after) : staleRev(after.changedBy);
      })
      // Called even on failure, because the commit may have succeeded although its response was lost.
      .finally(changed);

/** Use cases for the Banner Settings page: changing the banner and its end time, and reading earlier versions (spec §2.3). */
export const createBannerEditor = (ports: Ports, changed: () => void) => ({
  /** Returns the banner with its revision and the name of its last editor, for Banner Settings (spec §2.3). */
  editedBanner: (_caller: SessionCaller): Reply<EditedBanner> =>
    ports.unitOfWork.read(async (tx) => ok(await tx.notices.editedBanner())),

  /** Returns the newest versions of the banner, the current one first. */
  bannerVersions: (_caller: SessionCaller): Reply<BannerVersions> =>
    ports.unitOfWork.read(async (tx) =>
      ok({ versions: [...(await tx.notices.bannerVersions(VERSIONS))] }),
    ),

  /**
   * Replaces the banner of the sign-in screen (spec §7.2 PUT statusBanner). Without `rev`, overwrites any revision. A
   * future end time is kept.
   */
  saveBanner: async (
    caller: SessionCaller,
    { rev = null, ...banner }: BannerForm & { readonly rev?: number | null | undefined },
  ): Reply<EditedBanner> => {
    const form = readForm(bannerFormSchema, plainTexts(banner));
    if (!form.ok) return invalid(Object.values(form.error).flat().join('. '));
    return edit(ports, changed)(caller, 'banner.save', rev, {
      write: (tx, change) => tx.notices.replaceBanner(form.value, change),
      changedTexts: (before, after) => changedTexts(bannerForm.names, before.banner, after.banner),
    });
  },

  /** Sets or removes the time at which the banner ends. */
  setBannerEnd: async (
    caller: SessionCaller,
    input: { readonly endsAt: string | null; readonly rev: number },
  ): Reply<EditedBanner> => {
    const at = input.endsAt === null ? null : Date.parse(input.endsAt);
    if (at !== null && !(at > ports.clock.now())) return ENDED;
    return edit(ports, changed)(caller, 'banner.end', input.rev, {
      write: (tx, change) => tx.notices.setBannerEnd(at, change),
      changedTexts: (before, after) => changedTexts(['endsAt'], before, after),
    });
  },
});
