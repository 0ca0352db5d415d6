import { observer } from 'mobx-react-lite';
import type { AccountForm } from '#core/account-info/account-form.schema.ts';
import { accountForm, ACCOUNT_LIMITS } from '#core/account-info/account-form.schema.ts';
import { missingPermit, permitNumberLabel } from '#core/account-info/missing-permit.rule.ts';
import { FormRows, type Controls } from '../forms/form-rows.tsx';
import { DateField } from '../kit/dates/date-field.tsx';
import { Field } from '../kit/field.tsx';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { EditorPanel } from '../shell/editor-panel.tsx';
import { GateCodeInput } from '../account-changes/gate-code-input.tsx';
import { NO_PERMIT } from './permits-card.tsx';
import type { AccountEditorViewModel } from './account-editor.view-model.ts';

/** Shows one field per permit, and an empty field for another permit. */
const PermitFields = observer(({ editor }: { readonly editor: AccountEditorViewModel }) => {
  const { errors, values } = editor.edit.form;
  const { base } = editor.edit.saving;
  const on = base?.permits ?? [];
  const missing = base && missingPermit(base);
  return values.permits.map(({ id, number }, at) => {
    const permit = on.find((one) => one.id === id);
    return (
      <Field
        key={id ?? 'new'}
        data-first={id === null && editor.first === 'permits' ? '' : undefined}
        id={at === 0 ? 'account-permits' : `account-permits-${at}`}
        label={
          permit !== undefined
            ? permitNumberLabel(permit.type)
            : missing === null
              ? 'Another permit number'
              : permitNumberLabel(missing)
        }
        help={
          permit === undefined
            ? missing === null
              ? undefined
              : NO_PERMIT
            : (permit.agency ?? undefined)
        }
        value={number}
        error={at === values.permits.length - 1 ? (errors['permits']?.[0] ?? null) : null}
        onChange={(text) => editor.typePermit(at, text)}
        onBlur={() => editor.edit.form.leave('permits')}
      />
    );
  });
});

const controlsOf = (
  editor: AccountEditorViewModel,
  maySetCode: boolean,
): Controls<keyof AccountForm | 'gateCode'> => {
  const { form } = editor.edit;
  const { first } = editor;
  const begins = (field: keyof AccountForm) => (first === field ? '' : undefined);
  const hint = (field: 'directions' | 'hazards' | 'pets', help: string) => (
    <TextAreaField
      {...form.bind(field)}
      label={accountForm.labels[field]}
      help={help}
      counter={`${form.values[field].length} / ${ACCOUNT_LIMITS.hint}`}
    />
  );
  const phone = (field: 'premisesPhone' | 'callFirst' | 'callSecond', help?: string) => (
    <Field
      {...form.bind(field)}
      data-first={begins(field)}
      type="tel"
      label={accountForm.labels[field]}
      {...(help !== undefined && { help })}
    />
  );
  return {
    displayName: (
      <Field
        {...form.bind('displayName')}
        label={accountForm.labels.displayName}
        data-first={begins('displayName')}
        help="What the portal calls this account. Operators and responders use the site name."
      />
    ),
    premisesPhone: phone('premisesPhone'),
    callFirst: phone('callFirst', 'Called before anyone is dispatched.'),
    callSecond: phone('callSecond', 'Called next.'),
    serviceMail: (
      <Field
        {...form.bind('serviceMail')}
        data-first={begins('serviceMail')}
        type="email"
        label={accountForm.labels.serviceMail}
      />
    ),
    billingMail: (
      <Field {...form.bind('billingMail')} type="email" label={accountForm.labels.billingMail} />
    ),
    permits: <PermitFields editor={editor} />,
    directions: hint('directions', 'How responders find the entrance.'),
    hazards: hint('hazards', 'What responders should know before they enter.'),
    pets: hint('pets', 'Animals responders may meet.'),
    gateCode: maySetCode ? (
      <GateCodeInput
        field={editor.gateCode}
        onFile={editor.edit.saving.base?.gateCodeOnFile ?? false}
      />
    ) : null,
    note: (
      <TextAreaField
        {...form.bind('note')}
        label={accountForm.labels.note}
        help="For operators, through the day you choose."
        counter={`${form.values.note.length} / ${ACCOUNT_LIMITS.temporaryNote}`}
      />
    ),
    noteUntil: <DateField {...form.bind('noteUntil')} label="Last day of the note" />,
  };
};

/** The form beside the data on file, with the fields that customers may change themselves. */
export const AccountFormPanel = observer(
  ({
    editor,
    maySetCode,
    onClose,
  }: {
    readonly editor: AccountEditorViewModel;
    readonly maySetCode: boolean;
    readonly onClose: () => void;
  }) => {
    return (
      <EditorPanel name="account" title="Edit account" editor={editor.edit} onClose={onClose}>
        <FormRows
          controls={controlsOf(editor, maySetCode)}
          rows={[{ fields: ['callFirst', 'callSecond'], columns: 'fields', gap: 4 }]}
        />
      </EditorPanel>
    );
  },
);
