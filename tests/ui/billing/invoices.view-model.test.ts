import { expect, it } from 'vitest';
import type { BillingGateway } from '#core/billing/billing.api.ts';
import type { InvoiceDetail, InvoiceLine } from '#core/billing/invoice-detail.schema.ts';
import type { Job } from '#core/jobs/job.schema.ts';
import type { JobsGateway } from '#core/jobs/jobs.api.ts';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import { InvoiceLinesViewModel } from '#ui/billing/invoice-lines.view-model.ts';
import { InvoicesViewModel } from '#ui/billing/invoices.view-model.ts';
import { JobFollower } from '#ui/jobs/job-follower.ts';
import { scripted } from '../../support/scripted.ts';

const INVOICE: InvoiceDetail = {
  id: 'i1',
  number: 'NM-1',
  revision: 1,
  currency: 'USD',
  state: 'Open',
  siteGroup: { siteGroupNum: 4471, siteGroupName: 'Harbor Point Alarm' },
  invoiceOn: '2026-11-01',
  dueOn: '2026-11-30',
  periodFrom: '2026-11-01',
  periodTo: '2026-11-30',
  amount: 950,
  open: 950,
  credited: 0,
  creditedOn: null,
  creditReason: null,
  paid: 0,
  lines: 150,
  accounts: 150,
  services: [],
  payments: [],
};
const lineOf = (place: number): InvoiceLine => ({
  place,
  xmit: `A${place}`,
  siteName: 'A shop',
  siteNum: null,
  service: 'Fire',
  rate: 625,
  quantity: 1,
  from: '2026-11-01',
  to: '2026-11-30',
  days: null,
  ofDays: null,
  amount: 625,
  creditReason: null,
});
const JOB: Job = {
  id: 'j1',
  state: 'waiting',
  done: 0,
  total: 6000,
  file: null,
  problem: null,
};

const MISSING = { kind: 'refused', status: 404, code: null, message: '' } as const;

const opened = (mayStartJobs = true) => {
  const billing = scripted<BillingGateway>();
  const saved: { readonly name: string; readonly type: string }[] = [];
  const toasts = { show: () => 0 };
  const files = { save: (file: { name: string; type: string }) => saved.push(file) };
  const job = new JobFollower({ jobs: scripted<JobsGateway>(), files, toasts });
  let keys = 0;
  const ids = { next: () => `key ${String((keys += 1))}` };
  const makeKey = () => new AttemptKey(ids);
  const model = new InvoicesViewModel({ billing, files, job, makeKey, mayStartJobs, toasts });
  return { billing, job, model, saved };
};

it('opens what the address names with its first lines, and says when it is not there', async () => {
  const { billing, model } = opened();
  billing.onReadInvoice.clear().gives(INVOICE);
  billing.onListInvoiceLines.clear().gives({ lines: [lineOf(1)], total: 150 });
  model.open('i1');
  await expect.poll(() => model.lines?.rows?.length).toBe(1);
  expect([model.opened?.number, model.missing]).toEqual(['NM-1', null]);
  billing.onReadInvoice.clear().fails(MISSING);
  model.open('i2');
  await expect.poll(() => model.missing).toContain('was not found');
  expect([model.opened, model.lines]).toEqual([null, null]);
  model.open(null);
  expect(model.missing).toBeNull();
});

it('makes the file of a short invoice at once, and that of a long one in the background', async () => {
  const { billing, job, model, saved } = opened();
  billing.onReadInvoice.clear().gives(INVOICE);
  billing.onListInvoiceLines.clear().gives({ lines: [], total: 0 });
  model.open('i1');
  await expect.poll(() => model.opened).not.toBeNull();
  billing.onInvoiceFile.gives({ name: 'invoice-NM-1.pdf', bytes: new Uint8Array([1]) });
  await model.save('pdf');
  expect(saved).toMatchObject([{ name: 'invoice-NM-1.pdf', type: 'application/pdf' }]);
  billing.onReadInvoice.clear().gives({ ...INVOICE, id: 'i2', lines: 6000 });
  billing.onListInvoiceLines.clear().gives({ lines: [], total: 0 });
  model.open('i2');
  await expect.poll(() => model.opened?.id).toBe('i2');
  billing.onStartInvoiceFile.gives(JOB);
  await model.save('csv');
  expect(billing.onStartInvoiceFile.calls).toEqual([
    [{ id: 'i2', format: 'csv' }, { idempotencyKey: 'key 1' }],
  ]);
  expect(job.job).toEqual(JOB);
  job.forget();
});

it('goes on below the last line, and begins anew for other words', async () => {
  const billing = scripted<BillingGateway>();
  const lines = new InvoiceLinesViewModel({ billing, id: 'i1', pause: 0 });
  billing.onListInvoiceLines.clear().gives({ lines: [lineOf(1), lineOf(2)], total: 3 });
  await lines.begin();
  expect(lines.hasMore).toBe(true);
  billing.onListInvoiceLines.clear().fails(MISSING);
  await lines.goOn();
  expect(lines.problem).not.toBeNull();
  expect(lines.rows).toHaveLength(2);
  billing.onListInvoiceLines.clear().gives({ lines: [lineOf(3)], total: 3 });
  await lines.goOn();
  expect([lines.rows?.length, lines.hasMore, lines.problem]).toEqual([3, false, null]);
  billing.onListInvoiceLines.clear().gives({ lines: [lineOf(2)], total: 1 });
  lines.type(' a2 ');
  await expect.poll(() => lines.total).toBe(1);
  expect(billing.onListInvoiceLines.calls.map(([{ q, after }]) => [q, after])).toEqual([
    ['', 0],
    ['', 2],
    ['', 2],
    ['a2', 0],
  ]);
  lines.dispose();
});
