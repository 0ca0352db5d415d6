import { IMAGE_FIELDS } from '../../branding/brand-image.schema.ts';
import { accentProblemText, checkAccent } from '../../branding/check-accent.rule.ts';
import {
  type BrandingValues,
  brandingForm,
  brandingFormSchema,
} from '../../branding/branding-values.schema.ts';
import { readForm } from '../../forms/read-form.schema.ts';
import { ok } from '../../kernel/result.ts';
import { changedTexts } from '../audit/changed-texts.rule.ts';
import { recordAudit, recordRefusal } from '../record-audit.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { invalid, NOT_FOUND, refusalOf, type Reply } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import type { ListInput } from '../sites/list-sites.operation.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { LockedBranding } from './branding.repository.port.ts';
import { type BrandingPorts, lockBranding } from './lock-branding.operation.ts';

/** The branding revision after a change; the next change must name this revision. */
export interface ChangedBranding {
  readonly rev: number;
}

/** The active group, and the branding revision a change is based on. */
type FromRev = ListInput & { readonly rev: number };

const NOTHING = refusalOf(
  'unacceptable',
  'noDraft',
  'There is no draft to publish. Change something first.',
);
const FOREIGN_IMAGE = refusalOf(
  'unacceptable',
  'imageGone',
  'An image is no longer stored. Please choose it again.',
);

type Held = LockedBranding & { readonly siteGroupNum: number };

/** Checks that every newly named picture belongs to the group. Pictures already used in the live branding or the draft are accepted. */
const knowsImages = async (
  tx: Transaction,
  locked: Held,
  looks: BrandingValues,
): Promise<boolean> => {
  const shown = IMAGE_FIELDS.flatMap((field) => [
    locked.live[field],
    locked.draft?.[field] ?? null,
  ]);
  const news = IMAGE_FIELDS.flatMap((field) => looks[field] ?? []).filter(
    (url) => !shown.includes(url),
  );
  if (news.length === 0) return true;
  const own = await tx.branding.ownImages(locked.siteGroupNum, news);
  return news.every((url) => own.includes(url));
};

const change = (
  ports: BrandingPorts,
  caller: SessionCaller,
  input: FromRev,
  act: (
    tx: Transaction,
    locked: Held,
  ) => Reply<{
    readonly operation: string;
    readonly detail: Readonly<Record<string, string>>;
  }>,
): Reply<ChangedBranding> =>
  ports.unitOfWork.run(async (tx) => {
    const locked = await lockBranding(ports, tx, caller, input);
    if (!locked.ok) return locked;
    const done = await act(tx, locked.value);
    if (!done.ok) return done;
    const reply = { rev: locked.value.rev + 1 };
    await storeCall(tx, ports, caller, { reply });
    const target = `group ${locked.value.siteGroupNum}`;
    await recordAudit(tx, ports, caller, { ...done.value, result: 'ok', target });
    return ok(reply);
  });

/** Use cases that save, discard, publish and restore branding (domain guide 6.14 "Draft → Publish → History with restore"). */
export const changeBranding = (ports: BrandingPorts) => {
  const touch = async (tx: Transaction, caller: SessionCaller) => ({
    by: await nameOf(tx, caller),
    now: ports.clock.now(),
  });
  return {
    /** Saves the draft, or removes it if it equals the live branding. The draft's color is checked only when the draft is published. */
    saveBrandingDraft: (
      caller: SessionCaller,
      { siteGroupNum, rev, ...entered }: BrandingValues & FromRev,
    ): Reply<ChangedBranding> =>
      change(ports, caller, { siteGroupNum, rev }, async (tx, locked) => {
        const validated = readForm(brandingFormSchema, brandingForm.pick(entered));
        if (!validated.ok) return invalid(`${Object.values(validated.error).flat().join('. ')}.`);
        const looks = validated.value;
        if (!(await knowsImages(tx, locked, looks))) return FOREIGN_IMAGE;
        const draft = brandingForm.same(looks, locked.live)
          ? null
          : { looks, restoredFrom: locked.restoredFrom };
        await tx.branding.saveDraft(locked.siteGroupNum, draft, await touch(tx, caller));
        const before = locked.draft ?? locked.live;
        const detail = changedTexts(brandingForm.names, before, looks);
        return ok({ operation: 'branding.draft', detail });
      }),

    /** Deletes the draft; the live branding stays. */
    discardBrandingDraft: (caller: SessionCaller, input: FromRev): Reply<ChangedBranding> =>
      change(ports, caller, input, async (tx, { siteGroupNum }) => {
        await tx.branding.saveDraft(siteGroupNum, null, await touch(tx, caller));
        return ok({ operation: 'branding.discard', detail: {} });
      }),

    /** Publishes the draft as the next version. The color is checked here, because saving a draft does not check its color. */
    publishBranding: (caller: SessionCaller, input: FromRev): Reply<ChangedBranding> =>
      change(ports, caller, input, async (tx, locked) => {
        const { siteGroupNum, draft, live, restoredFrom } = locked;
        if (draft === null) return NOTHING;
        const verdict = draft.accent === null ? null : checkAccent(draft.accent);
        if (verdict?.kind === 'refused') {
          const facts = { operation: 'branding.publish', target: `group ${siteGroupNum}` };
          const text = accentProblemText(verdict.problem);
          const detail = { accent: draft.accent ?? '' };
          const refusal = refusalOf('unacceptable', 'accentRefused', text);
          return recordRefusal(tx, ports, caller, { ...facts, detail }, refusal);
        }
        const by = await touch(tx, caller);
        const version = locked.version + 1;
        await tx.branding.publish(siteGroupNum, { looks: draft, version, restoredFrom }, by);
        await tx.branding.saveDraft(siteGroupNum, null, by);
        const detail = {
          version: String(version),
          ...changedTexts(brandingForm.names, live, draft),
        };
        return ok({ operation: 'branding.publish', detail });
      }),

    /** Copies a published version into the draft, to be reviewed and published again. */
    restoreBranding: (
      caller: SessionCaller,
      { version, ...input }: FromRev & { readonly version: number },
    ): Reply<ChangedBranding> =>
      change(ports, caller, input, async (tx, { siteGroupNum, live }) => {
        const looks = await tx.branding.version(siteGroupNum, version);
        if (looks === null) return NOT_FOUND;
        const draft = brandingForm.same(looks, live) ? null : { looks, restoredFrom: version };
        await tx.branding.saveDraft(siteGroupNum, draft, await touch(tx, caller));
        return ok({ operation: 'branding.restore', detail: { version: String(version) } });
      }),
  };
};
