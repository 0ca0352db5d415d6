import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { PAYMENT_LIST } from '#core/billing/billing-list.ts';
import type { BillingGateway } from '#core/billing/billing.api.ts';
import type { PaymentPage, PaymentRow } from '#core/billing/invoice-detail.schema.ts';
import { mapOk } from '#core/kernel/result.ts';
import { ListDownload, type ListServices } from '../lists/list-download.ts';
import { ListViewModel } from '../lists/list.view-model.ts';

/** The view model of the payment list; each payment names the invoices that it paid (domain guide 6.13 "Payments"). */
export class PaymentsViewModel {
  readonly list: ListViewModel<PaymentRow>;
  readonly download: ListDownload;
  branches: PaymentPage['branches'] = [];

  constructor(
    parts: ListServices & {
      readonly billing: Pick<BillingGateway, 'listPayments' | 'exportPayments'>;
    },
  ) {
    const { billing, own } = parts;
    this.list = new ListViewModel<PaymentRow>({
      shape: PAYMENT_LIST,
      read: async (query) =>
        mapOk(await billing.listPayments({ query }), ({ branches, payments, total }) => {
          runInAction(() => {
            this.branches = branches;
          });
          return { rows: payments, total };
        }),
      keyOf: ({ id }) => id,
      fallback: 'The payments could not be loaded.',
      own,
    });
    this.download = new ListDownload({
      ...parts,
      take: (wanted) => billing.exportPayments(wanted),
      fallback: 'The payments could not be exported.',
      row: 'payment',
    });
    makeAutoObservable(this, { list: false, download: false, branches: observableRef });
  }

  dispose(): void {
    this.list.dispose();
  }
}
