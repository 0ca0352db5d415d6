import { expect, it } from 'vitest';
import type { BillingGateway } from '#core/billing/billing.api.ts';
import type { InvoiceRow } from '#core/billing/invoice-detail.schema.ts';
import { OpenInvoicesViewModel } from '#ui/billing/open-invoices.view-model.ts';
import { scripted } from '../../support/scripted.ts';

const row = (id: string, state: InvoiceRow['state']): InvoiceRow => ({
  id,
  number: `NM-${id}`,
  siteGroup: { siteGroupNum: 4471, siteGroupName: 'Harbor Point Alarm' },
  invoiceOn: '2026-11-01',
  dueOn: '2026-11-30',
  periodFrom: '2026-11-01',
  periodTo: '2026-11-30',
  currency: 'USD',
  amount: 950,
  open: 950,
  state,
});
const pageOf = (...invoices: InvoiceRow[]) => ({ invoices, total: invoices.length, branches: [] });

it('lists what is past due before what is only open, and saves the document of a line', async () => {
  const billing = scripted<BillingGateway>();
  billing.onListInvoices.gives(pageOf(row('late', 'Past due')));
  billing.onListInvoices.gives(pageOf(row('open', 'Open')));
  const saved: { readonly name: string; readonly type: string }[] = [];
  const model = new OpenInvoicesViewModel({ billing, files: { save: (file) => saved.push(file) } });
  expect((await model.source.load())?.map(({ id }) => id)).toEqual(['late', 'open']);
  billing.onInvoiceFile.gives({ name: 'NM-late.pdf', bytes: new Uint8Array([1]) });
  await model.save('late');
  expect(saved.map(({ name, type }) => [name, type])).toEqual([['NM-late.pdf', 'application/pdf']]);
});
