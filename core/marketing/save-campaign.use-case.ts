import type { AttemptKey } from '../kernel/attempt-key.ts';
import type { Failure } from '../kernel/failure.ts';
import { isStale } from '../kernel/is-stale.rule.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { DocumentWish } from '../news/plan-news-save.rule.ts';
import type { CampaignGateway } from './marketing.gateway.port.ts';
import { campaignForm, type Campaign, type CampaignForm } from './campaign.schema.ts';
import { planCampaignSave, type CampaignSavePlan } from './plan-campaign-save.rule.ts';

/** How far a save came: `fileFailed` means that the fields stand saved and the former file with them. */
export type CampaignSaving =
  | { readonly kind: 'saved'; readonly campaign: Campaign }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'fileFailed'; readonly campaign: Campaign; readonly failure: Failure };

/** What is saved over what; `before` is null for a new campaign. */
export interface CampaignSaveInput {
  readonly before: Campaign | null;
  readonly form: CampaignForm;
  readonly wish: DocumentWish;
}

type Writes = Pick<CampaignGateway, 'create' | 'update' | 'list' | 'upload' | 'removeFile'>;

/** Creates or updates only if changed, then uploads or deletes the file. */
export const saveCampaign = ({ campaigns, key }: { campaigns: Writes; key: AttemptKey }) => {
  const saveFields = async (
    { fields }: CampaignSavePlan,
    before: Campaign | null,
  ): Promise<Result<Campaign, Failure>> => {
    if (before === null) return fields === null ? err({ kind: 'unreadable' }) : create(fields);
    if (fields === null) return ok(before);
    const updated = await campaigns.update(before.id, fields, before.rev);
    return !updated.ok && isStale(updated.error)
      ? unlessSaved(before.id, fields, updated.error)
      : updated;
  };

  const create = (fields: CampaignForm): Promise<Result<Campaign, Failure>> =>
    key.send(fields, (attempt) => campaigns.create(fields, attempt));

  /** A save whose answer was lost meets its own work at the next try: a campaign that says the same is no conflict. */
  const unlessSaved = async (
    id: string,
    fields: CampaignForm,
    conflict: Failure,
  ): Promise<Result<Campaign, Failure>> => {
    const listed = await campaigns.list('');
    const now = listed.ok ? listed.value.campaigns.find((one) => one.id === id) : undefined;
    return now !== undefined && campaignForm.same(now, fields) ? ok(now) : err(conflict);
  };

  const saveFile = (
    { file, stateWithFile }: CampaignSavePlan,
    { id, rev, ...rest }: Campaign,
    wish: DocumentWish,
  ): Promise<Result<Campaign, Failure>> => {
    if (file === 'upload' && wish.kind === 'replace')
      return campaigns.upload(id, rev, { document: wish.document, state: stateWithFile });
    if (file === 'delete') return campaigns.removeFile(id, rev);
    return Promise.resolve(ok({ id, rev, ...rest }));
  };

  return async (input: CampaignSaveInput): Promise<CampaignSaving> => {
    const plan = planCampaignSave(input.before, input.form, input.wish);
    const fields = await saveFields(plan, input.before);
    if (!fields.ok) return { kind: 'failed', failure: fields.error };
    const campaign = fields.value;
    const file = await saveFile(plan, campaign, input.wish);
    return file.ok
      ? { kind: 'saved', campaign: file.value }
      : { kind: 'fileFailed', campaign, failure: file.error };
  };
};
