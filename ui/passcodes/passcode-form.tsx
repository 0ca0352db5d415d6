import { observer } from 'mobx-react-lite';
import { AUTHORITY_LEVELS, TECH_ID_TEXT } from '#core/passcodes/authority-rights.ts';
import {
  LISTED_KINDS,
  PASSCODE_FIELD_NAMES,
  type PasscodeForm,
} from '#core/passcodes/passcode-form.schema.ts';
import { PASSCODE_LIMITS } from '#core/passcodes/passcode-limits.ts';
import { FormRows, type Controls } from '../forms/form-rows.tsx';
import { Checkbox, CheckboxNote } from '../kit/checkbox.tsx';
import { DateField } from '../kit/dates/date-field.tsx';
import { Field } from '../kit/field.tsx';
import { SegmentField } from '../kit/segment-field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { Text } from '../kit/text.ts';
import { EditorPanel } from '../shell/editor-panel.tsx';
import { CodeInput } from './code-input.tsx';
import { HoursField } from './hours-field.tsx';
import { KIND_NAMES, type PasscodeEditorViewModel } from './passcode-editor.view-model.ts';

const LEVELS = AUTHORITY_LEVELS.map(({ adds, level, name }) => ({
  value: String(level),
  text: `${level} ${name} (${adds})`,
}));

const controlsOf = (editor: PasscodeEditorViewModel): Controls<keyof PasscodeForm | 'code'> => {
  const { form } = editor.edit;
  const { kind } = form.values;
  return {
    holder: (
      <Field
        {...form.bind('holder')}
        label={PASSCODE_FIELD_NAMES.holder}
        data-first=""
        help="A person, or what the code is for. One code per person is best."
        counter={`${form.values.holder.length} / ${PASSCODE_LIMITS.holder}`}
      />
    ),
    code: (
      <CodeInput
        field={editor.code}
        id="passcode-code"
        label={editor.edit.isNew ? 'Passcode' : 'New passcode'}
        onFile={!editor.edit.isNew}
      />
    ),
    kind:
      editor.edit.saving.base?.ofAccount === true ? null : (
        <SegmentField
          id="passcode-kind"
          label={PASSCODE_FIELD_NAMES.kind}
          options={LISTED_KINDS.map((value) => ({ value, text: KIND_NAMES[value] }))}
          value={kind}
          onChange={(chosen) => form.type('kind', chosen)}
        />
      ),
    authority:
      kind === 'technician' ? (
        <Text size="small" tone="muted">{`A Tech ID is for ${TECH_ID_TEXT}.`}</Text>
      ) : (
        <SelectField
          {...form.bind('authority')}
          label={PASSCODE_FIELD_NAMES.authority}
          options={LEVELS}
          placeholder="Choose a level"
        />
      ),
    validFrom: <DateField {...form.bind('validFrom')} label={PASSCODE_FIELD_NAMES.validFrom} />,
    validUntil: <DateField {...form.bind('validUntil')} label={PASSCODE_FIELD_NAMES.validUntil} />,
    hours: <HoursField {...form.bind('hours')} />,
  };
};

const GONE = {
  title: 'Someone deleted this passcode in the meantime',
  text: 'Close the form. What you entered can no longer be saved.',
};

/** The form of a passcode in a panel beside the list. */
export const PasscodeFormPanel = observer(
  ({
    editor,
    onClose,
  }: {
    readonly editor: PasscodeEditorViewModel;
    readonly onClose: () => void;
  }) => {
    const isWeak = editor.code.weakness !== null;
    return (
      <EditorPanel
        name="passcode"
        title={editor.edit.isNew ? 'Add passcode' : 'Change passcode'}
        editor={editor.edit}
        goneWords={GONE}
        press={isWeak ? 'Save anyway' : 'Save'}
        onClose={onClose}
      >
        <FormRows
          controls={controlsOf(editor)}
          rows={[{ fields: ['validFrom', 'validUntil'], columns: 'fields', gap: 4 }]}
        />
        {editor.mayBeAccounts && (
          <div>
            <Checkbox
              id="passcode-ofAccount"
              checked={editor.ofAccount}
              onChange={(on) => editor.chooseAccounts(on)}
            >
              Use as account passcode
            </Checkbox>
            <CheckboxNote>Customers register with it and their account number.</CheckboxNote>
          </div>
        )}
        {editor.edit.saving.base?.ofAccount === true && (
          <Text size="small" tone="muted">
            Customers register with this passcode. When it changes, everyone linked to the account
            gets an email about it, without the code.
          </Text>
        )}
      </EditorPanel>
    );
  },
);
