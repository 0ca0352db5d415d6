import { observer } from 'mobx-react-lite';
import { Form, Refusal, useFocusWrong } from '../forms/form.tsx';
import { NewPasswordFields } from '../forms/new-password-fields.tsx';
import { Button } from '../kit/button.tsx';
import { Part } from '../kit/part.tsx';
import { Row } from '../kit/stack.ts';
import { EndOthers } from './end-others.tsx';
import type { OwnPasswordViewModel } from './own-password.view-model.ts';

/** Changes the person's password, after asking for the current password. */
export const OwnPassword = observer(({ model }: { readonly model: OwnPasswordViewModel }) => {
  const { form, submission } = model;
  useFocusWrong(form);
  return (
    <Part
      id="own-password"
      title="Password"
      text="Change it if someone may know it. You get a message when it is changed."
    >
      <Refusal of={submission} />
      {model.open ? (
        <Form width="form" id="own-password-form" onSend={() => model.save()}>
          <NewPasswordFields form={form} requirements={model.requirements} proof />
          <EndOthers
            id="password-end-others"
            checked={model.endOthers}
            onChange={(end) => model.chooseEndOthers(end)}
          />
          <Row gap={2}>
            <Button type="submit" look="primary" busy={submission.busy}>
              Change password
            </Button>
            <Button onClick={() => model.show(false)}>Keep current password</Button>
          </Row>
        </Form>
      ) : (
        <div>
          <Button onClick={() => model.show(true)}>Change password…</Button>
        </div>
      )}
    </Part>
  );
});
