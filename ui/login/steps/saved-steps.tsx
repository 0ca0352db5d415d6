import { observer } from 'mobx-react-lite';
import { LIMITS } from '#core/kernel/limits.ts';
import { Button } from '../../kit/button.tsx';
import { Field } from '../../kit/field.tsx';
import { useModel } from '../../shell/use-model.ts';
import { useFocusWrong } from '../../forms/form.tsx';
import { NewPasswordFields } from '../../forms/new-password-fields.tsx';
import { FormAlert } from '../../kit/form-alert.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { Stack } from '../../kit/stack.ts';
import { StepFrame } from './step-frame.tsx';
import type { QuestionsViewModel } from './questions.view-model.ts';

/** The step for the e-mail address or phone number that receives codes (spec §2.4 contactInfo). */
export const ContactStep = observer(() => {
  const model = useModel('contactStep');
  const { form } = model;
  useFocusWrong(form);
  return (
    <StepFrame
      title="Setup multi-factor authentication"
      why="We send a code to this address or number when you sign in, so that a password alone is not enough."
      onSubmit={() => void model.submit()}
    >
      <Field
        {...form.bind('contact')}
        name="contact"
        data-first
        label="Email or Phone"
        autoComplete="email"
        help="A phone must be able to receive text messages."
      />
      <Button type="submit" look="primary" size="lg" block busy={model.run.busy}>
        Update
      </Button>
    </StepFrame>
  );
});

/** The step for a new username that does not reveal a dealer number (spec §2.4 usernameReset). */
export const UsernameStep = observer(() => {
  const model = useModel('usernameStep');
  const { form, run } = model;
  useFocusWrong(form);
  const problems = form.errors.username ?? [];
  return (
    <StepFrame
      title="Choose a new username"
      why="Usernames that contain a dealer number must be changed, because they are easy to guess. You sign in with the new one from now on."
      onSubmit={() => void model.submit()}
    >
      <Field
        {...form.bind('username')}
        name="username"
        data-first
        label="New username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={problems.length > 0 ? problems.join('. ') : null}
        help={`${LIMITS.newUsernameMin} to ${LIMITS.newUsernameMax} characters with at least one letter, without a dealer number.`}
        counter={`${form.values.username.length}/${LIMITS.newUsernameMax}`}
      />
      <Button type="submit" look="primary" size="lg" block busy={run.busy}>
        Update username
      </Button>
    </StepFrame>
  );
});

/** The step with the current, new and confirmed password, beside the password requirements (spec §2.4 passwordReset). */
export const PasswordStep = observer(() => {
  const model = useModel('passwordStep');
  const { form, run } = model;
  useFocusWrong(form);
  return (
    <StepFrame
      title="Update your password"
      why="Your password is due for a change. Everyone signed in with the old one has to sign in again."
      onSubmit={() => void model.submit()}
    >
      <NewPasswordFields form={form} requirements={model.requirements} />
      <Button type="submit" look="primary" size="lg" block busy={run.busy}>
        Update password
      </Button>
    </StepFrame>
  );
});

const AnswerRow = observer(
  ({ model, row }: { readonly model: QuestionsViewModel; readonly row: number }) => {
    const { form } = model;
    if (form === null) return null;
    const question = `answers.${row}.questionId` as const;
    const answer = `answers.${row}.answer` as const;
    return (
      <Stack as="fieldset" gap={3}>
        <SelectField
          {...form.bind(question)}
          data-first={row === 0 ? '' : undefined}
          label={`Question ${row + 1}`}
          placeholder="Choose a question"
          options={model.choices(row).map(({ id, text }) => ({ value: id, text }))}
        />
        <Field {...form.bind(answer)} label={`Answer ${row + 1}`} autoComplete="off" />
      </Stack>
    );
  },
);

/** The step for the security questions and answers used when the password is forgotten (spec §2.4 securityQuestions). */
export const QuestionsStep = observer(() => {
  const model = useModel('questionsStep');
  useFocusWrong(model.form);
  return (
    <StepFrame
      title="Please update your security questions"
      why="We ask them before anyone may reset your password. Choose answers that others cannot look up."
      onSubmit={() => void model.submit()}
    >
      {model.problem !== null && <FormAlert tone="error" text={model.problem} />}
      {model.form === null && model.problem === null && <Skeleton lines={6} label="Loading" />}
      {model.problem !== null && (
        <Button look="secondary" onClick={() => void model.start()}>
          Try again
        </Button>
      )}
      {model.rows.map((row) => (
        <AnswerRow key={row} model={model} row={row} />
      ))}
      {model.form !== null && (
        <Button type="submit" look="primary" size="lg" block busy={model.run.busy}>
          Save answers
        </Button>
      )}
    </StepFrame>
  );
});
