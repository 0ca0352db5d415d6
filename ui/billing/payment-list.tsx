import BanknotesIcon from '@heroicons/react/24/outline/BanknotesIcon';
import { observer } from 'mobx-react-lite';
import { PAYMENT_METHODS, type PaymentRow } from '#core/billing/invoice-detail.schema.ts';
import { ListView } from '../lists/list-view.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { useModel } from '../shell/use-model.ts';
import { PAYMENT_CELLS } from './billing-columns.tsx';
import { BillingFilters, filterText } from './billing-filters.tsx';

const OWN = {
  filter: 'method',
  label: 'Method',
  any: 'All methods',
  options: PAYMENT_METHODS.map((value) => ({ value, text: value })),
};
const nameOf = ({ number }: PaymentRow): string => `payment ${number}`;

/** The payment list; each payment shows the invoices that it paid (domain guide 6.13 "Payments"). */
export const PaymentList = observer(() => {
  const model = useModel('payments');
  const { branches, list } = model;
  useListAddress(list);
  return (
    <ListView
      list={list}
      title="Payments"
      pages="Pages of payments"
      waiting="Loading the payments"
      columns={PAYMENT_CELLS}
      nameOf={nameOf}
      search={{ id: 'payment-search', label: 'Search', placeholder: 'Payment, invoice or last 4' }}
      filters={<BillingFilters list={list} name="payment" branches={branches} own={OWN} />}
      chip={(name, value) => filterText(name, value, branches)}
      empty={(narrowed) => ({
        icon: BanknotesIcon,
        ...(narrowed
          ? { title: 'No payment matches', text: 'Nothing matches all of these filters.' }
          : {
              title: 'No payments yet',
              text: 'Payments appear here once your provider has recorded them.',
            }),
      })}
      download={model.download}
    />
  );
});
