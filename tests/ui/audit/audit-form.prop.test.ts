import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AUDIT_LIST } from '#core/audit/audit-list.ts';
import { auditResultSchema } from '#core/audit/audit-line.schema.ts';
import { readListQuery, writeListQuery } from '#core/lists/read-list-query.rule.ts';
import { auditFilter } from '#ui/audit/audit.view-model.ts';

const day = fc
  .date({ min: new Date(2000, 0, 1), max: new Date(2100, 0, 1), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const form = fc.record({
  person: fc.string({ maxLength: 100 }),
  operation: fc.string({ maxLength: 100 }),
  result: fc.constantFrom('' as const, ...auditResultSchema.options),
  text: fc.string({ maxLength: 100 }),
  from: fc.oneof(fc.constant(''), day),
  to: fc.oneof(fc.constant(''), day),
});

describe('the filter of the record', () => {
  it('is read from the address as it was written there', () => {
    fc.assert(
      fc.property(form, (given) => {
        const filters = Object.fromEntries(Object.entries(given).filter(([, text]) => text !== ''));
        const written = { ...AUDIT_LIST.start, filters };
        const address = new Map(Object.entries(writeListQuery(AUDIT_LIST, written)));
        expect(readListQuery(AUDIT_LIST, (name) => address.get(name) ?? null)).toEqual(written);
      }),
    );
  });

  it('takes what an address cannot mean for not said', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[^0-9a-z]{1,20}$/), (nonsense) => {
        const read = readListQuery(AUDIT_LIST, (name) =>
          ['result', 'from', 'to', 'size'].includes(name) ? nonsense : null,
        );
        expect(read).toEqual(AUDIT_LIST.start);
      }),
    );
  });

  it('has no end after the last day that a time can be written for', () => {
    const { from, to } = auditFilter({ filters: { from: '9999-12-31', to: '9999-12-31' } });
    expect([from?.slice(0, 4), to]).toEqual(['9999', null]);
    expect(auditFilter({ filters: { to: '9999-12-30' } }).to).toMatch(/^9999-12-3/);
  });

  it('counts both days whole: the last one ends where the next begins, on the days the clocks change too', () => {
    fc.assert(
      fc.property(day, (date) => {
        const { from, to } = auditFilter({ filters: { from: date, to: date } });
        const [begin, end] = [new Date(from ?? ''), new Date(to ?? '')];
        expect([begin.getHours(), end.getHours()]).toEqual([0, 0]);
        expect(begin.getDate()).toBe(Number(date.slice(-2)));
        const hours = (end.getTime() - begin.getTime()) / 3_600_000;
        expect([23, 24, 25]).toContain(hours);
      }),
    );
  });
});
