import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { decodeWith } from '#adapters/server/http/decode-request.ts';
import { ENDPOINTS } from '#adapters/server/plugins/plugins.ts';
import { accountSelectionSchema } from '#core/bulk-tests/bulk-test.schema.ts';
import { listParams } from '#core/lists/list-input.ts';
import { ACCOUNT_LIST } from '#core/sites/account-list.ts';
import { partsOfSchema } from '#tests/support/parts-of-schema.ts';

const schemasIn = (schema: $ZodType): readonly $ZodType[] => [
  schema,
  ...partsOfSchema(schema).flatMap((part) => schemasIn(part.schema)),
];

/** Every schema of a request, with the operation's name. */
const REQUESTED = Object.values(ENDPOINTS).flatMap(({ operationId, query, body }) =>
  [query, body].flatMap((schema) =>
    schema === null
      ? []
      : schemasIn(schema).map((inner) => ({ operationId, schema: inner as z.ZodMiniType })),
  ),
);

describe('a name that a request may choose', () => {
  it('is refused if nobody knows it, wherever a request holds values by their names', () => {
    const records = REQUESTED.filter(({ schema }) => schema._zod.def.type === 'record');
    expect(records.map(({ operationId }) => operationId)).toEqual(
      expect.arrayContaining(['addFavoriteSites', 'placeManyTests']),
    );
    const loose = records.filter(({ schema }) => z.safeParse(schema, { nosuch: 'x' }).success);
    expect(loose.map(({ operationId }) => operationId)).toEqual([]);
  });

  it('is refused as a parameter of every list', () => {
    const lists = Object.values(ENDPOINTS).flatMap(({ operationId, query, body }) =>
      [query, body].flatMap((schema) =>
        schema !== null && partsOfSchema(schema).some(({ name }) => name === 'q')
          ? [{ operationId, schema }]
          : [],
      ),
    );
    expect(lists.length).toBeGreaterThan(20);
    const named = lists.filter(({ schema }) => {
      const read = decodeWith(schema, { nosuch: 'x' });
      return read.ok;
    });
    expect(named.map(({ operationId }) => operationId)).toEqual([]);
  });
});

describe('a selection of accounts by a filter', () => {
  const decoded = (filter: Readonly<Record<string, string>>) =>
    decodeWith(accountSelectionSchema, { filter });

  it.each([
    [{ nosuch: 'x' }, 'Unknown field: filter.nosuch.'],
    [{ state: 'alarm', __proto: 'x' }, 'Unknown field: filter.__proto.'],
    [{ state: 'nosuch' }, 'filter.state: No such filter value'],
    [{ type: 'nosuch,neither' }, 'filter.type: No such filter value'],
    [{ sinceFrom: '2026-02-30' }, 'filter.sinceFrom: No such filter value'],
    [{ number: '1234567890' }, 'filter.number: No such filter value'],
    [{ q: 'x'.repeat(200) }, 'filter.q: No such filter value'],
  ])('%j is refused by its name, because it would select every account', (filter, error) => {
    expect(decoded(filter)).toEqual({ ok: false, error });
  });

  it('of the list itself is taken', () => {
    const filters: readonly Record<string, string>[] = [
      {},
      { state: 'alarm', q: 'pier' },
      { sort: 'city', dir: 'desc' },
    ];
    for (const filter of filters) expect(decoded(filter)).toEqual({ ok: true, value: { filter } });
    const empty = Object.fromEntries(Object.keys(listParams(ACCOUNT_LIST)).map((one) => [one, '']));
    expect(decoded(empty).ok).toBe(true);
  });
});
