import { observer } from 'mobx-react-lite';
import { LIMITS } from '#core/kernel/limits.ts';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { FormAlert } from '#ui/kit/form-alert.tsx';
import { SelectField } from '#ui/kit/select-field.tsx';
import { Skeleton } from '#ui/kit/skeleton.tsx';
import { useModel } from '#ui/shell/use-model.ts';
import { Stack } from '../../kit/stack.ts';
import type { QuestionsViewModel } from './questions.view-model.ts';
import { StepFrame } from './step-frame.tsx';
import { useFocusWrong } from '../../forms/use-focus-wrong.ts';

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
        <Field
          {...form.bind(answer)}
          label={`Answer ${row + 1}`}
          autoComplete="off"
          maxLength={LIMITS.securityAnswer}
        />
      </Stack>
    );
  },
);

/** Different questions and their answers, for the day the password is forgotten (spec §2.4 securityQuestions). */
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
