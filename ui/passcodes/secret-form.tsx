import { observer } from 'mobx-react-lite';
import type { SitePasscodes } from '#core/passcodes/site-passcodes.schema.ts';
import { Form } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Field } from '../kit/field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { Text } from '../kit/text.ts';
import { OthersSlot } from '../shell/editing/others-slot.tsx';
import { EditorNotices } from '../shell/editor-notices.tsx';
import { useGuardedLeave } from '../shell/use-unsaved-work.tsx';
import { CodeInput } from './code-input.tsx';
import type { SecretEditorViewModel } from './secret-editor.view-model.ts';

const Contact = observer(
  ({
    editor,
    codes,
  }: {
    readonly editor: SecretEditorViewModel;
    readonly codes: SitePasscodes;
  }) => {
    if (editor.isFixed) {
      const contact = codes.pins.find(({ contactId }) => contactId === editor.whose);
      return (
        <Text tone="muted">{`${contact?.name ?? 'This contact'} says it on the phone. It replaces the one on file.`}</Text>
      );
    }
    return (
      <SelectField
        id="secret-contact"
        label="Contact"
        data-first=""
        placeholder="Choose a contact"
        options={codes.withoutPin.map(({ contactId, name }) => ({ value: contactId, text: name }))}
        value={editor.whose}
        error={editor.whoseProblem}
        onChange={(id) => editor.choose(id)}
      />
    );
  },
);

const DuressFields = observer(({ editor }: { readonly editor: SecretEditorViewModel }) => (
  <>
    <Text tone="muted">
      It is accepted like any other code, and police are called immediately. Choose one that nobody
      says by mistake: it must differ from every other code in at least two characters. Once set, it
      is never shown.
    </Text>
    <Field
      id="secret-holder"
      label="Name shown for this code"
      help="Anyone watching sees this name where the code was given. Use the name of someone who has a code here."
      value={editor.whose}
      error={editor.whoseProblem}
      onChange={(name) => editor.choose(name)}
    />
  </>
));

const titleOf = ({ isSet, what }: SecretEditorViewModel): string => {
  const name = what === 'pin' ? 'PIN' : 'duress code';
  return isSet ? `Change ${name}` : `Set a ${name}`;
};

/** A dialog that sets a PIN or the duress code, with the holder. */
export const SecretFormDialog = observer(
  ({
    editor,
    codes,
    onClose,
  }: {
    readonly editor: SecretEditorViewModel;
    readonly codes: SitePasscodes;
    readonly onClose: () => void;
  }) => {
    const { edit } = editor;
    const { close, question } = useGuardedLeave(edit.dirty, () => edit.leave(onClose));
    const isPin = editor.what === 'pin';
    return (
      <>
        {question}
        <Dialog
          id="secret-editor"
          title={titleOf(editor)}
          note={<OthersSlot />}
          size="md"
          onClose={close}
          foot={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button
                look="primary"
                type="submit"
                form="secret-form"
                busy={edit.saving.submission.busy}
              >
                {editor.code.weakness === null ? 'Save' : 'Save anyway'}
              </Button>
            </>
          }
        >
          <Form id="secret-form" onSend={() => edit.save()}>
            <EditorNotices editor={edit} />
            {isPin ? <Contact editor={editor} codes={codes} /> : <DuressFields editor={editor} />}
            <CodeInput
              field={editor.code}
              id="secret-code"
              label={isPin ? 'PIN' : 'Duress code'}
              isFirst={editor.isFixed}
            />
          </Form>
        </Dialog>
      </>
    );
  },
);
