import type { Stride } from './stride.ts';
import type { Walker } from './walker.ts';

/** Username of the user who reads a branch's invoices. */
export const PAYER = 'omar.haddad';

/** Returns the id of the branch's newest invoice. */
export const invoiceOfWalk = async (walker: Walker) => {
  const { invoices } = await walker.read<{ invoices: readonly { id: string }[] }>(
    PAYER,
    'billing/invoices',
  );
  return { id: invoices[0]?.id ?? '' };
};

const INVOICE = {
  kind: 'invoice',
  number: 'WALK-1',
  revision: 1,
  siteGroupNum: 4495,
  currency: 'USD',
  invoiceOn: '2026-01-01',
  dueOn: '2026-01-31',
  amount: 950,
  lines: 1,
  periodFrom: '2026-01-01',
  periodTo: '2026-01-31',
};
const LINE = {
  xmit: 'FS1000',
  siteName: 'A shop',
  service: 'Burglary',
  rate: 950,
  quantity: 1,
  from: '2026-01-01',
  to: '2026-01-31',
  amount: 950,
};

/** Billing steps: an invoice file is created in the background, and another invoice arrives. */
export const BILLING: readonly Stride[] = [
  {
    operationId: 'startInvoiceFile',
    actor: PAYER,
    params: invoiceOfWalk,
    body: () => ({ format: 'pdf' }),
  },
  {
    operationId: 'receiveBilling',
    actor: null,
    from: { variant: 'dealer' },
    receiverKey: (walker) => walker.receiverKey('billing'),
    body: async (walker) => {
      // Runs the queued file job now, so that it does not block a later job.
      await walker.work();
      const lines = [LINE];
      return {
        entries: [INVOICE, { kind: 'lines', number: 'WALK-1', revision: 1, first: 1, lines }],
      };
    },
  },
];
