import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  audienceSchema,
  CAMPAIGN_LIMITS,
  campaignKindSchema,
  campaignStateSchema,
} from '#core/marketing/campaign.schema.ts';
import { Button } from '../kit/button.tsx';
import { Checkbox } from '../kit/checkbox.tsx';
import { ConflictNotice } from '../kit/conflict-notice.tsx';
import { DiscardQuestion } from '../kit/discard-question.tsx';
import { Field } from '../kit/field.tsx';
import { FormAlert } from '../kit/form-alert.tsx';
import { formatStamp } from '../kit/format-time.ts';
import { SegmentField } from '../kit/segment-field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { SlideOver } from '../kit/slide-over.tsx';
import { styled } from '../kit/styled.ts';
import { useUnsavedWork } from '../shell/use-unsaved-work.ts';
import { STATE_LOOKS } from './campaign-words.ts';
import type { CampaignEditorViewModel } from './campaign-editor.view-model.ts';
import type { MarketingViewModel } from './marketing.view-model.ts';

const Form = styled('form', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Pair = styled('div', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const Audience = styled('fieldset', {
  base: {
    display: 'grid',
    border: '0',
    '& > legend': { textStyle: 'label', marginBottom: '1.5' },
    '& > p': { textStyle: 'small', color: 'state.alarm.fg' },
  },
});

type Editor = { readonly editor: CampaignEditorViewModel };
const errorAt = (editor: CampaignEditorViewModel, field: string) => editor.errors[field]?.[0];

const Aim = observer(({ editor }: Editor) => (
  <Audience>
    <legend>Who may see it</legend>
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
    {errorAt(editor, 'audience') !== undefined && <p role="alert">{errorAt(editor, 'audience')}</p>}
  </Audience>
));

const Fields = observer(({ editor }: Editor) => {
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
      <Pair>
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
      </Pair>
      <Field
        id="campaign-url"
        label="Link to the file"
        help="An http or https address; it opens in a new tab."
        inputMode="url"
        maxLength={CAMPAIGN_LIMITS.url}
        value={form.url}
        error={errorAt(editor, 'url')}
        onChange={(url) => editor.change({ url })}
        onBlur={() => editor.leave('url')}
      />
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

/** Creates or edits one campaign; asks before losing what was typed. */
export const CampaignEditor = observer(
  ({ model, editor }: { readonly model: MarketingViewModel } & Editor) => {
    const [asking, setAsking] = useState(false);
    const { dirty, saving } = editor;
    const { theirs, base } = saving;
    useUnsavedWork(dirty);
    const close = (): void => (dirty ? setAsking(true) : model.close());
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    return (
      <>
        {asking && (
          <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={() => model.close()} />
        )}
        <SlideOver
          id="campaign-editor"
          title={base === null ? 'Create campaign' : 'Edit campaign'}
          onClose={close}
          foot={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button
                look="primary"
                type="submit"
                form="campaign-form"
                busy={saving.busy}
                disabled={!editor.maySave && !saving.busy}
              >
                {base === null ? 'Create' : 'Save'}
              </Button>
            </>
          }
        >
          <Form
            id="campaign-form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void editor.save();
            }}
          >
            {saving.problem !== null && (
              <FormAlert key={saving.refusals} tone="error" text={saving.problem} />
            )}
            {theirs !== null && (
              <ConflictNotice
                who={theirs.updatedBy}
                when={formatStamp(theirs.updatedAt, zone)}
                onReload={() => editor.reloadTheirs()}
                onKeep={() => void editor.keepMine()}
              />
            )}
            <Fields editor={editor} />
          </Form>
        </SlideOver>
      </>
    );
  },
);
