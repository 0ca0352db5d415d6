import { observer } from 'mobx-react-lite';
import { CONTACT_TYPES } from '#core/contacts/contact.ts';
import { type ContactForm, contactForm } from '#core/contacts/contact-form.schema.ts';
import { CONTACT_LIMITS } from '#core/contacts/contact-limits.ts';
import { type Controls, FormRows } from '../forms/form-rows.tsx';
import { Checkbox, CheckboxNote } from '../kit/checkbox.tsx';
import { Field } from '../kit/field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { EditorPanel } from '../shell/editor-panel.tsx';
import type { ContactEditorViewModel } from './contact-editor.view-model.ts';
import { choicesOf, type FieldsOf, LEVELS, named, textsOf } from './contact-form-fields.tsx';
import { EmailLines, PhoneLines } from './contact-lines.tsx';
import { CallHoursFields, NoticeMatrix } from './contact-times.tsx';
import { PinInput } from './pin-input.tsx';

const controlsOf = (
  editor: ContactEditorViewModel,
  maySetPin: boolean,
): Controls<keyof ContactForm | 'pin'> => {
  const { form } = editor.edit;
  const { day, text } = textsOf({ editor });
  const { ecvOrder, language, relation } = choicesOf({ editor });
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    company: text('company'),
    type: (
      <SelectField
        {...form.bind('type')}
        label={contactForm.labels.type}
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
        label={contactForm.labels.authority}
        help="What this contact may ask the monitoring center to do."
        placeholder="Choose"
        options={LEVELS}
        value={String(form.values.authority)}
        onChange={(value) => form.type('authority', Number(value))}
      />
    ),
    panelUser: (
      <Field
        {...form.bind('panelUser')}
        label={contactForm.labels.panelUser}
        inputMode="numeric"
        help="Links openings and cancels to this person."
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
        {contactForm.labels.hasKeys}
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
      <div>
        <Checkbox
          id={form.idOf('suspended')}
          checked={form.values.suspended}
          onChange={(at) => form.type('suspended', at)}
        >
          Suspended: on file, without any rights
        </Checkbox>
        {editor.suspension !== null && <CheckboxNote>{editor.suspension}</CheckboxNote>}
      </div>
    ),
    notes: (
      <TextAreaField
        {...form.bind('notes')}
        label={contactForm.labels.notes}
        help="Shown to the operator while calling."
        counter={`${form.values.notes.length} / ${CONTACT_LIMITS.notes}`}
      />
    ),
  };
};

/** A panel beside the list with the form of a new or existing contact. */
export const ContactFormPanel = observer(
  ({
    editor,
    maySetPin,
    onClose,
  }: FieldsOf & { readonly maySetPin: boolean; readonly onClose: () => void }) => {
    return (
      <EditorPanel
        name="contact"
        title={editor.edit.isNew ? 'Add contact' : 'Edit contact'}
        editor={editor.edit}
        goneWords={{
          title: 'Someone else deleted this contact',
          text: 'What you entered is still here and cannot be saved.',
        }}
        onClose={onClose}
      >
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
      </EditorPanel>
    );
  },
);
