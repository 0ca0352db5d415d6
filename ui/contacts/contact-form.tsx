import { observer } from 'mobx-react-lite';
import { CONTACT_RELATIONS, CONTACT_TYPES } from '#core/contacts/contact.ts';
import { CONTACT_FIELD_NAMES, type ContactForm } from '#core/contacts/contact-form.schema.ts';
import { CONTACT_LIMITS } from '#core/contacts/contact-limits.ts';
import {
  AUTHORITY_NAMES,
  authorityWords,
  CONTACT_LANGUAGES,
} from '#core/contacts/contact-words.ts';
import { DraftNote } from '../forms/draft-note.tsx';
import { Form, Refusal, useFocusWrong } from '../forms/form.tsx';
import { type Controls, FormRows } from '../forms/form-rows.tsx';
import { Button } from '../kit/button.tsx';
import { Checkbox } from '../kit/checkbox.tsx';
import { SlideOver } from '../kit/dialog.tsx';
import { Field } from '../kit/field.tsx';
import { Notice } from '../kit/notice.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { TheirsNotice } from '../shell/theirs-notice.tsx';
import { useGuardedLeave } from '../shell/use-unsaved-work.tsx';
import type { ContactEditorViewModel } from './contact-editor.view-model.ts';
import { EmailLines, PhoneLines } from './contact-lines.tsx';
import { CallHoursFields, NoticeMatrix } from './contact-times.tsx';
import { PinInput } from './pin-input.tsx';

const named = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, text: value }));
const NONE = { value: 'none', text: 'None' } as const;
const TURNS = Array.from({ length: CONTACT_LIMITS.ecvOrder }, (_, at) => String(at + 1));
const LEVELS = AUTHORITY_NAMES.map((_, level) => ({
  value: String(level),
  text: authorityWords(level),
}));
const LANGUAGES = Object.entries(CONTACT_LANGUAGES).map(([value, text]) => ({ value, text }));

type Props = { readonly editor: ContactEditorViewModel };

const textsOf = ({ editor: { form } }: Props) => {
  const text = (field: 'firstName' | 'lastName' | 'company') => (
    <Field
      {...form.bind(field)}
      label={CONTACT_FIELD_NAMES[field]}
      autoComplete="off"
      data-first={field === 'firstName' ? '' : undefined}
    />
  );
  const day = (
    field: 'effective' | 'expires' | 'unavailableFrom' | 'unavailableTo',
    help?: string,
  ) => (
    <Field
      {...form.bind(field)}
      type="date"
      label={CONTACT_FIELD_NAMES[field]}
      {...(help !== undefined && { help })}
    />
  );
  return { text, day };
};

/** Lists whose empty choice has words of its own. */
const choicesOf = ({ editor: { form } }: Props) => ({
  relation: (
    <SelectField
      {...form.bind('relation')}
      label="Relation"
      placeholder="None"
      options={[NONE, ...named(CONTACT_RELATIONS)]}
      value={form.values.relation === '' ? 'none' : form.values.relation}
      onChange={(value) => form.type('relation', value === 'none' ? '' : value)}
    />
  ),
  language: (
    <SelectField
      {...form.bind('language')}
      label="Language"
      placeholder="The site’s"
      options={[{ value: 'none', text: 'The site’s' }, ...LANGUAGES]}
      value={form.values.language === '' ? 'none' : form.values.language}
      onChange={(value) => form.type('language', value === 'none' ? '' : value)}
    />
  ),
  ecvOrder: (
    <SelectField
      {...form.bind('ecvOrder')}
      label="ECV call"
      help="Called before police are asked."
      placeholder="No"
      options={[
        { value: 'none', text: 'No' },
        ...TURNS.map((value) => ({ value, text: `ECV ${value}` })),
      ]}
      value={form.values.ecvOrder === '' ? 'none' : form.values.ecvOrder}
      onChange={(value) => form.type('ecvOrder', value === 'none' ? '' : value)}
    />
  ),
});

