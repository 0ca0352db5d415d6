import type { DocumentChange } from '../documents/document.ts';
import {
  type CampaignForm,
  campaignForm,
  type Campaign,
  type CampaignState,
} from './campaign.schema.ts';

/** What a campaign without anything to open is told. */
export const LACKS_CONTENT = 'Only a draft may be without a link or a file';

/** Only a draft may have nothing to open: neither a link nor a file. */
export const lacksContent = (
  { state, url }: Pick<CampaignForm, 'state' | 'url'>,
  hasFile: boolean,
): boolean => state !== 'draft' && url === '' && !hasFile;

/** Which writes a save takes, in this order. */
export interface CampaignSavePlan {
  /** The fields of the first write; null where nothing of them changed. */
  readonly fields: CampaignForm | null;
  readonly file: 'upload' | 'delete' | 'none';
  /** The state that waited for the file and is set with it; null when it is saved with the fields. */
  readonly stateWithFile: Exclude<CampaignState, 'draft'> | null;
}

/** Saves the fields where they changed, then the file; what cannot be published before its file is there stays a draft until then. */
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
