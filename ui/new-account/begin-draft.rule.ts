import { type AccountDraft, emptyDraft } from '#core/new-account/account-draft.schema.ts';
import type { AccountStart } from '#core/new-account/stored-account-draft.schema.ts';

/** Returns an empty draft of the group that the person works for now, or of the only branch. Otherwise the branch is asked for. */
export const beginDraft = (
  branches: AccountStart['branches'],
  active: number | null,
): AccountDraft => {
  const [first, ...others] = branches;
  const own =
    branches.find(({ siteGroupNum }) => siteGroupNum === active) ??
    (others.length === 0 ? first : undefined);
  return emptyDraft(own?.siteGroupNum ?? null, (own ?? first)?.timeZone);
};
