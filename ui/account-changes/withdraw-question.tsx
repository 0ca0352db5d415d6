import { observer } from 'mobx-react-lite';
import { requestForm } from '#core/account-info/change-request.schema.ts';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import type { RequestWithdrawal } from './request-withdrawal.view-model.ts';

/** A dialog that asks for confirmation before a request is withdrawn. Escape keeps the request. */
export const WithdrawQuestion = observer(({ of }: { readonly of: RequestWithdrawal }) => {
  const { submission, unwanted } = of;
  if (unwanted === null) return null;
  const keep = () => of.doubt(null);
  return (
    <Dialog
      id="withdraw-request"
      title="Withdraw this request?"
      onClose={keep}
      foot={
        <>
          <Button data-first="" onClick={keep}>
            Keep it
          </Button>
          <Button look="danger" busy={submission.busy} onClick={() => void of.withdraw()}>
            Withdraw
          </Button>
        </>
      }
    >
      <Refusal of={submission} />
      <p>
        {`${requestForm.labels[unwanted.field]}: ${unwanted.wanted ?? 'nothing'}. Your dealer is notified that it was withdrawn. The current value stays in effect.`}
      </p>
    </Dialog>
  );
});
