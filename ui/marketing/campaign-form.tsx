import { observer } from 'mobx-react-lite';
import { zoneName } from '#core/kernel/zone-name.rule.ts';
import {
  audienceSchema,
  CAMPAIGN_LIMITS,
  campaignKindSchema,
  campaignKindText,
  campaignStateSchema,
  type CampaignForm as CampaignFields,
  coBrandSlotSchema,
} from '#core/marketing/campaign.schema.ts';
import { SLOT_TEXT } from '../documents/campaign-text.ts';
import { STATE_LOOKS } from './campaign-looks.ts';
import { DocumentField } from '../documents/document-field.tsx';
import { FormRows, type Controls } from '../forms/form-rows.tsx';
import { TickedField } from '../forms/ticked-field.tsx';
import { DateField } from '../kit/dates/date-field.tsx';
import { Field } from '../kit/field.tsx';
import { SegmentField } from '../kit/segment-field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { usePageData } from '../shell/page-data.ts';
import type { CampaignEditorViewModel } from './campaign-editor.view-model.ts';

const KINDS = campaignKindSchema.options.map((value) => ({
  value,
  text: campaignKindText(value),
}));
const STATES = campaignStateSchema.options.map((value) => ({
  value,
  text: STATE_LOOKS[value].text,
}));

const controlsOf = (
  { edit: { form }, file }: CampaignEditorViewModel,
  zone: string,
): Controls<keyof CampaignFields | 'file'> => ({
  title: (
    <Field
      {...form.bind('title')}
      label="Title"
      data-first=""
      counter={`${form.values.title.length} / ${CAMPAIGN_LIMITS.title}`}
      onBlur={() => form.complain('title')}
    />
  ),
  kind: (
    <SelectField {...form.bind('kind')} label="Kind" placeholder="Choose one" options={KINDS} />
  ),
  audience: (
    <TickedField
      {...form.bind('audience')}
      label="Who may see it"
      options={audienceSchema.options}
    />
  ),
  validFrom: (
    <DateField
      {...form.bind('validFrom')}
      label="Valid from"
      help={`Starts on this day in ${zone}.`}
      onBlur={() => form.complain('validFrom')}
    />
  ),
  validTo: (
    <DateField
      {...form.bind('validTo')}
      label="Valid to"
      help={`Ends after this day in ${zone}.`}
      onBlur={() => form.complain('validFrom')}
    />
  ),
  file: (
    <DocumentField
      document={file}
      id="campaign-file"
      label="File"
      counter="PDF, PNG or JPEG"
      accept=".pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg"
      noun="file"
    />
  ),
  url: (
    <Field
      {...form.bind('url')}
      label="Link to the file"
      help="A web address, with or instead of a file; it opens in a new tab."
      inputMode="url"
      onBlur={() => form.complain('url')}
    />
  ),
  coBrand: (
    <TickedField
      {...form.bind('coBrand')}
      label="Co-brand with the dealer’s"
      options={coBrandSlotSchema.options}
      words={SLOT_TEXT}
    />
  ),
  state: <SegmentField {...form.bind('state')} label="State" options={STATES} />,
});

/** The form fields of a campaign, including its file. */
export const CampaignForm = observer(({ editor }: { readonly editor: CampaignEditorViewModel }) => {
  const zone = zoneName(usePageData().configuration.timeZone);
  return (
    <FormRows
      controls={controlsOf(editor, zone)}
      rows={[{ columns: 'pair', gap: 3, fields: ['validFrom', 'validTo'] }]}
    />
  );
});