const controlsOf = (
  editor: ContactEditorViewModel,
  maySetPin: boolean,
): Controls<keyof ContactForm | 'pin'> => {
  const { form } = editor;
  const { day, text } = textsOf({ editor });
  const { ecvOrder, language, relation } = choicesOf({ editor });
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    company: text('company'),
    type: (
      <SelectField
        {...form.bind('type')}
        label="Type"
        placeholder="Choose"
        options={named(CONTACT_TYPES)}
        {...(form.values.type === 'User only' && { help: 'Never called.' })}
      />
    ),
    relation,
    phones: <PhoneLines editor={editor} />,
    emails: <EmailLines editor={editor} />,
    authority: (
      <SelectField
        {...form.bind('authority')}
        label="Authority"
        help="What this contact may ask the centre to do."
        placeholder="Choose"
        options={LEVELS}
        value={String(form.values.authority)}
        onChange={(value) => form.type('authority', Number(value))}
      />
    ),
    panelUser: (
      <Field
        {...form.bind('panelUser')}
        label="Panel user number"
        inputMode="numeric"
        help="Ties openings and cancels to this person."
      />
    ),
    pin: maySetPin ? <PinInput field={editor.pin} onFile={editor.hasPin} /> : null,
    ecvOrder,
    hasKeys: (
      <Checkbox
        id={form.idOf('hasKeys')}
        checked={form.values.hasKeys}
        onChange={(at) => form.type('hasKeys', at)}
      >
        Has keys
      </Checkbox>
    ),
    callHours: <CallHoursFields editor={editor} />,
    notices: <NoticeMatrix editor={editor} />,
    language,
    effective: day('effective'),
    expires: day('expires'),
    unavailableFrom: day('unavailableFrom', 'On vacation: skipped, not removed.'),
    unavailableTo: day('unavailableTo'),
    suspended: (
      <Checkbox
        id={form.idOf('suspended')}
        checked={form.values.suspended}
        onChange={(at) => form.type('suspended', at)}
      >
        Suspended: stays on file, without its rights
      </Checkbox>
    ),
    notes: (
      <TextAreaField
        {...form.bind('notes')}
        label="Notes"
        help="Shown to the operator while calling."
        counter={`${form.values.notes.length} / ${CONTACT_LIMITS.notes}`}
      />
    ),
  };
};

/** A contact in a panel beside the list, new or as it is on file. */
export const ContactFormPanel = observer(
  ({
    editor,
    maySetPin,
    onClose,
  }: Props & { readonly maySetPin: boolean; readonly onClose: () => void }) => {
    const { close, question } = useGuardedLeave(editor.dirty, onClose, editor.draft);
    const { gone, submission, theirs } = editor.saving;
    useFocusWrong(editor.form);
    return (
      <>
        {question}
        <SlideOver
          id="contact-editor"
          title={editor.isNew ? 'Add contact' : 'Edit contact'}
          onClose={close}
          foot={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button
                look="primary"
                type="submit"
                form="contact-form"
                busy={submission.busy}
                disabled={(!editor.dirty || gone) && !submission.busy}
              >
                Save
              </Button>
            </>
          }
        >
          <Form id="contact-form" onSend={() => editor.save()}>
            <Refusal of={submission} />
            {gone && (
              <Notice tone="trouble" role="alert">
                <div>
                  <b>Somebody else deleted this contact</b>
                  <p>What you entered is still here and cannot be saved.</p>
                </div>
              </Notice>
            )}
            <TheirsNotice
              by={theirs && { who: theirs.changedBy, at: theirs.changedAt }}
              edit={editor}
              versions={editor.versions}
            />
            <DraftNote draft={editor.draft} />
            <FormRows
              controls={controlsOf(editor, maySetPin)}
              rows={[
                { fields: ['firstName', 'lastName'], columns: 'fields', gap: 4 },
                { fields: ['type', 'relation'], columns: 'fields', gap: 4 },
                { fields: ['authority', 'panelUser'], columns: 'fields', gap: 4 },
                { fields: ['effective', 'expires'], columns: 'fields', gap: 4 },
                { fields: ['unavailableFrom', 'unavailableTo'], columns: 'fields', gap: 4 },
              ]}
            />
          </Form>
        </SlideOver>
      </>
    );
  },
);
