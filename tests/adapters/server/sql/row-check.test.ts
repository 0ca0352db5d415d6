import { sql } from 'kysely';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonArrayFrom, jsonObjectFrom } from '#adapters/server/sql/json-array-from.ts';
import { openOver } from '#adapters/server/sql/open-database.ts';
import { prepareRead, together } from '#adapters/server/sql/prepare-read.ts';
import { sqlNumber, typed } from '#adapters/server/sql/typed.ts';
import {
  openTestDatabase,
  TEST_AUDIT_KEY,
  type TestDatabase,
} from '#tests/backend/harness/database.ts';

const named = typed(z.object({ num: z.number(), name: z.string() }));

describe('the check of rows', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    await database.seedAccount({ groups: [70] });
  });
  afterAll(() => database.close());

  it('lets through rows that are what their schema says', async () => {
    const { rows } = await named`select num, name from site_group`.execute(database.kysely);
    expect(rows).toEqual([{ num: 70, name: expect.any(String) as string }]);
  });

  it('refuses a column of another type, of another name, and one that is null', async () => {
    for (const [column, fault] of [
      ['name as num, name', 'num: number expected'],
      ['num, name as called', 'name: string expected'],
      ['num, null as name', 'name: string expected'],
    ] as const) {
      const asked = named`select ${sql.raw(column)} from site_group`.execute(database.kysely);
      await expect(asked).rejects.toThrow(`A row is not what its statement says, ${fault}: select`);
    }
  });

  it('looks into values, into what is prepared and into what travels as JSON', async () => {
    const name = sqlNumber`site_group.name`;
    const { kysely } = database;
    const select = () => kysely.selectFrom('site_group');
    const inner = select().select(['num', name.as('called')]);
    const prepared = prepareRead((db, { num }: { num: number }) =>
      together({
        groups: db.selectFrom('site_group').select(name.as('called')).where('num', '=', num),
      }),
    );
    const faults = [
      [select().select(name.as('called')).execute(), 'called: number expected'],
      [
        kysely.selectNoFrom(select().select(name.as('name')).as('called')).execute(),
        'called: number expected',
      ],
      [
        kysely
          .updateTable('site_group')
          .set({ name: 'other' })
          .returning(name.as('called'))
          .execute(),
        'called: number expected',
      ],
      [
        kysely.selectNoFrom(jsonArrayFrom(inner).as('groups')).execute(),
        'groups: called: number expected',
      ],
      [
        kysely.selectNoFrom(jsonObjectFrom(inner.where('num', '=', 70)).as('one')).execute(),
        'one: called: number expected',
      ],
      [prepared(kysely, { num: 70 }), 'groups: called: number expected'],
    ] as const;
    for (const [asked, fault] of faults) await expect(asked).rejects.toThrow(fault);
  });

  it('takes no row for a null object, and none of a select for a null value', async () => {
    const none = database.kysely
      .selectFrom('site_group')
      .select(sqlNumber`num`.as('num'))
      .where('num', '=', -1);
    const [row] = await database.kysely
      .selectNoFrom([jsonObjectFrom(none).as('one'), none.as('value')])
      .execute();
    expect(row).toEqual({ one: null, value: null });
  });

  it('is off where the database is not told to', async () => {
    const plain = await openOver('embedded', database.pool, { auditKey: TEST_AUDIT_KEY });
    const { rows } = await named`select 'x' as num, name from site_group`.execute(plain.kysely);
    expect(rows[0]?.num).toBe('x');
  });
});
