import { observer } from 'mobx-react-lite';
import { LIMITS } from '#core/kernel/limits.ts';
import { intakeApi } from '#core/intake/intake.api.ts';
import { SegmentField } from '../kit/segment-field.tsx';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { useModel } from '../shell/use-model.ts';
import { IntakeDialog } from './intake-dialog.tsx';
import { FeedbackViewModel } from './feedback.view-model.ts';
import { createSection } from '../sections/section.ts';

const GRADES = [
  { value: '1', text: '1', name: '1, poor' },
  { value: '2', text: '2', name: '2' },
  { value: '3', text: '3', name: '3' },
  { value: '4', text: '4', name: '4' },
  { value: '5', text: '5', name: '5, excellent' },
] as const;

/** The Provide Feedback dialog (spec §2.3), which a prompt also opens after some time of use (spec §9). */
export const FeedbackDialog = observer(() => {
  const model = useModel('feedback');
  return (
    <IntakeDialog
      id="feedback"
      title="Provide Feedback"
      thanks="Thank you. We received your feedback."
      sending={model.sending}
      dirty={model.dirty}
      draft={model.draft}
      onSubmit={(path) => void model.submit(path)}
    >
      <SegmentField
        id="feedback-rating"
        label="How well does this portal work for you?"
        options={GRADES}
        ends={['Poor', 'Excellent']}
        value={GRADES.find(({ value }) => Number(value) === model.rating)?.value ?? null}
        error={model.errors['rating']?.[0]}
        onChange={(grade) => model.rate(Number(grade))}
      />
      <TextAreaField
        id="feedback-comment"
        label="What should we keep, and what should we change?"
        help="Optional."
        counter={`${model.comment.length} / ${LIMITS.intakeText}`}
        value={model.comment}
        error={model.errors['comment']?.[0]}
        onChange={(text) => model.write(text)}
      />
    </IntakeDialog>
  );
});

export const section = createSection(FeedbackDialog, {
  feedback: ({ makeKey, ownDrafts, gatewayOf }) =>
    new FeedbackViewModel({ intake: gatewayOf(intakeApi), key: makeKey(), ownDrafts }),
});
