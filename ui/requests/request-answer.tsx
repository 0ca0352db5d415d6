import { observer } from 'mobx-react-lite';
import { nextStanding, type RequestActor } from '#core/requests/next-standing.rule.ts';
import { REQUEST_SUBJECT_NAMES, type RequestDetail } from '#core/requests/request-detail.schema.ts';
import { REQUEST_LIMITS } from '#core/account-info/change-request.schema.ts';
import { tooLong } from '#core/forms/too-long.rule.ts';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { useUnsavedWork } from '../shell/use-unsaved-work.tsx';
import type { RequestsViewModel } from './requests.view-model.ts';

const standingOf = ({ ended, state, subject }: RequestDetail) => ({
  isCancellation: subject === 'service',
  state,
  withdrawn: false,
  ended,
});

interface Props {
  readonly model: RequestsViewModel;
  readonly request: RequestDetail;
  readonly actor: Extract<RequestActor, 'dealer' | 'staff'>;
}

const DONE = { dealer: 'The request was approved', staff: 'The request was applied' } as const;

/** The text sent with a decision. A refusal requires a text. */
const AnswerForm = observer(({ model, actor }: Omit<Props, 'request'>) => {
  const { answer, answering, submission } = model;
  const refuses = answering === 'refuse';
  const isLong = answer.length > REQUEST_LIMITS.words;
  useUnsavedWork(answer !== '', () => model.ask(null));
  return (
    <Stack gap={3}>
      <TextAreaField
        id="request-answer"
        label={refuses ? 'Reason' : 'Answer'}
        help={
          refuses
            ? 'The customer sees it with the request.'
            : 'Optional. The customer sees it with the request.'
        }
        value={answer}
        error={isLong ? tooLong(answer, REQUEST_LIMITS.words) : null}
        counter={`${answer.length} / ${REQUEST_LIMITS.words}`}
        data-first=""
        onChange={(text) => model.type(text)}
      />
      <Row gap={2} wrap={1}>
        <Button onClick={() => model.ask(null)}>Back</Button>
        <Button
          look={refuses ? 'danger' : 'primary'}
          busy={submission.busy}
          disabled={isLong || (refuses && answer.trim() === '')}
          onClick={() => void (refuses ? model.refuse() : model.accept(DONE[actor]))}
        >
          {refuses ? 'Refuse request' : 'Approve request'}
        </Button>
      </Row>
    </Stack>
  );
});

/** Asks whether to apply a request although the current value has changed since the request. */
const MovedQuestion = observer(({ model, request }: Pick<Props, 'model' | 'request'>) => (
  <Dialog
    id="request-moved"
    title="Replace the current value?"
    onClose={() => model.keepAsItIs()}
    foot={
      <>
        <Button data-first="" onClick={() => model.keepAsItIs()}>
          Keep it
        </Button>
        <Button
          look="danger"
          busy={model.submission.busy}
          onClick={() => void model.acceptOver(DONE.staff)}
        >
          Apply anyway
        </Button>
      </>
    }
  >
    <p>
      {`${REQUEST_SUBJECT_NAMES[request.subject]} was “${request.before ?? 'nothing'}” when this was requested and is “${request.inForce ?? 'nothing'}” now. Applying writes “${request.wanted ?? 'nothing'}”.`}
    </p>
  </Dialog>
));

/** The actions on the open request in its current state. Renders nothing for people who may only read. */
export const RequestAnswer = observer(({ model, request, actor }: Props) => {
  if (!model.mayDecide) return null;
  const standing = standingOf(request);
  const may = (act: 'approve' | 'apply' | 'refuse' | 'withdraw') =>
    nextStanding(standing, act, actor) !== null;
  const { answering, submission } = model;
  const press = (): void => {
    if (actor === 'dealer') model.ask('approve');
    else void model.accept(DONE.staff);
  };
  return (
    <Stack gap={3}>
      <Refusal of={submission} />
      {answering === null ? (
        <Row gap={2} wrap={1}>
          {may('withdraw') && (
            <Button busy={submission.busy} onClick={() => void model.undo()}>
              Withdraw cancellation
            </Button>
          )}
          {may('refuse') && <Button onClick={() => model.ask('refuse')}>Refuse</Button>}
          {(may('approve') || may('apply')) && (
            <Button look="primary" busy={submission.busy} onClick={press}>
              {actor === 'dealer' ? 'Approve' : 'Apply'}
            </Button>
          )}
        </Row>
      ) : (
        <AnswerForm model={model} actor={actor} />
      )}
      {model.moved && <MovedQuestion model={model} request={request} />}
    </Stack>
  );
});
