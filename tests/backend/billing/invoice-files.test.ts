import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPdf } from '#tests/support/read-pdf.ts';
import { wholeText } from '../harness/job-file.ts';
import { describeDatabase } from '../harness/database.ts';
import { testRunner } from '../harness/test-runner.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import {
  type BillingWorld,
  billingWorld,
  invoiceOf,
  lineOf,
  partOf,
  paymentOf,
} from './billing-world.ts';

const rowsOf = (csv: string): Record<string, string>[] => parse(csv, { columns: true, bom: true });

describeDatabase('an invoice that is taken away', (engine) => {
  let open: BillingWorld;
  beforeAll(async () => {
    open = await billingWorld(engine);
  });
  afterAll(() => open.world.close());

  const billed = async () => {
    const { parent } = await open.newFamily();
    const lines = [
      lineOf('A1', {
        siteName: 'Café Straße, the long name of a harbor cafe at the old pier road',
      }),
      lineOf('A1', {
        service: 'Cellular',
        rate: 425,
        from: '2026-10-12',
        to: '2026-10-31',
        days: 20,
        ofDays: 31,
      }),
      lineOf('A2', { rate: -950, creditReason: 'Line down' }),
      lineOf('A2', { quantity: 3 }),
    ];
    await open.bill(`I-${parent}`, parent, lines);
    await open.send(
      paymentOf(`P-${parent}`, parent, 500, [{ number: `I-${parent}`, amount: 500 }]),
    );
    const reader = await open.reader([parent]);
    const [row] = valueOf(await reader.invoices()).invoices;
    return { parent, reader, id: row?.id ?? '', amount: row?.amount ?? 0, lines };
  };

  it('says on paper what it says on the screen, under the provider’s name', async () => {
    const { id, parent, reader } = await billed();
    const { bytes, name } = valueOf(await reader.file(id, 'pdf'));
    expect(name).toBe(`invoice-I-${parent}.pdf`);
    const { pages, text, title } = await readPdf(bytes);
    expect(pages).toBe(1);
    expect(title).toBe(`Invoice I-${parent}`);
    for (const given of [
      'Northgate Monitoring',
      `Invoice I-${parent}`,
      `Group ${parent} (${parent})`,
      'Due Nov 30, 2026',
      'Oct 12 to Oct 31, 2026 (20 of',
      'Café Straße',
      'Burglary: Line',
      '-9.50',
      '28.50',
      '$5.00 on Nov 10, 2026, Card ending 4242',
      '4 lines, $31.24 in total. All amounts in USD.',
    ])
      expect(text).toContain(given);
    expect(await open.world.record(reader.account.id)).toContain('invoice.file/ok');
  });

  it('is counted with as CSV: its lines are its amount', async () => {
    const { amount, id, reader } = await billed();
    const { bytes } = valueOf(await reader.file(id, 'csv'));
    const rows = rowsOf(Buffer.from(bytes).toString());
    const sum = rows.reduce((all, row) => all + Math.round(Number(row['Amount']) * 100), 0);
    expect(sum).toBe(amount);
    expect(rows[1]).toMatchObject({
      Account: 'A1',
      Service: 'Cellular',
      Proration: '20 of 31 days',
    });
    expect(rows[2]).toMatchObject({ Amount: '-9.5', 'Credit reason': 'Line down' });
  });

  it('is made in the background where it is long, every line once, over many pages', async () => {
    const { parent } = await open.newFamily();
    const number = `L-${parent}`;
    const count = 6200;
    const lines = Array.from({ length: count }, (_, index) =>
      lineOf(`X${10000 + index}`, { siteName: 'A shop' }),
    );
    await open.send(invoiceOf(number, parent, lines));
    for (let first = 0; first < count; first += 1000)
      await open.send(partOf(number, lines.slice(first, first + 1000), { first: first + 1 }));
    const reader = await open.reader([parent]);
    const [row] = valueOf(await reader.invoices()).invoices;
    const id = row?.id ?? '';
    expect(await reader.file(id, 'pdf')).toMatchObject({ error: { code: 'tooManyRows' } });
    const { runNext } = testRunner(open.world);
    const made = async (format: 'csv' | 'pdf') => {
      const job = valueOf(await reader.startFile(id, format));
      await runNext();
      const file = await reader.browser.call(
        { kind: 'full', applications: [2], permissions: [] },
        (c) => open.world.backend.jobs.jobFile(c, { id: job.id }),
      );
      return wholeText(valueOf(file));
    };
    const pdf = Buffer.from(await made('pdf'), 'latin1');
    const { pages, text } = await readPdf(pdf);
    expect(pages).toBeGreaterThan(100);
    expect(text.match(/X1\d{4}\b/g)).toHaveLength(count);
    expect(text).toContain(`6,200 lines, $58,900.00 in total.`);
    const rows = rowsOf(await made('csv'));
    expect(new Set(rows.map((one) => one['Account'])).size).toBe(count);
  }, 120_000);

  it('ends with words where the invoice was sent anew meanwhile', async () => {
    const { id, parent, reader } = await billed();
    const job = valueOf(await reader.startFile(id, 'pdf'));
    await open.bill(`I-${parent}`, parent, [lineOf('A1')], { revision: 2 });
    await testRunner(open.world).runNext();
    const seen = await reader.browser.call(
      { kind: 'full', applications: [2], permissions: [] },
      (c) => open.world.backend.jobs.readJob(c, { id: job.id }),
    );
    expect(valueOf(seen)).toMatchObject({
      state: 'failed',
      problem: 'The invoice was replaced while its file was being made. Please start again.',
    });
  });

  it('takes the list along as CSV and PDF', async () => {
    const { parent, reader } = await billed();
    const csv = Buffer.from(valueOf(await reader.exportInvoices('csv')).bytes).toString();
    expect(rowsOf(csv)).toMatchObject([
      { Invoice: `I-${parent}`, Amount: '31.24', Open: '26.24', State: 'Open', Currency: 'USD' },
    ]);
    const pdf = valueOf(await reader.exportInvoices('pdf')).bytes;
    expect((await readPdf(pdf)).text).toContain(`I-${parent}`);
  });
});
