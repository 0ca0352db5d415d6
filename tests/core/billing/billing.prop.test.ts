import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetween, invoiceState, lineAmount, openOf } from '#core/billing/invoice-state.rule.ts';
import { periodText } from '#core/billing/billing-list.ts';
import {
  CURRENCIES,
  moneyFigure,
  moneyText,
  MOST_CENTS,
  parseMoney,
  plainMoney,
} from '#core/billing/money-text.rule.ts';
import { lastMonths, monthText } from '#core/billing/last-months.rule.ts';
import { dayText } from '#core/kernel/calendar-day.rule.ts';

const cents = fc.integer({ min: 0, max: MOST_CENTS });
const days = fc.integer({ min: 20000, max: 22000 }).map(dayText);

describe('money', () => {
  it('is read back as it was written, in any currency and to the cent', () => {
    fc.assert(
      fc.property(cents, fc.constantFrom(...CURRENCIES), (amount, currency) => {
        expect(parseMoney(moneyText(amount, currency))).toBe(amount);
        expect(parseMoney(plainMoney(amount))).toBe(amount);
        expect(moneyText(-amount, currency)).toBe(
          amount === 0 ? moneyText(0, currency) : `-${moneyText(amount, currency)}`,
        );
        expect(Number(moneyFigure(amount)) * 100).toBeCloseTo(amount, 2);
      }),
    );
  });

  it('is read as people write it, and what is none is none', () => {
    const read = [
      '12',
      '12.5',
      '12,50',
      '$1,234.50',
      '1.234,50',
      '1 234,50',
      '1,234',
      'USD 7',
      '9.50 USD',
    ];
    expect(read.map(parseMoney)).toEqual([
      1200, 1250, 1250, 123450, 123450, 123450, 123400, 700, 950,
    ]);
    for (const text of ['', 'abc', '1.2.3', '12.345.6', '-5', '1e3', '12.345,', '99999999999999'])
      expect(parseMoney(text)).toBeNull();
  });

  it('has two digits of cents', () => {
    expect([moneyText(5, 'USD'), moneyText(-123456, 'CAD')]).toEqual(['$0.05', '-CA$1,234.56']);
  });
});

const amounts = fc
  .record({
    amount: fc.integer({ min: -100000, max: 100000 }),
    credit: fc.integer({ min: 0, max: 100 }),
    part: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ amount, credit, part }) => {
    const credited = Math.floor((Math.max(0, amount) * credit) / 100);
    const paid = Math.floor((Math.max(0, amount - credited) * part) / 100);
    return { amount, credited, paid };
  });

describe('what an invoice comes to', () => {
  it('is in exactly one state: owed, and then late from the day after its due day; else credited or paid', () => {
    fc.assert(
      fc.property(amounts, days, days, (invoice, dueOn, today) => {
        const state = invoiceState({ ...invoice, dueOn }, today);
        const isOwed = openOf(invoice) > 0;
        expect(state === 'Open' || state === 'Past due').toBe(isOwed);
        expect(state === 'Past due').toBe(isOwed && dueOn < today);
        if (invoice.credited === 0 && invoice.amount > 0) expect(state).not.toBe('Credited');
        if (state === 'Paid') expect(openOf(invoice)).toBe(0);
      }),
    );
  });

  it('bills shares that together are the whole, to the cent of rounding', () => {
    const share = fc.integer({ min: 1, max: 30 });
    const rates = fc.integer({ min: -50000, max: 50000 });
    fc.assert(
      fc.property(rates, fc.integer({ min: 1, max: 20 }), share, (rate, quantity, before) => {
        const line = { rate, quantity, ofDays: 31 };
        const parts =
          lineAmount({ ...line, days: before }) + lineAmount({ ...line, days: 31 - before });
        const whole = lineAmount({ ...line, days: null, ofDays: null });
        expect(Math.abs(parts - whole)).toBeLessThanOrEqual(1);
        expect(lineAmount({ ...line, days: 31 })).toBe(whole);
        expect(lineAmount({ ...line, rate: -rate, days: before }) + 0).toBe(
          -lineAmount({ ...line, days: before }) + 0,
        );
      }),
    );
  });

  it('counts both ends of a period', () => {
    expect(daysBetween('2026-02-27', '2026-03-01')).toBe(3);
    expect(periodText('2026-11-01', '2026-11-30')).toBe('Nov 1 to Nov 30, 2026');
    expect(periodText('2025-12-15', '2026-01-14')).toBe('Dec 15, 2025 to Jan 14, 2026');
    expect(periodText('2026-11-01', '2026-11-01')).toBe('Nov 1, 2026');
  });
});

it('tells the twelve months that end with that of a day', () => {
  expect(lastMonths('2026-02-28')).toHaveLength(12);
  expect(lastMonths('2026-02-28').at(0)).toBe('2025-03');
  expect(lastMonths('2026-12-01').at(-1)).toBe('2026-12');
  expect([monthText('2026-02', 'short'), monthText('2026-02', 'whole')]).toEqual([
    'Feb',
    'February 2026',
  ]);
});
