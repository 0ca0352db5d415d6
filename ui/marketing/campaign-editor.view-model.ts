import { refuseOtherFile } from '#core/documents/check-file-bytes.rule.ts';
import { readForm, type FieldErrors } from '#core/forms/read-form.schema.ts';
import { err, type Result } from '#core/kernel/result.ts';
import {
  campaignForm,
  campaignFormSchema,
  type Campaign,
  type CampaignForm,
} from '#core/marketing/campaign.schema.ts';
import { LACKS_CONTENT, lacksContent } from '#core/marketing/plan-campaign-save.rule.ts';
import type { MarketingGateway } from '#core/marketing/marketing.api.ts';
import { newestCampaign } from '#core/marketing/save-campaign.use-case.ts';
import { CAMPAIGN_STATES } from '#core/marketing/campaign-columns.ts';
import { SLOT_TEXT } from '../documents/campaign-text.ts';
import { ChosenDocument } from '../documents/chosen-document.ts';
import { FiledEditor, type FiledEditorOptions } from '../documents/filed-editor.ts';

const validate = (form: CampaignForm, hasFile: boolean): Result<CampaignForm, FieldErrors> => {
  const read = readForm(campaignFormSchema, form);
  if (!lacksContent(form, hasFile)) return read;
  return err({ url: [LACKS_CONTENT], ...(!read.ok && read.error) });
};

type Way = FiledEditorOptions<Campaign, CampaignForm, CampaignForm>;

interface Parts extends Pick<Way, 'save' | 'onSaved' | 'onHalfSaved' | 'draft' | 'from'> {
  readonly campaigns: Pick<MarketingGateway, 'listCampaigns'>;
}

/** The editor of a new or existing campaign in the slide-over. */
export type CampaignEditorViewModel = FiledEditor<Campaign, CampaignForm, CampaignForm>;

/** Opens the editor for a campaign, or for a new one when `base` is null. */
export const editCampaign = (parts: Parts, base: Campaign | null): CampaignEditorViewModel => {
  const file = new ChosenDocument(base && base.file, refuseOtherFile);
  return new FiledEditor({
    ...parts,
    base,
    file,
    fileOf: (campaign) => campaign.file,
    show: (campaign) => campaignForm.show(campaign),
    validate: (form) => validate(form, file.shown !== null),
    form: { prefix: 'campaign-', atOnce: { audience: 'audience', state: 'url' } },
    newest: ({ id }) => newestCampaign(parts.campaigns, id),
    same: (stored, draft) => campaignForm.same(stored, draft),
    changeOf: ({ updatedAt, updatedBy }) => ({ who: updatedBy, at: updatedAt }),
    fallback: 'The campaign could not be saved.',
    noun: 'file',
    names: {
      title: 'Title',
      kind: 'Kind',
      audience: 'Who may see it',
      validFrom: 'Valid from',
      validTo: 'Valid to',
      url: 'Link to the file',
      coBrand: {
        label: 'Co-brand with the dealer’s',
        say: (slots) => slots.map((slot) => SLOT_TEXT[slot]).join(', '),
      },
      state: { label: 'State', say: (state) => CAMPAIGN_STATES[state] },
    },
    halfSaved: ({ state }, draft) =>
      `The campaign is ${state === draft.state ? 'saved' : 'saved as a draft'}`,
  });
};
