import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectList } from '#adapters/server/sql/list-sql.ts';
import { openOver, type Database } from '#adapters/server/sql/open-database.ts';
import { prepareRead, together } from '#adapters/server/sql/prepare-read.ts';
import { RowCheck } from '#adapters/server/sql/row-check.ts';
import type { RowSchema } from '#adapters/server/sql/row-schema.ts';
import {
  openTestDatabase,
  TEST_AUDIT_KEY,
  type TestDatabase,
} from '#tests/backend/harness/database.ts';

const NUMBER: RowSchema = { type: 'number' };
const GROUP: RowSchema = {
  type: 'object',
  properties: { num: NUMBER, name: { type: 'string' } },
  required: ['num', 'name'],
};

const PLACED: RowSchema = {
  type: 'object',
  properties: { ...GROUP.properties, place: NUMBER },
  required: ['num', 'name', 'place'],
};

/** Row schemas for the statements in this file, keyed by part of the statement's text. */
const SCHEMAS: ReadonlyMap<string, RowSchema> = new Map([
  ['select ? from site_group', GROUP],
  ['select ?, 1 as page', { anyOf: [PLACED, GROUP] }],
  ['site_group.num, ?', GROUP],
  ['site_group.name', NUMBER],
]);

interface Group {
  readonly num: number;
  readonly name: string;
}

/** The declared type is deliberately wrong: the column contains text. */
const NAME = sql<number>`site_group.name`;

describe('the check of rows', () => {
  let database: TestDatabase;
  let checked: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await database.seedAccount({ groups: [70] });
    const rowCheck = new RowCheck(SCHEMAS);
    const keys = { auditKey: TEST_AUDIT_KEY };
    checked = await openOver(database.engine, database.pool, keys, { rowCheck });
  });
  afterAll(() => database.close());

  const groups = (columns: string) =>
    sql<Group>`select ${sql.raw(columns)} from site_group`.execute(checked.kysely);

  it('lets through rows that are what their type says', async () => {
    const { rows } = await groups('num, name');
    expect(rows.map(({ num }) => num)).toEqual([70]);
  });

  it.each([
    ['name as num, name', 'num: number expected'],
    ['num, name as called', 'name: string expected'],
    ['num, null as name', 'name: string expected'],
  ])('refuses %s', async (columns, fault) => {
    await expect(groups(columns)).rejects.toThrow(`A row is not what its type says, ${fault}`);
  });

  it('looks into values, into what is changed and into what travels as JSON', async () => {
    const { kysely } = checked;
    const select = () => kysely.selectFrom('site_group');
    const named = select().select(['num', NAME.as('called')]);
    const prepared = prepareRead((db, { num }: { num: number }) =>
      together({
        groups: db.selectFrom('site_group').select(NAME.as('called')).where('num', '=', num),
      }),
    );
    const update = kysely.updateTable('site_group').set({ name: 'other' });
    const faults = [
      [named.execute(), 'called: number expected'],
      [kysely.selectNoFrom(select().select(NAME.as('x')).as('one')).execute(), 'one: number'],
      [update.returning(NAME.as('called')).execute(), 'called: number'],
      [kysely.selectNoFrom(jsonArrayFrom(named).as('all')).execute(), 'all: called: number'],
      [kysely.selectNoFrom(jsonObjectFrom(named).as('one')).execute(), 'one: called: number'],
      [prepared(kysely, { num: 70 }), 'groups: called: number'],
    ] as const;
    for (const [asked, fault] of faults) await expect(asked).rejects.toThrow(fault);
  });

  it('names what is wrong by the nearest of several types', async () => {
    const list = sql<Group>`select ${sql.raw("'x' as num, 'y' as name")}, 1 as page`;
    await expect(list.execute(checked.kysely)).rejects.toThrow('num: number expected');
  });

  it('looks at the columns of a list', async () => {
    const list = (name: string) =>
      selectList(checked.kysely, {
        columns: sql<Group>`site_group.num, ${sql.raw(name)}`,
        from: sql`site_group`,
        where: sql`true`,
        order: sql`num`,
        limit: 5,
        offset: 0,
      });
    expect(await list('name')).toMatchObject({ total: 1, rows: [{ num: 70 }] });
    await expect(list('name as called')).rejects.toThrow('name: string expected');
  });

  it('takes null for an object, and for the value of a select, that found no row', async () => {
    const none = checked.kysely.selectFrom('site_group').select(NAME.as('x')).where('num', '=', -1);
    const [row] = await checked.kysely
      .selectNoFrom([jsonObjectFrom(none).as('one'), none.as('value')])
      .execute();
    expect(row).toEqual({ one: null, value: null });
  });
});
