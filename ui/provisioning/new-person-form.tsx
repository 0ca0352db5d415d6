import { observer } from 'mobx-react-lite';
import { GIVABLE_RIGHTS } from '#core/support/support-list.ts';
import { AccessFields } from '../forms/access-fields.tsx';
import { Form, Refusal, useFocusWrong } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Checkbox, CheckboxNote, FieldGroup } from '../kit/checkbox.tsx';
import { SlideOver } from '../kit/dialog.tsx';
import { Field } from '../kit/field.tsx';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { useGuardedLeave } from '../shell/use-unsaved-work.tsx';
import { AddGroup } from './add-group.tsx';
import type { NewPersonEditor, PersonKind } from './new-person-editor.view-model.ts';

interface OfEditor {
  readonly editor: NewPersonEditor;
}

const TITLES: Readonly<Record<PersonKind, string>> = {
  dealer: 'Invite a dealer user',
  staff: 'Invite a staff member',
  customer: 'Invite a customer',
};

const StaffRights = observer(({ editor }: OfEditor) => (
  <FieldGroup label="Rights">
    <Stack as="ul" gap={2}>
      {GIVABLE_RIGHTS.map(({ right, name, opens }) => (
        <li key={right}>
          <Checkbox
            id={`staff-right-${right}`}
            checked={editor.rights.has(right)}
            onChange={(given) => editor.setRight(right, given)}
          >
            {name}
          </Checkbox>
          <CheckboxNote>{opens}</CheckboxNote>
        </li>
      ))}
    </Stack>
  </FieldGroup>
));

const Who = observer(({ editor }: OfEditor) => {
  const { form, kind } = editor;
  return (
    <>
      {kind !== 'customer' && (
        <Field {...form.bind('name')} label="Name" autoComplete="off" data-first="" />
      )}
      <Field
        {...form.bind('email')}
        label="Email"
        type="email"
        autoComplete="off"
        data-first={kind === 'customer' ? '' : undefined}
      />
      {kind === 'staff' && (
        <Field
          {...form.bind('username')}
          label="Username"
          help="Included in the email. The password is chosen through its link."
          autoComplete="off"
        />
      )}
      {kind === 'customer' && (
        <Field
          {...form.bind('siteNum')}
          label="First site"
          help="The number of a site, if there is one. Others are linked later."
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </>
  );
});

/** The form that invites a person by name: a dealer user with groups and rights, a staff member with rights, or a customer. */
export const NewPersonForm = observer(
  ({ editor, onClose }: OfEditor & { readonly onClose: () => void }) => {
    const { close, question } = useGuardedLeave(editor.dirty, onClose);
    const { choice, form, kind, submission } = editor;
    useFocusWrong(form);
    return (
      <>
        {question}
        <SlideOver
          id="new-person"
          title={TITLES[kind]}
          onClose={close}
          foot={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button
                look="primary"
                type="submit"
                form="new-person-form"
                busy={submission.busy}
                disabled={!editor.dirty && !submission.busy}
              >
                Send invitation
              </Button>
            </>
          }
        >
          <Form id="new-person-form" onSend={() => editor.send()}>
            <Refusal of={submission} />
            <Who editor={editor} />
            {kind === 'dealer' && (
              <AccessFields choice={choice}>
                <AddGroup adder={editor.adder} />
              </AccessFields>
            )}
            {kind === 'staff' && <StaffRights editor={editor} />}
            <Text tone="muted" size="small">
              {kind === 'dealer'
                ? 'The link works once, for 72 hours. They choose their username.'
                : 'The link works once, for 72 hours.'}
            </Text>
          </Form>
        </SlideOver>
      </>
    );
  },
);
