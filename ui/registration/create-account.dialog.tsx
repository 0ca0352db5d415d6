import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { useRegistry } from '../shell/registry.ts';
import { useGuardedClose } from '../shell/use-guarded-close.tsx';
import { useModel } from '../shell/use-model.ts';
import { CREATE_FORM, CreateAccountForm } from './create-account-form.tsx';

/** Create MSA user (spec §2.5): a customer proves by account number and passcode whose account it is; the link comes by mail. */
export const CreateAccountDialog = observer(() => {
  const dialogs = useRegistry().create('dialogs');
  const model = useModel('createAccount');
  const { close, question } = useGuardedClose(model.dirty);
  const { done } = model;
  useEffect(() => {
    if (done) dialogs.close();
  }, [done, dialogs]);
  return (
    <>
      {question}
      <Dialog
        id="create-account"
        title="Create Account"
        size="md"
        onClose={close}
        foot={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button look="primary" type="submit" form={CREATE_FORM} busy={model.busy}>
              Create Account
            </Button>
          </>
        }
      >
        <CreateAccountForm model={model} />
      </Dialog>
    </>
  );
});
