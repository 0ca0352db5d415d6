import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepareRead, together } from '#adapters/server/sql/prepare-read.ts';
import { StatementNames } from '#adapters/server/sql/statement-names.ts';
import {
  describeEachEngine,
  openTestDatabase,
  type TestDatabase,
} from '#tests/backend/harness/database.ts';

const findNames = prepareRead((db, { ids, least }: { ids: readonly string[]; least: number }) =>
  together({
    people: db
      .selectFrom('portal_user')
      .select(['id', 'name', 'created_at'])
      .where('id', '=', sql<string>`any(${ids}::text[])`)
      .orderBy('name', 'desc'),
    groups: db
      .selectFrom('site_group')
      .select('num')
      .where('num', '>=', least)
      .orderBy('num')
      .limit(sql.lit(2)),
  }),
);

describeEachEngine('a prepared read', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase({ engine });
  });
  afterAll(() => database.close());

  it('answers several selects in one round trip, in their order, for new values each time', async () => {
    const one = await database.seedAccount({ name: 'Alder', groups: [70, 71, 72] });
    const two = await database.seedAccount({ name: 'Birch' });
    for (let times = 0; times < 6; times += 1) {
      const before = database.statements();
      const [both] = await findNames(database.kysely, { ids: [one.id, two.id], least: 70 });
      expect(database.statements() - before).toBe(1);
      expect(both?.people.map(({ name }) => name)).toEqual(['Birch', 'Alder']);
      expect(both?.people.every((person) => typeof person.created_at === 'number')).toBe(true);
      expect(both?.groups).toEqual([{ num: 70 }, { num: 71 }]);
      const [none] = await findNames(database.kysely, { ids: [], least: 5000 });
      expect(none).toEqual({ people: [], groups: [] });
    }
  });

  it('refuses to be drawn up with a value, and to write', async () => {
    const computes = prepareRead((db, { now }: { now: number }) =>
      db
        .selectFrom('session')
        .select('id')
        .where('last_seen_at', '>', now - 1),
    );
    await expect(computes(database.kysely, { now: 5 })).rejects.toThrow('now is not known');
    const locks = prepareRead((db, { id }: { id: string }) =>
      db.selectFrom('session').select('id').where('id', '=', id).forUpdate(),
    );
    await expect(locks(database.kysely, { id: 'x' })).rejects.toThrow('This is no read');
    const writes = prepareRead(
      (_, { id }: { id: string }) => sql`delete from session where id = ${id}`,
    );
    await expect(writes(database.kysely, { id: 'x' })).rejects.toThrow('This is no read');
    const hides = prepareRead(
      (_, { id }: { id: string }) =>
        sql`with gone as (delete from session where id = ${id} returning id) select id from gone`,
    );
    await expect(hides(database.kysely, { id: 'x' })).rejects.toThrow('This is no read');
  });
});

it('names what is asked often, each text once, and gives a new name when the old one is void', () => {
  const names = new StatementNames();
  expect([names.nameOf('a'), names.nameOf('a')]).toEqual([null, null]);
  const name = names.nameOf('a');
  expect(name).not.toBeNull();
  expect(names.nameOf('a')).toBe(name);
  const void_ = Object.assign(new Error('cached plan must not change result type'), {
    code: '0A000',
  });
  expect(names.renew('a', new Error('other'))).toBe(false);
  expect(names.renew('never named', void_)).toBe(false);
  expect(names.renew('a', void_)).toBe(true);
  expect(names.nameOf('a')).not.toBe(name);
});

it('names a text alike in every process, and another text never by the same name', () => {
  const nameIn = (names: StatementNames, text: string) =>
    [1, 2, 3].map(() => names.nameOf(text)).at(-1);
  const [one, other] = [new StatementNames(), new StatementNames()];
  nameIn(other, 'select 2');
  expect(nameIn(one, 'select 1')).toBe(nameIn(other, 'select 1'));
  expect(nameIn(one, 'select 2')).not.toBe(nameIn(one, 'select 1'));
  const gone = Object.assign(new Error('gone'), { code: '26000' });
  for (const names of [one, other]) names.renew('select 1', gone);
  expect(one.nameOf('select 1')).not.toBe(other.nameOf('select 1'));
  expect(one.nameOf('select 1')?.length).toBeLessThan(64);
});

it('gives a bounded number of names', () => {
  const names = new StatementNames();
  const given = new Set<string>();
  for (let statement = 0; statement < 3000; statement += 1)
    for (let times = 0; times < 4; times += 1) {
      const name = names.nameOf(`select ${statement}`);
      if (name !== null) given.add(name);
    }
  expect(given.size).toBe(400);
});
