import { observer } from 'mobx-react-lite';
import type { AskAbout } from '#core/account-group/account-group.schema.ts';
import { Form, Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { useGuardedLeave } from '../shell/use-unsaved-work.tsx';
import type { AccountGroupViewModel } from './account-group.view-model.ts';
import type { UserAct, UserActs } from './user-acts.view-model.ts';

interface Words {
  readonly title: (name: string) => string;
  readonly text: string;
  readonly press: string;
}

const WORDS: Readonly<Record<UserAct, Words>> = {
  disable: {
    title: (name) => `Disable ${name}?`,
    text: 'They are signed out everywhere immediately and can’t sign in until you enable them.',
    press: 'Disable',
  },
  resetCheck: {
    title: (name) => `Reset two-step sign-in for ${name}?`,
    text: 'The phone or email for their codes is removed and they are signed out everywhere. They set up a new one at the next sign-in, so only do this for someone you have talked to.',
    press: 'Reset',
  },
  remove: {
    title: (name) => `Remove ${name}?`,
    text: 'They lose access to your groups immediately and are signed out everywhere. Unless they work for another dealer, they can no longer sign in.',
    press: 'Remove',
  },
  withdraw: {
    title: (name) => `Withdraw the invitation to ${name}?`,
    text: 'Its link stops working immediately.',
    press: 'Withdraw',
  },
};

/** A dialog that asks for confirmation of an action that cannot be undone. Escape changes nothing. */
export const UserQuestion = observer(({ acts }: { readonly acts: UserActs }) => {
  const { asked, submission } = acts;
  if (asked === null) return null;
  const { title, text, press } = WORDS[asked.act];
  return (
    <Dialog
      id="user-question"
      title={title(asked.user.name)}
      onClose={() => acts.keep()}
      foot={
        <>
          <Button data-first="" onClick={() => acts.keep()}>
            Keep
          </Button>
          <Button look="danger" busy={submission.busy} onClick={() => void acts.go()}>
            {press}
          </Button>
        </>
      }
    >
      <Refusal of={submission} />
      <p>{text}</p>
    </Dialog>
  );
});

const ASK: Readonly<Record<AskAbout, { readonly title: string; readonly label: string }>> = {
  branch: {
    title: 'Request a branch',
    label: 'Which accounts should become a branch, and its name',
  },
  block: { title: 'Request numbers', label: 'How many numbers you need, and for what' },
  message: { title: 'Message', label: 'Message' },
};

/** A dialog to send a message to the provider's representative. */
export const AskDialog = observer(
  ({
    model,
    about,
    representative,
  }: {
    readonly model: AccountGroupViewModel;
    readonly about: AskAbout;
    readonly representative: string;
  }) => {
    const { askText, asked } = model;
    const { close, question } = useGuardedLeave(askText.trim() !== '', () => model.close());
    const { title, label } = ASK[about];
    return (
      <>
        {question}
        <Dialog
          id="ask"
          title={about === 'message' ? `Message ${representative}` : title}
          size="md"
          onClose={close}
          foot={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button
                look="primary"
                type="submit"
                form="ask-form"
                busy={asked.busy}
                disabled={askText.trim() === '' && !asked.busy}
              >
                Send
              </Button>
            </>
          }
        >
          <Form id="ask-form" onSend={() => model.sendAsk()}>
            <Refusal of={asked} />
            <TextAreaField
              id="ask-text"
              label={label}
              help={`Emailed to ${representative}, your representative.`}
              value={askText}
              error={null}
              onChange={(text) => model.typeAsk(text)}
            />
          </Form>
        </Dialog>
      </>
    );
  },
);
