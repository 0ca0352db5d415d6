import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDatabase } from '../harness/database.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import { type BillingWorld, billingWorld, groupOf, lineOf, paymentOf } from './billing-world.ts';

const NOT_FOUND = { error: { kind: 'notFound' } };

describeDatabase('what a dealer is billed', (engine) => {
  let open: BillingWorld;
  beforeAll(async () => {
    open = await billingWorld(engine);
  });
  afterAll(() => open.world.close());

  const october = {
    invoiceOn: '2026-10-01',
    dueOn: '2026-10-31',
    periodFrom: '2026-10-01',
    periodTo: '2026-10-31',
  } as const;

  it('tells balance, past due, next invoice, autopay and accounts of the group and its branches', async () => {
    const { parent, branch, stranger } = await open.newFamily();
    await open.send(
      groupOf(parent),
      groupOf(branch, { autopay: null, nextInvoiceOn: '2026-12-02' }),
    );
    const fire = lineOf('A1', { service: 'Fire', rate: 625 });
    await open.bill(`I2-${parent}`, parent, [lineOf('A1')], october);
    await open.bill(`I3-${parent}`, parent, [lineOf('A1'), fire, lineOf('A2')]);
    await open.bill(`I3-${branch}`, branch, [lineOf('B1')]);
    await open.bill(`I3-${stranger}`, stranger, [lineOf('S1')]);
    await open.send(
      paymentOf(`P-${parent}`, parent, 2000, [{ number: `I3-${branch}`, amount: 950 }]),
    );
    const reader = await open.reader([parent]);
    const overview = valueOf(await reader.overview());
    expect(overview).toMatchObject({
      today: '2026-11-20',
      // Open amounts are 9.50 + 25.25, less an unused payment of 10.50.
      totals: [
        {
          currency: 'USD',
          balance: 950 + 2525 - 1050,
          pastDue: 950,
          pastDueInvoices: 1,
          openInvoices: 2,
          unapplied: 1050,
        },
      ],
      accountsNow: 3,
      accountsBefore: 1,
      months: [
        { month: '2026-10', accounts: 1, billed: 950, pastDue: 950 },
        { month: '2026-11', accounts: 3, billed: 3475, open: 2525, pastDue: 0 },
      ],
      payUrl: 'https://pay.example.com/',
    });
    expect(
      overview.groups.map(({ autopay, nextInvoiceOn, siteGroupNum }) => [
        siteGroupNum,
        autopay?.last4,
        nextInvoiceOn,
      ]),
    ).toEqual([
      [parent, '4242', '2026-12-01'],
      [branch, undefined, '2026-12-02'],
    ]);
  });

  it('finds nothing of a foreign group, by number or by id', async () => {
    const { parent, stranger } = await open.newFamily();
    await open.bill(`I-${stranger}`, stranger, [lineOf('S1')]);
    const theirs = await open.reader([stranger]);
    const [foreign] = valueOf(await theirs.invoices()).invoices;
    const id = foreign?.id ?? '';
    const reader = await open.reader([parent]);
    expect(await reader.overview(stranger)).toMatchObject(NOT_FOUND);
    expect(await reader.invoice(id)).toMatchObject(NOT_FOUND);
    expect(await reader.lines(id)).toMatchObject(NOT_FOUND);
    expect(await reader.file(id, 'pdf')).toMatchObject(NOT_FOUND);
    expect(await reader.startFile(id, 'csv')).toMatchObject(NOT_FOUND);
    expect(valueOf(await reader.invoices()).total).toBe(0);
    expect(valueOf(await reader.billed()).accounts).toEqual([]);
    expect(valueOf(await reader.overview()).totals).toEqual([]);
  });

  it('is refused to whoever lacks the right', async () => {
    const { parent } = await open.newFamily();
    const reader = await open.reader([parent], ['reportRead']);
    expect(await reader.overview()).toMatchObject({ error: { kind: 'forbidden' } });
    expect(await reader.invoices()).toMatchObject({ error: { kind: 'forbidden' } });
  });

  it('checks past due by the day of the provider, and narrows the list to a state or days', async () => {
    const { parent } = await open.newFamily();
    await open.bill(`A-${parent}`, parent, [lineOf('A1')], october);
    await open.bill(`B-${parent}`, parent, [lineOf('A1')], { dueOn: '2026-11-20' });
    const credit = { on: '2026-11-09', amount: 950, reason: 'Billed twice' };
    await open.bill(`C-${parent}`, parent, [lineOf('A1')], { credit });
    await open.bill(`D-${parent}`, parent, [lineOf('A1')]);
    await open.send(
      paymentOf(`P-${parent}`, parent, 950, [{ number: `D-${parent}`, amount: 950 }]),
    );
    const reader = await open.reader([parent]);
    const states = async (filters: Record<string, string> = {}) =>
      valueOf(await reader.invoices({ filters })).invoices.map(
        ({ number, state }) => `${number.slice(0, 1)} ${state}`,
      );
    expect((await states()).toSorted()).toEqual(['A Past due', 'B Open', 'C Credited', 'D Paid']);
    expect(await states({ state: 'Past due' })).toEqual(['A Past due']);
    expect(await states({ to: '2026-10-31' })).toEqual(['A Past due']);
    expect(await states({ state: 'Open' })).toEqual(['B Open']);
  });

  it('opens an invoice with its services and payments, its lines window below window, sites where they may be gone to', async () => {
    const { parent, branch, stranger } = await open.newFamily();
    const num = parent * 10;
    await open.site({ num, group: branch });
    await open.site({ num: num + 1, group: stranger });
    const many = Array.from({ length: 120 }, (_, index) => lineOf(`M${String(index)}`));
    const lines = [lineOf(`HP${num}`), lineOf(`HP${num + 1}`, { service: 'Fire' }), ...many];
    await open.bill(`I-${parent}`, parent, lines);
    await open.send(
      paymentOf(`P-${parent}`, parent, 500, [{ number: `I-${parent}`, amount: 500 }]),
    );
    const reader = await open.reader([parent]);
    const [row] = valueOf(await reader.invoices()).invoices;
    const id = row?.id ?? '';
    expect(valueOf(await reader.invoice(id))).toMatchObject({
      lines: 122,
      accounts: 122,
      paid: 500,
      open: 122 * 950 - 500,
      services: [
        { service: 'Burglary', lines: 121, amount: 121 * 950 },
        { service: 'Fire', lines: 1, amount: 950 },
      ],
      payments: [{ number: `P-${parent}`, method: 'Card', last4: '4242', applied: 500 }],
    });
    const first = valueOf(await reader.lines(id));
    expect([first.lines.length, first.total]).toEqual([100, 122]);
    expect(first.lines.slice(0, 2).map(({ siteNum }) => siteNum)).toEqual([num, null]);
    const rest = valueOf(await reader.lines(id, 100));
    expect(rest.lines.map(({ place }) => place)).toEqual(
      Array.from({ length: 22 }, (_, index) => 101 + index),
    );
    expect(valueOf(await reader.lines(id, 0, 'site of hp'))).toMatchObject({
      total: 2,
      lines: [{ place: 1 }, { place: 2 }],
    });
  });

  it('tells accounts billed this month by number, with what their services come to', async () => {
    const { parent } = await open.newFamily();
    const share = { from: '2026-10-12', to: '2026-10-31', days: 20, ofDays: 31 };
    await open.bill(`I-${parent}`, parent, [
      lineOf('B2'),
      lineOf('A1'),
      lineOf('A1', { service: 'Cellular', rate: 425 }),
      lineOf('A1', { service: 'Cellular', rate: 425, ...share }),
      lineOf('B2', { rate: -950, creditReason: 'Line down' }),
    ]);
    const reader = await open.reader([parent]);
    expect(valueOf(await reader.billed())).toEqual({
      accounts: [
        { xmit: 'A1', siteName: 'Site of A1', siteNum: null, currency: 'USD', rate: 1375 },
        { xmit: 'B2', siteName: 'Site of B2', siteNum: null, currency: 'USD', rate: 950 },
      ],
      next: null,
    });
    expect(valueOf(await reader.billed('A1')).accounts.map(({ xmit }) => xmit)).toEqual(['B2']);
  });

  it('lists payments with the invoices they were used for', async () => {
    const { parent } = await open.newFamily();
    await open.bill(`I-${parent}`, parent, [lineOf('A1')]);
    await open.send(
      paymentOf(`P-${parent}`, parent, 1000, [{ number: `I-${parent}`, amount: 950 }]),
    );
    const reader = await open.reader([parent]);
    expect(valueOf(await reader.payments({ search: `i-${parent}` }))).toMatchObject({
      total: 1,
      payments: [
        { number: `P-${parent}`, unapplied: 50, applied: [{ number: `I-${parent}`, amount: 950 }] },
      ],
    });
  });

  it('turns past due when the provider’s day ends, which is not that of UTC', async () => {
    const { parent } = await open.newFamily();
    await open.bill(`B-${parent}`, parent, [lineOf('A1')], { dueOn: '2026-11-20' });
    const stateNow = async () => {
      const reader = await open.reader([parent]);
      return valueOf(await reader.invoices()).invoices.map(({ state }) => state);
    };
    // The clock is at 15:00 UTC plus 14 hours minus one minute: one minute before midnight in New York, where the invoice is still open.
    open.world.clock.advance(14 * 3_600_000 - 60_000);
    expect(await stateNow()).toEqual(['Open']);
    open.world.clock.advance(60_000);
    expect(await stateNow()).toEqual(['Past due']);
  });
});
