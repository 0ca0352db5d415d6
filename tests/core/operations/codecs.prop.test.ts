import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { auditApi } from '#core/audit/audit.api.ts';
import { auditResultSchema, type AuditFilter } from '#core/audit/audit-line.schema.ts';
import type { ListQuery } from '#core/lists/list-query.schema.ts';
import { newsApi } from '#core/news/news.api.ts';
import type { Codec, Shape } from '#core/operations/operation.ts';
import { supportApi } from '#core/support/support.api.ts';
import { INTAKE_KINDS, intakeStatusSchema } from '#core/support/supported-users.schema.ts';

/** Returns the value that the server decodes from a client's encoded request, after the schema check. */
const heard = <Fields, Meant>(
  { input, codec }: { readonly input: Shape; readonly codec: Codec<Fields, Meant> },
  given: Meant,
): Meant => codec.read(z.parse(z.object(input), codec.write(given)) as Fields);

const word = fc.stringMatching(/^[a-z][a-z ]{0,8}[a-z]$/);
const wordOrNone = fc.oneof(fc.constant(''), word);
const instant = fc
  .date({ min: new Date(0), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const page = fc.integer({ min: 1, max: 9999 });
const size = fc.integer({ min: 1, max: 100 });
const columns = fc.option(fc.array(fc.stringMatching(/^\w{1,8}$/), { minLength: 1, maxLength: 4 }));
const format = fc.constantFrom('csv' as const, 'pdf' as const);
const sortOf = (...keys: readonly string[]) =>
  fc.record({
    key: fc.constantFrom(...keys),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
  });

describe('the filter of the record', () => {
  const filter: fc.Arbitrary<AuditFilter> = fc.record({
    from: fc.option(instant),
    to: fc.option(instant),
    person: wordOrNone,
    operation: wordOrNone,
    result: fc.option(fc.constantFrom(...auditResultSchema.options)),
    text: wordOrNone,
  });

  it('arrives as it was said, with the window, the line or the columns beside it', () => {
    fc.assert(
      fc.property(
        fc.record({ filter, before: fc.option(fc.nat({ max: 9999 })), size, columns, format }),
        ({ filter, before, size, columns, format }) => {
          const window = { filter, before, size };
          expect(heard(auditApi.auditPage, window)).toEqual(window);
          const newer = { filter, after: before ?? 0 };
          expect(heard(auditApi.auditNew, newer)).toEqual(newer);
          const timeZone = 'America/Chicago';
          const file = { query: filter, columns, format, timeZone };
          expect(heard(auditApi.auditExport, file)).toEqual(file);
          const job = { filter, columns, timeZone };
          expect(heard(auditApi.startAuditExport, job)).toEqual(job);
        },
      ),
    );
  });

  it('means all columns where none is named', () => {
    const filter = { from: null, to: null, person: '', operation: '', result: null, text: '' };
    expect(heard(auditApi.startAuditExport, { filter, columns: [] }).columns).toBeNull();
    const file = { query: filter, columns: [], format: 'csv' } as const;
    expect(heard(auditApi.auditExport, file).columns).toBeNull();
  });
});

it('a page of news is asked for with the query of its list', () => {
  const query: fc.Arbitrary<ListQuery> = fc.record({
    search: wordOrNone,
    filters: fc.constantFrom<Readonly<Record<string, string>>>({}, { expired: '1' }),
    sort: sortOf('title', 'order', 'effectiveDate', 'expirationDate'),
    page,
    size,
  });
  fc.assert(
    fc.property(query, (query) => {
      expect(heard(newsApi.newsPage, query)).toEqual(query);
    }),
  );
});

describe('support', () => {
  it('finds people, and gives them as a file, by words in an order', () => {
    const sort = fc.option(sortOf('name', 'application', 'lastLogin'));
    fc.assert(
      fc.property(
        fc.record({ text: word, sort, page, size, columns, format }),
        ({ text, sort, page, size, columns, format }) => {
          const asked = { text, sort, page, size };
          expect(heard(supportApi.supportUsers, asked)).toEqual(asked);
          const file = { query: { search: text, filters: {}, sort }, columns, format };
          expect(heard(supportApi.supportUsersExport, file)).toEqual(file);
        },
      ),
    );
  });

  it('lists reports by the query of their list', () => {
    const filters = fc
      .record({
        kind: fc.constantFrom('', ...INTAKE_KINDS),
        status: fc.constantFrom('', ...intakeStatusSchema.options),
      })
      .map((given) => Object.fromEntries(Object.entries(given).filter(([, text]) => text !== '')));
    const query: fc.Arbitrary<ListQuery> = fc.record({
      search: wordOrNone,
      filters,
      sort: fc.option(sortOf('report', 'kind', 'from', 'written', 'state')),
      page,
      size,
    });
    fc.assert(
      fc.property(query, (query) => {
        expect(heard(supportApi.supportReports, query)).toEqual(query);
      }),
    );
  });

  it('knows who was looked up lately, each once', () => {
    const ids = fc.uniqueArray(fc.uuid(), { maxLength: 3 });
    fc.assert(
      fc.property(ids, (accountIds) => {
        expect(heard(supportApi.supportDesk, { accountIds })).toEqual({ accountIds });
        const twice = [...accountIds, ...accountIds];
        expect(heard(supportApi.supportDesk, { accountIds: twice })).toEqual({ accountIds });
      }),
    );
  });
});
