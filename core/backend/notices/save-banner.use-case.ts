import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import { readForm } from '../../forms/read-form.schema.ts';
import {
  bannerFormSchema,
  type BannerForm,
  type EditedBanner,
} from '../../notices/banner-form.schema.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { plainText } from '../intake/clean-report.rule.ts';
import type { Refusal } from '../refusal.ts';
import { invalid, staleRev } from '../refusals.ts';

const OPERATION = 'banner.save';

/** Replaces the banner of the sign-in screen (spec §7.2 PUT statusBanner); without `rev` the last editor wins. */
export const saveBanner =
  (ports: BackendPorts) =>
  async (
    caller: SessionCaller,
    input: { readonly banner: BannerForm; readonly rev: number | null },
  ): Promise<Result<EditedBanner, Refusal>> => {
    const { active, importance, title, body } = input.banner;
    const plain = { active, importance, title: plainText(title), body: plainText(body) };
    const form = readForm(bannerFormSchema, plain);
    if (!form.ok) return invalid(Object.values(form.error).flat().join('. '));
    return ports.unitOfWork.run(async (tx): Promise<Result<EditedBanner, Refusal>> => {
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
  };
