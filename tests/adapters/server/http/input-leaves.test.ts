import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { ENDPOINTS } from '#adapters/server/plugins/plugins.ts';

interface Leaf {
  readonly path: string;
  readonly schema: z.ZodMiniType;
}

const leavesOf = (path: string, schema: $ZodType): readonly Leaf[] => {
  const def = schema._zod.def as {
    readonly shape?: Readonly<Record<string, $ZodType>>;
    readonly element?: $ZodType;
    readonly innerType?: $ZodType;
    readonly valueType?: $ZodType;
    readonly in?: $ZodType;
    readonly options?: readonly $ZodType[];
  };
  const fields = Object.entries(def.shape ?? {}).map(
    ([name, field]) => [`${path}.${name}`, field] as const,
  );
  const inside = [def.element, def.innerType, def.valueType, def.in, ...(def.options ?? [])];
  const below = [
    ...fields,
    ...inside.flatMap((one) => (one === undefined ? [] : [[path, one] as const])),
  ];
  return below.length === 0
    ? [{ path, schema: schema as z.ZodMiniType }]
    : below.flatMap(([where, one]) => leavesOf(where, one));
};

const LEAVES = Object.values(ENDPOINTS).flatMap(({ operationId, params, query, body }) =>
  [params, query, body].flatMap((schema) => (schema === null ? [] : leavesOf(operationId, schema))),
);

const takes =
  (value: unknown) =>
  ({ schema }: Leaf): boolean =>
    z.safeParse(schema, value).success;
const takesAny = (leaf: Leaf): boolean =>
  ['x', '123456', 'A reason, in a few words'].some((text) => takes(text)(leaf));
const pathsOf = (leaves: readonly Leaf[]): readonly string[] =>
  [...new Set(leaves.map(({ path }) => path))].toSorted();

/** Fields that may exceed the database's integer range: cents, milliseconds, and fields that a rule validates in combination. */
const LARGE = [
  'addPasscode.hours.from',
  'addPasscode.hours.to',
  'addPasscode.hours.weekdays',
  'beginAccountDraft.draft.passcodes.hours.from',
  'beginAccountDraft.draft.passcodes.hours.to',
  'beginAccountDraft.draft.passcodes.hours.weekdays',
  'changePasscode.hours.from',
  'changePasscode.hours.to',
  'changePasscode.hours.weekdays',
  'editTest.length',
  'placeManyTests.form.length',
  'placeTest.length',
  'receiveAnsweringMessages.entries',
  'receiveBatch.entries',
  'receiveBilling.entries',
  'receiveBilling.entries.amount',
  'receiveBilling.entries.applied.amount',
  'receiveBilling.entries.credit.amount',
  'receiveBilling.entries.lines.amount',
  'receiveBilling.entries.lines.rate',
  'saveAccountDraft.draft.passcodes.hours.from',
  'saveAccountDraft.draft.passcodes.hours.to',
  'saveAccountDraft.draft.passcodes.hours.weekdays',
];

describe('a field of a request is refused before the database would have to', () => {
  it('takes no day that does not exist', () => {
    const days = LEAVES.filter((leaf) => takes('2026-02-28')(leaf) && !takesAny(leaf));
    expect(days.length).toBeGreaterThan(20);
    expect(pathsOf(days.filter(takes('2026-02-30')))).toEqual([]);
  });

  it('takes no moment that does not exist', () => {
    const moments = LEAVES.filter((leaf) => takes('2026-02-28T10:00:00Z')(leaf) && !takesAny(leaf));
    expect(moments.length).toBeGreaterThan(20);
    for (const none of ['2026-13-01T00:00:00Z', '2026-02-28T25:00:00Z'])
      expect(pathsOf(moments.filter(takes(none)))).toEqual([]);
  });

  it('takes no whole number that an integer of the database cannot hold', () => {
    const numbers = LEAVES.filter((leaf) => takes(1)(leaf) || takes(0)(leaf));
    expect(numbers.length).toBeGreaterThan(200);
    expect(pathsOf(numbers.filter(takes(2147483648)))).toEqual(LARGE);
  });
});
