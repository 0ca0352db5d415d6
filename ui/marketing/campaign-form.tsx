import { observer } from 'mobx-react-lite';
import {
  audienceSchema,
  CAMPAIGN_LIMITS,
  campaignKindSchema,
  campaignStateSchema,
} from '#core/marketing/campaign.schema.ts';
import { coBrandSlotSchema } from '#core/marketing/co-brand.schema.ts';
import { Checkbox } from '../kit/checkbox.tsx';
import { Field } from '../kit/field.tsx';
import { SegmentField } from '../kit/segment-field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { Grid } from '../kit/grid.ts';
import { FieldGroup } from '../kit/field-group.tsx';
import { DocumentField } from '../documents/document-field.tsx';
import type { CampaignEditorViewModel } from './campaign-editor.view-model.ts';
import { SLOT_WORDS, STATE_LOOKS } from '../documents/campaign-words.ts';

type Editor = { readonly editor: CampaignEditorViewModel };
const errorAt = (editor: CampaignEditorViewModel, field: string) => editor.errors[field]?.[0];

const Aim = observer(({ editor }: Editor) => (
  <FieldGroup label="Who may see it" error={errorAt(editor, 'audience')}>
    {audienceSchema.options.map((kind) => (
      <Checkbox
        key={kind}
        id={`aim-${kind}`}
        checked={editor.form.audience.includes(kind)}
        onChange={(at) => editor.aim(kind, at)}
      >
        {kind}
      </Checkbox>
    ))}
  </FieldGroup>
));

const CoBrand = observer(({ editor }: Editor) => (
  <FieldGroup label="Co-brand with the dealer’s">
    {coBrandSlotSchema.options.map((slot) => (
      <Checkbox
        key={slot}
        id={`co-brand-${slot}`}
        checked={editor.form.coBrand.includes(slot)}
        onChange={(at) => editor.brand(slot, at)}
      >
        {SLOT_WORDS[slot]}
      </Checkbox>
    ))}
  </FieldGroup>
));

/** The fields of a campaign, its file among them. */
export const CampaignForm = observer(({ editor }: Editor) => {
  const { form } = editor;
  return (
    <>
      <Field
        id="campaign-title"
        label="Title"
        data-first=""
        counter={`${form.title.length} / ${CAMPAIGN_LIMITS.title}`}
        maxLength={CAMPAIGN_LIMITS.title}
        value={form.title}
        error={errorAt(editor, 'title')}
        onChange={(title) => editor.change({ title })}
        onBlur={() => editor.leave('title')}
      />
      <SelectField
        id="campaign-kind"
        label="Kind"
        placeholder="Choose one"
        value={form.kind}
        options={campaignKindSchema.options.map((kind) => ({ value: kind, text: kind }))}
        onChange={(chosen) => {
          const kind = campaignKindSchema.options.find((one) => one === chosen);
          if (kind !== undefined) editor.change({ kind });
        }}
      />
      <Aim editor={editor} />
      <Grid columns="pair" gap={3}>
        <Field
          id="campaign-from"
          label="Valid from"
          type="date"
          value={form.validFrom}
          error={errorAt(editor, 'validFrom')}
          onChange={(validFrom) => editor.change({ validFrom })}
          onBlur={() => editor.leave('validFrom')}
        />
        <Field
          id="campaign-to"
          label="Valid to"
          type="date"
          value={form.validTo}
          error={errorAt(editor, 'validTo')}
          onChange={(validTo) => editor.change({ validTo })}
          onBlur={() => editor.leave('validFrom')}
        />
      </Grid>
      <DocumentField
        document={editor.file}
        id="campaign-file"
        label="File"
        counter="PDF, PNG or JPEG"
        accept=".pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg"
        noun="file"
      />
      <Field
        id="campaign-url"
        label="Link to the file"
        help="An http or https address beside or instead of a file; it opens in a new tab."
        inputMode="url"
        maxLength={CAMPAIGN_LIMITS.url}
        value={form.url}
        error={errorAt(editor, 'url')}
        onChange={(url) => editor.change({ url })}
        onBlur={() => editor.leave('url')}
      />
      <CoBrand editor={editor} />
      <SegmentField
        id="campaign-state"
        label="State"
        options={campaignStateSchema.options.map((state) => ({
          value: state,
          text: STATE_LOOKS[state].text,
        }))}
        value={form.state}
        onChange={(state) => {
          editor.change({ state });
          editor.leave('url');
        }}
      />
    </>
  );
});
