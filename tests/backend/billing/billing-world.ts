import { billingApi } from '#core/billing/billing.api.ts';
import { randomUUID } from 'node:crypto';
import type {
  BillingEntry,
  EnteredLine,
  GroupEntry,
  InvoiceEntry,
  LinesEntry,
  PaymentEntry,
} from '#core/backend/billing/billing-entry.ts';
import { INVOICE_LIST, PAYMENT_LIST } from '#core/billing/billing-list.ts';
import { lineAmount } from '#core/billing/invoice-state.rule.ts';
import type { ListQuery } from '#core/lists/list-query.schema.ts';
import type { Engine } from '../harness/database.ts';
import { addReceiver } from '../harness/receiver.ts';
import { seedSite, type SiteSeed, writeFamily } from '../harness/seed-site.ts';
import { openTestWorld, PASSWORD } from '../harness/test-world.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';

/** The current month according to the test clock. */
export const MONTH = { from: '2026-11-01', to: '2026-11-30' } as const;

/** Builds an invoice line, by default one month of burglary monitoring for one account. */
export const lineOf = (xmit: string, change: Partial<EnteredLine> = {}): EnteredLine => {
  const line: Omit<EnteredLine, 'amount'> = {
    xmit,
    siteName: `Site of ${xmit}`,
    service: 'Burglary',
    rate: 950,
    quantity: 1,
    from: MONTH.from,
    to: MONTH.to,
    days: null,
    ofDays: null,
    creditReason: null,
    ...change,
  };
  return { ...line, amount: change.amount ?? lineAmount(line) };
};

/** Builds an invoice with these lines. The total is the sum of the lines. */
export const invoiceOf = (
  number: string,
  siteGroupNum: number,
  lines: readonly EnteredLine[],
  change: Partial<InvoiceEntry> = {},
): InvoiceEntry => ({
  kind: 'invoice',
  number,
  revision: 1,
  siteGroupNum,
  invoiceOn: MONTH.from,
  dueOn: MONTH.to,
  periodFrom: MONTH.from,
  periodTo: MONTH.to,
  currency: 'USD',
  lines: lines.length,
  credit: null,
  amount: lines.reduce((sum, { amount }) => sum + amount, 0),
  ...change,
});

export const partOf = (
  number: string,
  lines: readonly EnteredLine[],
  change: Partial<LinesEntry> = {},
): LinesEntry => ({ kind: 'lines', number, revision: 1, first: 1, lines, ...change });

export const paymentOf = (
  number: string,
  siteGroupNum: number,
  amount: number,
  applied: PaymentEntry['applied'],
  change: Partial<PaymentEntry> = {},
): PaymentEntry => ({
  kind: 'payment',
  number,
  revision: 1,
  siteGroupNum,
  paidOn: '2026-11-10',
  method: 'Card',
  last4: '4242',
  currency: 'USD',
  amount,
  applied,
  ...change,
});

export const groupOf = (siteGroupNum: number, change: Partial<GroupEntry> = {}): GroupEntry => ({
  kind: 'group',
  siteGroupNum,
  revision: 1,
  nextInvoiceOn: '2026-12-01',
  autopay: { method: 'Card', last4: '4242' },
  contacts: [{ name: 'Accounting', email: 'accounting@example.com' }],
  ...change,
});

let family = 7000;

/**
 * Creates a test world with a dealer, its branch, an unrelated dealer, an accounting system that sends invoices, and users
 * who read the invoices.
 */
export const billingWorld = async (engine: Engine) => {
  const world = await openTestWorld(engine);
  const { backend } = world;
  const receiver = await addReceiver(world);

  const newFamily = async () => {
    family += 3;
    const groups = { parent: family, branch: family + 1, stranger: family + 2 };
    await writeFamily(world.database.kysely, groups);
    return groups;
  };

  const send = async (...entries: readonly BillingEntry[]) => {
    const caller = {
      requestId: randomUUID(),
      address: '192.0.2.9',
      variant: 'dealer' as const,
      browserId: '',
      userAgent: null,
      deviceSecret: null,
      receiver: receiver.receiver,
    };
    return valueOf(await backend.billing.receiveBilling(caller, { entries })).outcomes;
  };

  /** Sends an invoice with its lines. Fails if the invoice is not accepted. */
  const bill = async (
    number: string,
    group: number,
    lines: readonly EnteredLine[],
    change: Partial<InvoiceEntry> = {},
  ): Promise<void> => {
    const revision = change.revision ?? 1;
    const outcomes = await send(
      invoiceOf(number, group, lines, change),
      partOf(number, lines, { revision }),
    );
    if (outcomes.some(({ outcome }) => outcome !== 'kept'))
      throw new Error(JSON.stringify(outcomes));
  };

  const reader = async (groups: readonly number[], roles: readonly string[] = ['billingRead']) => {
    const account = await world.person({ application: 2, groups, roles });
    const browser = world.browser();
    valueOf(await browser.logIn(account.username, PASSWORD));
    const own = { siteGroupNum: null };
    return {
      account,
      browser,
      overview: (siteGroupNum: number | null = null) =>
        browser.call(billingApi.readBilling.access, (c) =>
          backend.billing.readBilling(c, { siteGroupNum }),
        ),
      invoices: (change: Partial<ListQuery> = {}) =>
        browser.call(billingApi.listInvoices.access, (c) =>
          backend.billing.listInvoices(c, { ...own, query: { ...INVOICE_LIST.start, ...change } }),
        ),
      invoice: (id: string) =>
        browser.call(billingApi.readInvoice.access, (c) =>
          backend.billing.readInvoice(c, { ...own, id }),
        ),
      lines: (id: string, after = 0, q = '') =>
        browser.call(billingApi.listInvoiceLines.access, (c) =>
          backend.billing.listInvoiceLines(c, { ...own, id, after, q }),
        ),
      payments: (change: Partial<ListQuery> = {}) =>
        browser.call(billingApi.listPayments.access, (c) =>
          backend.billing.listPayments(c, { ...own, query: { ...PAYMENT_LIST.start, ...change } }),
        ),
      billed: (after = '') =>
        browser.call(billingApi.listBilledAccounts.access, (c) =>
          backend.billing.listBilledAccounts(c, { ...own, after }),
        ),
      file: (id: string, format: 'csv' | 'pdf') =>
        browser.call(billingApi.invoiceFile.access, (c) =>
          backend.billing.invoiceFile(c, { ...own, id, format }),
        ),
      startFile: (id: string, format: 'csv' | 'pdf') =>
        browser.call(billingApi.startInvoiceFile.access, (c) =>
          backend.billing.startInvoiceFile(c, { ...own, id, format, idempotencyKey: null }),
        ),
      exportInvoices: (format: 'csv' | 'pdf') =>
        browser.call(billingApi.exportInvoices.access, (c) =>
          backend.billing.exportInvoices(c, {
            ...own,
            query: INVOICE_LIST.start,
            columns: null,
            format,
          }),
        ),
    };
  };

  return {
    world,
    newFamily,
    send,
    bill,
    reader,
    site: (seed: SiteSeed) => seedSite(world.database.kysely, seed),
  };
};

export type BillingWorld = Awaited<ReturnType<typeof billingWorld>>;
