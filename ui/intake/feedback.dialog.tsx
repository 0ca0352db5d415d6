import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { LIMITS } from '#core/kernel/limits.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { FormAlert } from '../kit/form-alert.tsx';
import { SegmentField } from '../kit/segment-field.tsx';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { useGuardedClose } from '../shell/use-guarded-close.tsx';
import { useModel } from '../shell/use-model.ts';
import { FormColumn } from './form-column.ts';
import { Receipt } from './receipt.tsx';
import { SentWithIt } from './sent-with-it.tsx';

const GRADES = [
  { value: '1', text: '1', name: '1, poor' },
  { value: '2', text: '2', name: '2' },
  { value: '3', text: '3', name: '3' },
  { value: '4', text: '4', name: '4' },
  { value: '5', text: '5', name: '5, excellent' },
] as const;

/** Provide Feedback (spec §2.3): also what the prompt after some use opens (spec §9). */
export const FeedbackDialog = observer(() => {
  const model = useModel('feedback');
  const { sending } = model;
  const { pathname } = useLocation();
  const { close, question } = useGuardedClose(model.dirty);
  const sent = sending.reference !== null;
  return (
    <>
      {question}
      <Dialog
        id="feedback"
        title="Provide Feedback"
        size="md"
        onClose={close}
        foot={
          sent ? (
            <Button look="primary" onClick={close}>
              Done
            </Button>
          ) : (
            <>
              <Button onClick={close}>Cancel</Button>
              <Button look="primary" type="submit" form="feedback-form" busy={sending.busy}>
                Submit
              </Button>
            </>
          )
        }
      >
        {sending.reference !== null ? (
          <Receipt thanks="Thank you, your feedback is stored." reference={sending.reference} />
        ) : (
          <FormColumn
            id="feedback-form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void model.submit(pathname);
            }}
          >
            {sending.problem !== null && (
              <FormAlert key={sending.refusals} tone="error" text={sending.problem} />
            )}
            <SegmentField
              id="feedback-rating"
              label="How well does this portal serve you?"
              options={GRADES}
              ends={['Poor', 'Excellent']}
              value={GRADES.find(({ value }) => Number(value) === model.rating)?.value ?? null}
              error={model.errors['rating']?.[0]}
              onChange={(grade) => model.rate(Number(grade))}
            />
            <TextAreaField
              id="feedback-comment"
              label="What should we keep, what should we change?"
              help="Optional."
              counter={`${model.comment.length} / ${LIMITS.intakeText}`}
              value={model.comment}
              error={model.errors['comment']?.[0]}
              onChange={(text) => model.write(text)}
            />
            <SentWithIt path={pathname} />
          </FormColumn>
        )}
      </Dialog>
    </>
  );
});
