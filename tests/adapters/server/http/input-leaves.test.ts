import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { ENDPOINTS } from '#adapters/server/plugins/plugins.ts';
import { partsOfSchema } from '#tests/support/parts-of-schema.ts';

interface Leaf {
  readonly path: string;
  readonly schema: z.ZodMiniType;
}

/**
 * Returns the single values of a request at every depth. A pipe is one too, because its later steps may refuse what its
 * first takes.
 */
const leavesOf = (path: string, schema: $ZodType): readonly Leaf[] => {
  const parts = partsOfSchema(schema);
  const isValue = parts.length === 0 || schema._zod.def.type === 'pipe';
  return [
    ...(isValue ? [{ path, schema: schema as z.ZodMiniType }] : []),
    ...parts.flatMap(({ name, schema: inner }) =>
      leavesOf(name === null ? path : `${path}.${name}`, inner),
    ),
  ];
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

describe('the walk over what a request holds', () => {
  const hidden = z.literal('hidden');
  const text = z.string();

  it.each([
    ['fields', z.object({ hidden })],
    ['further fields', z.catchall(z.object({ text }), hidden)],
    ['names', z.record(z.enum(['hidden']), text), 'enum'],
    ['values under names', z.record(text, hidden)],
    ['items', z.array(hidden)],
    ['items at their places', z.tuple([text, hidden])],
    ['further items', z.tuple([text], hidden)],
    ['alternatives', z.union([text, hidden])],
    ['kinds', z.discriminatedUnion('kind', [z.object({ kind: z.literal('a'), hidden })])],
    ['both sides', z.intersection(z.object({ text }), z.object({ hidden }))],
    ['what may be missing', z.optional(z.nullable(z._default(z.readonly(hidden), 'hidden')))],
    ['the first step', z.pipe(hidden, z.transform(String))],
    ['the last step', z.pipe(z.pipe(text, z.transform(String)), hidden)],
    ['what is made late', z.lazy(() => hidden)],
  ] as const)('enters %s', (_, schema, kind: string = 'literal') => {
    const kinds = leavesOf('x', schema).map(({ schema: found }) => found._zod.def.type);
    expect(kinds).toContain(kind);
  });

  it.each([z.file(), z.custom(), z.promise(hidden), z.templateLiteral(['a'])])(
    'does not pass what it does not know',
    (schema) => {
      expect(() => leavesOf('x', z.object({ schema }))).toThrow(schema._zod.def.type);
    },
  );
});

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
