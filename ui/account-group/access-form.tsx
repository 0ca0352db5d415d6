import { observer } from 'mobx-react-lite';
import { counted } from '#core/kernel/counted.rule.ts';
import { AccessFields } from '../forms/access-fields.tsx';
import { Form, Refusal, useFocusWrong } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { SlideOver } from '../kit/dialog.tsx';
import { DockedPanel, PanelFields } from '../kit/docked-panel.tsx';
import { Field } from '../kit/field.tsx';
import { MEDIA } from '../kit/media.ts';
import { Text } from '../kit/text.ts';
import { useMedia } from '../kit/use-size.ts';
import { useGuardedLeave } from '../shell/use-unsaved-work.tsx';
import type { AccessEditor } from './access-editor.view-model.ts';

/**
 * The form for inviting a user, docked beside the list if there is room, or changing a user's access: a preset, individual rights, and the groups to which the
 * rights apply (domain guide 6.10).
 */
export const AccessForm = observer(
  ({ editor, onClose }: { readonly editor: AccessEditor; readonly onClose: () => void }) => {
    const { close, question } = useGuardedLeave(editor.dirty, onClose);
    const { form, submission, user } = editor;
    useFocusWrong(form);
    const isDocked = useMedia(MEDIA.docked) && user === null;
    const title = user === null ? 'Invite a user' : `Access for ${user.name}`;
    const foot = (
      <>
        <Button onClick={close}>Cancel</Button>
        <Button
          look="primary"
          type="submit"
          form="access-form"
          busy={submission.busy}
          disabled={!editor.dirty && !submission.busy}
        >
          {user === null ? 'Send invitation' : 'Save'}
        </Button>
      </>
    );
    const fields = (
      <Form id="access-form" onSend={() => editor.save()}>
        <Refusal of={submission} />
        {user === null && (
          <>
            <Field {...form.bind('name')} label="Name" autoComplete="off" data-first="" />
            <Field {...form.bind('email')} label="Email" type="email" autoComplete="off" />
          </>
        )}
        <AccessFields choice={editor.choice}>
          <Text tone="muted" size="small">
            {`Sees ${counted(editor.sites, 'site')} of these groups, and those of their branches.`}
            {user === null && ' The link works once, for 72 hours; they choose the username.'}
          </Text>
        </AccessFields>
      </Form>
    );
    return (
      <>
        {question}
        {isDocked ? (
          <DockedPanel title={title} onClose={close} foot={foot}>
            <PanelFields>{fields}</PanelFields>
          </DockedPanel>
        ) : (
          <SlideOver id="access" title={title} onClose={close} foot={foot}>
            {fields}
          </SlideOver>
        )}
      </>
    );
  },
);
