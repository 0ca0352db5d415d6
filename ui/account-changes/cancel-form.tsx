import { observer } from 'mobx-react-lite';
import { REQUEST_LIMITS } from '#core/account-info/change-request.schema.ts';
import { CANCEL_REASONS } from '#core/account-info/cancellation.schema.ts';
import { Form, Refusal, useFocusWrong } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { SlideOver } from '../kit/dialog.tsx';
import { DateField } from '../kit/dates/date-field.tsx';
import { Notice } from '../kit/notice.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { useGuardedLeave } from '../shell/use-unsaved-work.tsx';
import type { CancelServiceViewModel } from './cancel-service.view-model.ts';

const REASONS = CANCEL_REASONS.map((value) => ({ value, text: value }));

interface Props {
  readonly model: CancelServiceViewModel;
  readonly form: NonNullable<CancelServiceViewModel['form']>;
  /** The time zone of the cancellation day. */
  readonly zone: string;
  readonly isCustomer: boolean;
  readonly onSent: () => unknown;
  readonly onClose: () => void;
}

const text = (isCustomer: boolean): string =>
  isCustomer
    ? 'Your dealer decides. Your system is monitored until that day begins. After that, nobody acts on its signals.'
    : 'The provider carries it out. The system is monitored until that day begins. After that, signals are only logged, tests end and customers are notified.';

/** A panel beside the site with the cancellation form: day, reason and text. */
export const CancelFormPanel = observer((props: Props) => {
  const { model, form, zone, isCustomer, onSent, onClose } = props;
  const { days, submission } = model;
  const dirty = form.differs();
  const { close, question } = useGuardedLeave(dirty, onClose);
  useFocusWrong(form);
  const reason = form.bind('reason');
  return (
    <>
      {question}
      <SlideOver
        id="cancel-service"
        title="Cancel service"
        onClose={close}
        foot={
          <>
            <Button onClick={close}>Keep service</Button>
            <Button
              look="danger"
              type="submit"
              form="cancel-service-form"
              busy={submission.busy}
              disabled={!dirty && !submission.busy}
            >
              Cancel service
            </Button>
          </>
        }
      >
        <Form id="cancel-service-form" onSend={() => model.send(onSent)}>
          <Refusal of={submission} />
          <Notice tone="trouble" title="Monitoring stops on that day">
            <p>{text(isCustomer)}</p>
          </Notice>
          <DateField
            {...form.bind('day')}
            label={`Ends at the start of, ${zone}`}
            data-first=""
            {...(days !== null && { min: days.first, max: days.last })}
          />
          <SelectField
            {...reason}
            label="Reason"
            placeholder="Choose a reason"
            options={REASONS}
            onChange={(value) => reason.onChange(value)}
          />
          <TextAreaField
            {...form.bind('reasonText')}
            label="In your own words"
            help="What happened, and who to contact."
            counter={`${form.values.reasonText.length} / ${REQUEST_LIMITS.words}`}
          />
        </Form>
      </SlideOver>
    </>
  );
});
