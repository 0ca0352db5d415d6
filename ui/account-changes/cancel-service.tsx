import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { dayLabel } from '#core/kernel/calendar-day.rule.ts';
import type { Cancellation } from '#core/account-info/cancellation.schema.ts';
import { nextStanding } from '#core/requests/next-standing.rule.ts';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { formatZone, formatZonedMoment } from '../kit/format-time.ts';
import { LinkButton } from '../kit/link-button.tsx';
import { Notice } from '../kit/notice.tsx';
import { useAddressValues } from '../shell/use-address-values.ts';
import { lazyComponent } from '../kit/lazy-component.tsx';
import { RequestStateBadge } from '../shell/request-state-badge.tsx';
import type { CancelledSite, CancelServiceViewModel } from './cancel-service.view-model.ts';

/** The form's code is loaded when the user first opens the form. */
const CancelForm = lazyComponent(async () => (await import('./cancel-form.tsx')).CancelFormPanel);

const NAME = 'cancel';

/** Stores in the URL whether the cancellation form is open, so that reload and Back work (ui README §8). */
export const useCancelAddress = (): {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
} => {
  const [query, change] = useAddressValues();
  const say = (isOpen: boolean): void =>
    change({ [NAME]: isOpen ? 'service' : null }, { replace: !isOpen, preventScrollReset: true });
  return { isOpen: query.get(NAME) === 'service', open: () => say(true), close: () => say(false) };
};

interface Props {
  readonly model: CancelServiceViewModel;
  readonly site: CancelledSite;
  readonly cancellation: Cancellation | null;
  readonly isCustomer: boolean;
  /** When false, no cancel or withdraw button is rendered. */
  readonly mayAct: boolean;
  /** Called after a change, to reload the displayed data. */
  readonly onChanged: () => unknown;
}

const meaning = ({ day, ended, state }: Cancellation): string => {
  if (ended) return `The service ended on ${dayLabel(day)}. Signals are only logged.`;
  switch (state) {
    case 'Submitted':
      return `Requested to end on ${dayLabel(day)}. Monitoring continues until that is decided.`;
    case 'Approved':
      return `Approved to end on ${dayLabel(day)}. The provider carries it out; monitoring continues until then.`;
    case 'Applied':
      return `Monitored until ${dayLabel(day)} begins. After that, nobody acts on its signals.`;
    case 'Refused':
      return 'Service continues.';
  }
};

const title = ({ ended, state }: Cancellation): string => {
  if (ended) return 'Canceled';
  return state === 'Applied' ? 'Cancel pending' : 'Cancellation requested';
};

const WithdrawQuestion = observer(({ model, onChanged }: Pick<Props, 'model' | 'onChanged'>) => {
  const { submission, unwanted } = model;
  if (unwanted === null) return null;
  const keep = () => model.doubt(null);
  return (
    <Dialog
      id="withdraw-cancellation"
      title="Withdraw this cancellation?"
      onClose={keep}
      foot={
        <>
          <Button data-first="" onClick={keep}>
            Keep it
          </Button>
          <Button
            look="primary"
            busy={submission.busy}
            onClick={() => void model.withdraw(onChanged)}
          >
            Withdraw
          </Button>
        </>
      }
    >
      <Refusal of={submission} />
      <p>{`Service will not end on ${dayLabel(unwanted.day)}. Monitoring continues.`}</p>
    </Dialog>
  );
});

const Standing = observer(({ model, cancellation, site, isCustomer, mayAct }: Props) => {
  if (cancellation === null) return null;
  const { answer, askedAt, askedBy, decidedAt, decidedBy, ended, reason, reasonText, state } =
    cancellation;
  const standing = { isCancellation: true, state, withdrawn: false, ended };
  const mayUndo =
    mayAct && nextStanding(standing, 'withdraw', isCustomer ? 'customer' : 'dealer') !== null;
  const moment = (at: string) => formatZonedMoment(at, site.asOf, site.timeZone);
  return (
    <Notice
      tone={state === 'Refused' || ended ? 'info' : 'trouble'}
      aria-label="Cancellation"
      title={title(cancellation)}
    >
      <p>{meaning(cancellation)}</p>
      <p>{`${reason}: ${reasonText} Requested by ${askedBy}, ${moment(askedAt)}.`}</p>
      <p>
        <RequestStateBadge state={state} />
        {decidedAt !== null && ` ${moment(decidedAt)}, ${decidedBy ?? 'your dealer'}`}
        {answer !== null && `: “${answer}”`}
      </p>
      {mayUndo && (
        <LinkButton size="sm" onClick={() => model.doubt(cancellation)}>
          Withdraw cancellation
        </LinkButton>
      )}
    </Notice>
  );
});

/**
 * Shows the cancellation of a site's service, if any, and the cancellation form while the URL says so (domain guide 6.11
 * "Cancel service").
 */
export const CancelService = observer((props: Props) => {
  const { model, site, cancellation, isCustomer, mayAct, onChanged } = props;
  const { isOpen, close } = useCancelAddress();
  const { asOf, siteNum, timeZone } = site;
  const mayOpen = mayAct && (cancellation === null || cancellation.state === 'Refused');
  const { form } = model;
  // Captures the provider's time when the form opens. An effect event is used, so that later updates of `asOf` do not run the effect again.
  const open = useEffectEvent(() => model.open({ siteNum, timeZone, asOf }));
  useEffect(() => {
    if (isOpen && mayOpen) open();
    else model.close();
  }, [model, isOpen, mayOpen, siteNum, timeZone]);
  return (
    <>
      <Standing {...props} />
      {form !== null && (
        <CancelForm
          model={model}
          form={form}
          zone={formatZone(asOf, timeZone)}
          isCustomer={isCustomer}
          onSent={onChanged}
          onClose={close}
        />
      )}
      <WithdrawQuestion model={model} onChanged={onChanged} />
    </>
  );
});
