import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { RowSchema } from '#adapters/server/sql/row-schema.ts';
import { openTestDatabase, type TestDatabase } from '#tests/backend/harness/database.ts';

/** A column as typed in the query builder. */
interface TypedColumn {
  readonly schema: RowSchema;
  /** True if an insert may omit the column. */
  readonly isFilled: boolean;
}

/** A column of the migrated database. */
interface StoredColumn {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isNullable: boolean;
  /** True if the database fills the column, by a default, as an identity, or by a computation. */
  readonly isFilled: boolean;
}

/**
 * Maps a database type to the JavaScript type in which values are read. Null allows any type, because JSON and bytes may
 * hold any value.
 */
const READ_AS: Readonly<Record<string, string | null>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  text: 'string',
  uuid: 'string',
  date: 'string',
  json: null,
  jsonb: null,
  bytea: null,
  tsvector: null,
};

/** Columns that a trigger fills before a row is stored. */
const FILLED_BY_TRIGGER: ReadonlySet<string> = new Set(['device.group_num']);

/** Lists all types that a schema accepts. */
const typesOf = (schema: RowSchema): readonly string[] => {
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap(typesOf);
  if (schema.enum !== undefined) return schema.enum.map((value) => typeof value);
  return [schema.type ?? 'anything'];
};

/** Lists the differences between the type of a column and the stored data. */
const faultsOf = (stored: StoredColumn, typed: TypedColumn): readonly string[] => {
  const { column, isFilled, isNullable, table, type } = stored;
  const types = new Set(typesOf(typed.schema));
  const values = [...types].filter((one) => one !== 'null' && one !== 'anything');
  const readAs = type.startsWith('_') ? 'array' : READ_AS[type];
  const faults = [
    ...(readAs === undefined ? [`${type} is not known here`] : []),
    ...(typeof readAs === 'string' && values.some((one) => one !== readAs)
      ? [`is ${type}, its type says ${values.join(', ')}`]
      : []),
    ...(types.has('anything') || types.has('null') === isNullable
      ? []
      : [
          isNullable
            ? 'may be null, its type says never'
            : 'is never null, its type says it may be',
        ]),
    ...(typed.isFilled && !isFilled && !isNullable && !FILLED_BY_TRIGGER.has(`${table}.${column}`)
      ? ['is not filled by itself, its type says an insert may leave it out']
      : []),
  ];
  return faults.map((fault) => `${table}.${column} ${fault}`);
};

describe('the tables as the query builder knows them', () => {
  const { tables } = JSON.parse(readFileSync(inject('rowSchemas'), 'utf8')) as {
    readonly tables: Readonly<Record<string, Readonly<Record<string, TypedColumn>>>>;
  };
  const typed = new Map(
    Object.entries(tables).flatMap(([table, columns]) =>
      Object.entries(columns).map(([column, one]) => [`${table}.${column}`, one]),
    ),
  );
  let database: TestDatabase;
  let stored: readonly StoredColumn[];
  beforeAll(async () => {
    database = await openTestDatabase();
    const { rows } = await sql<StoredColumn>`
      select c.table_name as "table", c.column_name as "column", c.udt_name as type,
             c.is_nullable = 'YES' as "isNullable",
             c.column_default is not null or c.is_identity = 'YES' or c.is_generated = 'ALWAYS' as "isFilled"
        from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where table_schema = 'public' and t.table_type = 'BASE TABLE'
       order by 1, c.ordinal_position`.execute(database.kysely);
    stored = rows;
  });
  afterAll(() => database.close());

  it('have just the columns that the migrations make', () => {
    const names = stored.map(({ column, table }) => `${table}.${column}`);
    expect([...typed.keys()].toSorted()).toEqual(names.toSorted());
  });

  it('say of each column what is stored in it', () => {
    const faults = stored.flatMap((one) => {
      const known = typed.get(`${one.table}.${one.column}`);
      return known === undefined ? [] : faultsOf(one, known);
    });
    expect(faults).toEqual([]);
  });

  it('would be found to differ', () => {
    const column = {
      table: 'site',
      column: 'unit',
      type: 'text',
      isNullable: false,
      isFilled: false,
    };
    const say = (schema: RowSchema, isFilled = false, of: Partial<StoredColumn> = {}) =>
      faultsOf({ ...column, ...of }, { schema, isFilled });
    const text: RowSchema = { type: 'string' };
    expect(say(text)).toEqual([]);
    expect(say({ type: 'number' })).toEqual(['site.unit is text, its type says number']);
    expect(say({ enum: ['a', 1] })).toEqual(['site.unit is text, its type says string, number']);
    expect(say({ anyOf: [text, { type: 'null' }] })).toEqual([
      'site.unit is never null, its type says it may be',
    ]);
    expect(say(text, false, { isNullable: true })).toEqual([
      'site.unit may be null, its type says never',
    ]);
    expect(say(text, true)).toEqual([
      'site.unit is not filled by itself, its type says an insert may leave it out',
    ]);
    expect(say(text, false, { type: '_text' })).toEqual([
      'site.unit is _text, its type says string',
    ]);
    expect(say(text, false, { type: 'money' })).toEqual(['site.unit money is not known here']);
  });
});
