import { observer } from 'mobx-react-lite';
import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Stack } from '../kit/stack.ts';
import { Tabs } from '../kit/tabs.tsx';
import { Text } from '../kit/text.ts';
import { Refusal } from '../forms/form.tsx';
import { useRegistry } from '../shell/registry.ts';
import { useGuardedClose } from '../shell/use-unsaved-work.tsx';
import { useModel } from '../shell/use-model.ts';
import { CodeStage, ContactForm, PasswordStage } from './account-stages.tsx';
import { OwnPassword } from './own-password.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { TimeFormat } from './time-format.tsx';
import { OwnImpersonations } from './own-impersonations.tsx';
import type { AccountStage, UserAccountViewModel } from './user-account.view-model.ts';

interface Stage {
  readonly form: string;
  readonly press: string;
  readonly ready: (model: UserAccountViewModel) => boolean;
  readonly content: (model: UserAccountViewModel) => ReactNode;
}

const STAGES: Readonly<Record<AccountStage, Stage>> = {
  form: {
    form: 'account-form',
    press: 'Save',
    ready: (model) => model.maySave,
    content: (model) => <ContactForm model={model} />,
  },
  password: {
    form: 'account-password',
    press: 'Continue',
    ready: (model) => model.password !== '',
    content: (model) => <PasswordStage model={model} />,
  },
  code: {
    form: 'account-code',
    press: 'Verify',
    ready: (model) => model.proof.whole,
    content: (model) => <CodeStage model={model} />,
  },
};

const PARTS = [
  { id: 'account', text: 'Account' },
  { id: 'security', text: 'Security' },
] as const;

/**
 * The person's account: name, username and contacts (spec §2.3, §2.5, §5 User account). Sessions, remembered browsers and
 * impersonations have a tab of their own.
 */
export const UserAccountDialog = observer(({ devices }: { readonly devices: ReactNode }) => {
  const dialogs = useRegistry().create('dialogs');
  const model = useModel('userAccount');
  const password = useModel('ownPassword');
  const { mayChangeOwn } = useRegistry().create('session').limits;
  const { close, question } = useGuardedClose(model.dirty || password.dirty);
  const { done } = model;
  useEffect(() => {
    if (done) dialogs.close();
  }, [done, dialogs]);
  const [part, setPart] = useState<string>('account');
  const stage = STAGES[model.stage];
  const atSecurity = part === 'security' && model.stage === 'form';
  return (
    <>
      {question}
      <Dialog
        id="user-account"
        title="User Account"
        size="md"
        onClose={close}
        foot={
          atSecurity || !mayChangeOwn ? (
            <Button onClick={close}>Close</Button>
          ) : (
            <>
              <Button onClick={model.stage === 'form' ? close : () => model.back()}>
                {model.stage === 'form' ? 'Cancel' : 'Back'}
              </Button>
              <Button
                look="primary"
                type="submit"
                form={stage.form}
                busy={model.submission.busy}
                disabled={!stage.ready(model) && !model.submission.busy}
              >
                {stage.press}
              </Button>
            </>
          )
        }
      >
        <Refusal of={model.submission} />
        {!mayChangeOwn && (
          <Text tone="muted" wrap="anywhere">
            Only {model.person?.name} can change this. Support has its own steps.
          </Text>
        )}
        {model.stage === 'form' ? (
          <Tabs
            id="user-account-parts"
            label="User Account"
            entries={PARTS}
            current={part}
            onChange={setPart}
          >
            {atSecurity ? (
              <>
                {mayChangeOwn && <OwnPassword model={password} />}
                {/* Reloads the sessions and remembered browsers, because a password change may have removed some of them. */}
                <OwnSessions key={`sessions ${password.changes}`} />
                <Fragment key={`devices ${password.changes}`}>{devices}</Fragment>
                <OwnImpersonations />
              </>
            ) : (
              <Stack gap={5}>
                {stage.content(model)}
                <TimeFormat />
              </Stack>
            )}
          </Tabs>
        ) : (
          stage.content(model)
        )}
      </Dialog>
    </>
  );
});
