import type { DocumentChange } from '../documents/document.ts';
import {
  type CampaignForm,
  campaignForm,
  type Campaign,
  type CampaignState,
} from './campaign.schema.ts';

/** The message for a campaign that has neither a link nor a file. */
export const LACKS_CONTENT = 'Only a draft may be without a link or a file';

/** Returns true if a campaign that is not a draft has neither a link nor a file. */
export const lacksContent = (
  { state, url }: Pick<CampaignForm, 'state' | 'url'>,
  hasFile: boolean,
): boolean => state !== 'draft' && url === '' && !hasFile;

/** The writes that save a campaign: first the fields, then the file. */
export interface CampaignSavePlan {
  /** The campaign fields for the first write. Null when no field changed. */
  readonly fields: CampaignForm | null;
  readonly file: 'upload' | 'delete' | 'none';
  /** The state that can be set only together with the file. Null when the state is saved with the fields. */
  readonly stateWithFile: Exclude<CampaignState, 'draft'> | null;
}

/**
 * Returns the writes that save a campaign: changed fields first, then the file. A campaign that needs a file stays a draft
 * until the file is stored.
 */
export const planCampaignSave = (
  before: Campaign | null,
  form: CampaignForm,
  change: DocumentChange,
): CampaignSavePlan => {
  const stored = before !== null && before.file !== null;
  const waits = change.kind === 'replace' && lacksContent(form, stored);
  const fields: CampaignForm = waits ? { ...form, state: 'draft' } : form;
  return {
    fields: before !== null && campaignForm.same(before, fields) ? null : fields,
    file:
      change.kind === 'replace' ? 'upload' : change.kind === 'remove' && stored ? 'delete' : 'none',
    stateWithFile: waits && form.state !== 'draft' ? form.state : null,
  };
};
