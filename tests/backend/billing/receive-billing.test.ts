import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDatabase } from '../harness/database.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import {
  type BillingWorld,
  billingWorld,
  groupOf,
  invoiceOf,
  lineOf,
  partOf,
  paymentOf,
} from './billing-world.ts';

const KEPT = { outcome: 'kept', message: null };
const REPEATED = { outcome: 'repeated', message: null };

describeDatabase('what accounting hands in', (engine) => {
  let open: BillingWorld;
  beforeAll(async () => {
    open = await billingWorld(engine);
  });
  afterAll(() => open.world.close());

  const shown = async (group: number) => {
    const reader = await open.reader([group]);
    return valueOf(await reader.invoices()).invoices;
  };

  it('shows an invoice once all of its lines are there, in whatever order its parts came, each once', async () => {
    const { parent } = await open.newFamily();
    const lines = ['A1', 'A2', 'A3', 'A4'].map((xmit) => lineOf(xmit));
    const number = `I-${parent}`;
    expect(await open.send(invoiceOf(number, parent, lines))).toEqual([KEPT]);
    const second = partOf(number, lines.slice(2), { first: 3 });
    expect(await open.send(second, second)).toEqual([KEPT, REPEATED]);
    expect(await shown(parent)).toEqual([]);
    expect(await open.send(partOf(number, lines.slice(0, 2)))).toEqual([KEPT]);
    expect(await shown(parent)).toMatchObject([
      { number, amount: 3800, open: 3800, state: 'Open', periodFrom: '2026-11-01' },
    ]);
    const again = [invoiceOf(number, parent, lines), partOf(number, lines)] as const;
    expect(await open.send(...again)).toEqual([REPEATED, REPEATED]);
  });

  it('keeps the former revision in sight until the next one is whole, under the same id', async () => {
    const { parent } = await open.newFamily();
    const number = `I-${parent}`;
    await open.bill(number, parent, [lineOf('A1'), lineOf('A2')]);
    const [before] = await shown(parent);
    const anew = [lineOf('A1'), lineOf('A2'), lineOf('A3')];
    await open.send(invoiceOf(number, parent, anew, { revision: 2 }));
    await open.send(partOf(number, anew.slice(0, 1), { revision: 2 }));
    expect(await shown(parent)).toEqual([before]);
    expect(await open.send(invoiceOf(number, parent, [lineOf('A1')]))).toEqual([REPEATED]);
    await open.send(partOf(number, anew.slice(1), { revision: 2, first: 2 }));
    expect(await shown(parent)).toMatchObject([{ id: before?.id, amount: 2850 }]);
    const { rows } = await open.world.database.kysely
      .selectFrom('invoice_line')
      .select('place')
      .where('invoice_id', '=', before?.id ?? '')
      .execute()
      .then((found) => ({ rows: found.length }));
    expect(rows).toBe(3);
  });

  it('refuses lines that do not make up their invoice, and nothing of it is kept', async () => {
    const { parent } = await open.newFamily();
    const number = `I-${parent}`;
    const lines = [lineOf('A1'), lineOf('A2')];
    const wrong = invoiceOf(number, parent, lines, { amount: 2000 });
    expect(await open.send(wrong, partOf(number, lines))).toEqual([
      KEPT,
      {
        outcome: 'refused',
        message: 'Its lines come to 19.00, but the invoice says 20.00. None of it was saved.',
      },
    ]);
    await open.bill(number, parent, lines);
    expect(await shown(parent)).toMatchObject([{ number, amount: 1900 }]);
  });

  it('names the line that does not fit, and keeps no other entry back', async () => {
    const { parent } = await open.newFamily();
    const number = `I-${parent}`;
    const bad = [lineOf('A1'), lineOf('A2', { amount: 951 })];
    const outcomes = await open.send(
      invoiceOf(number, parent, bad),
      partOf(number, bad),
      partOf(number, [lineOf('A3'), lineOf('A4'), lineOf('A5')]),
      partOf('NOBODY', bad),
      invoiceOf('X', 999_999, bad),
      { kind: 'faulty', message: 'number: Must be …' },
      groupOf(parent),
    );
    expect(outcomes).toEqual([
      KEPT,
      {
        outcome: 'refused',
        message: 'Line 2 is 9.51, but its rate and quantity come to 9.50.',
      },
      { outcome: 'refused', message: 'The invoice has 2 lines.' },
      {
        outcome: 'notOnFile',
        message: 'Invoice NOBODY has no revision 1 that waits for lines.',
      },
      { outcome: 'notOnFile', message: 'There is no site group 999999.' },
      { outcome: 'unreadable', message: 'number: Must be …' },
      KEPT,
    ]);
  });

  it('applies no more than was paid, and no more than an invoice is open for', async () => {
    const { parent, branch, stranger } = await open.newFamily();
    await open.bill(`I-${branch}`, branch, [lineOf('B1'), lineOf('B2')]);
    await open.bill(`I-${stranger}`, stranger, [lineOf('S1')]);
    const pay = (amount: number, applied: number, number = `I-${branch}`, revision = 1) =>
      open.send(
        paymentOf(`P-${parent}`, parent, amount, [{ number, amount: applied }], { revision }),
      );
    expect(await pay(1000, 1500)).toMatchObject([{ message: 'It applies 15.00 of 10.00.' }]);
    expect(await pay(3000, 2000)).toMatchObject([
      { message: `Invoice I-${branch} has 19.00 open, not 20.00.` },
    ]);
    expect(await pay(950, 950, `I-${stranger}`)).toMatchObject([
      { message: `Invoice I-${stranger} does not belong to this group or its branches.` },
    ]);
    expect(await pay(2000, 1000)).toEqual([KEPT]);
    expect(await shown(branch)).toMatchObject([{ open: 900, state: 'Open' }]);
    expect(await pay(2000, 1000)).toEqual([REPEATED]);
    // A higher revision of a payment replaces the earlier revision.
    expect(await pay(2000, 1900, `I-${branch}`, 2)).toEqual([KEPT]);
    expect(await shown(branch)).toMatchObject([{ open: 0, state: 'Paid' }]);
    const lower = invoiceOf(`I-${branch}`, branch, [lineOf('B1')], { revision: 2 });
    expect(await open.send(lower)).toMatchObject([{ outcome: 'refused' }]);
  });

  it('writes one line of the record for a batch', async () => {
    const { parent } = await open.newFamily();
    await open.send(groupOf(parent), groupOf(parent), groupOf(999_999));
    const line = await open.world.database.kysely
      .selectFrom('audit')
      .select(['operation', 'target', 'detail'])
      .where('operation', '=', 'billing.batch')
      .orderBy('seq', 'desc')
      .executeTakeFirst();
    expect(line).toMatchObject({
      target: 'receiver R1',
      detail: { kept: '1', repeated: '1', notOnFile: '1', refused: '0', unreadable: '0' },
    });
  });
});
