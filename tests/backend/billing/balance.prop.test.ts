import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoiceState, openOf } from '#core/billing/invoice-state.rule.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import { type BillingWorld, billingWorld, lineOf, paymentOf } from './billing-world.ts';

/** The sums of the database equal those of the rules, for any input. */
describe('the sums of the database', () => {
  let open: BillingWorld;
  beforeAll(async () => {
    open = await billingWorld('embedded');
  });
  afterAll(() => open.world.close());

  const invoice = fc.record({
    rates: fc.array(
      fc.integer({ min: -5000, max: 90000 }).filter((rate) => rate !== 0),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
    credit: fc.boolean(),
    late: fc.boolean(),
    pays: fc.integer({ min: 0, max: 100 }),
    more: fc.integer({ min: 0, max: 500 }),
  });

  it('are the rules’ own: lines make the amount, no more is applied than paid or open, and the balance is what is open less credits', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(invoice, { maxLength: 5 }), async (drawn) => {
        const { parent } = await open.newFamily();
        const expected = [];
        const payments = [];
        for (const [index, { credit, late, more, pays, rates }] of drawn.entries()) {
          const number = `I${String(index)}-${parent}`;
          const lines = rates.map((rate, at) =>
            lineOf(`A${String(at)}`, { rate, creditReason: rate < 0 ? 'Back' : null }),
          );
          const amount = rates.reduce((sum, rate) => sum + rate, 0);
          const credited = credit && amount > 0 ? Math.ceil(amount / 3) : 0;
          const dueOn = late ? '2026-11-19' : '2026-11-30';
          await open.bill(number, parent, lines, {
            dueOn,
            ...(credited > 0 && {
              credit: { on: '2026-11-05', amount: credited, reason: 'Back' },
            }),
          });
          const paid = Math.floor((Math.max(0, amount - credited) * pays) / 100);
          if (paid + more > 0) {
            const applied = paid > 0 ? [{ number, amount: paid }] : [];
            await open.send(paymentOf(`P-${number}`, parent, paid + more, applied));
            payments.push({ amount: paid + more, applied: paid });
          }
          expected.push({ number, amount, credited, paid, dueOn });
        }
        const reader = await open.reader([parent]);
        const { invoices } = valueOf(await reader.invoices());
        const byNumber = new Map(invoices.map((one) => [one.number, one]));
        for (const one of expected)
          expect(byNumber.get(one.number)).toMatchObject({
            amount: one.amount,
            open: one.amount - one.credited - one.paid,
            state: invoiceState(one, '2026-11-20'),
          });
        const { totals } = valueOf(await reader.overview());
        const balance = totals.reduce((sum, total) => sum + total.balance, 0);
        const owed = expected.reduce((sum, one) => sum + openOf(one), 0);
        const spare = payments.reduce((sum, one) => sum + one.amount - one.applied, 0);
        expect(balance).toBe(owed - spare);
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});
