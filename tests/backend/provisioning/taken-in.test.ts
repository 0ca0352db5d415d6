import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totalOf } from '#core/provisioning/import-counts.rule.ts';
import { describeDatabase } from '../harness/database.ts';
import { csvOf, importWorld, WHOLE, WHOLE_FILE } from './import-world.ts';

type World = Awaited<ReturnType<typeof importWorld>>;

const rowsOf = (world: World, table: 'portal_import_line' | 'audit') =>
  world.database.kysely.selectFrom(table).selectAll().execute();

describe('what was taken in from a file', () => {
  let world: World;
  beforeAll(async () => {
    world = await importWorld();
    const taken = await world.take(WHOLE_FILE);
    expect(taken.refused).toEqual([]);
  });
  afterAll(() => world.close());

  it('holds its codes sealed: in its rows, waiting lines and the record none is in the clear', async () => {
    const { ports } = world;
    const codes = await world.database.kysely.selectFrom('passcode').selectAll().execute();
    const opened = codes.map(({ id, sealed }) =>
      sealed === null ? null : ports.vault.open({ kind: 'passcode', id }, sealed),
    );
    expect(opened.toSorted()).toEqual(['HELP99', 'MOORING7']);
    await world.begin(WHOLE_FILE, 'portal.csv', true);
    const waiting = await rowsOf(world, 'portal_import_line');
    expect(waiting.filter(({ sealed }) => sealed !== null)).toHaveLength(4);
    // A finished import keeps no codes. The remaining four codes belong to the import that still waits.
    const written = JSON.stringify([
      waiting.map(({ sealed: _, ...line }) => line),
      await rowsOf(world, 'audit'),
    ]);
    for (const code of ['G4417', 'Mooring7', 'MOORING7', 'HELP99'])
      expect(written).not.toContain(code);
    expect(written).not.toContain('"4417"');
  });

  it('links a customer by the passcode of the account', async () => {
    const { account_passcode_hash: hash } = await world.database.kysely
      .selectFrom('site')
      .select('account_passcode_hash')
      .where('num', '=', 20011)
      .executeTakeFirstOrThrow();
    expect(await world.ports.hasher.verify(hash, 'MOORING7')).toBe(true);
  });

  it('has people without a password, with a code at each sign-in, and mails nobody', async () => {
    const people = await world.database.kysely.selectFrom('portal_user').selectAll().execute();
    expect(people).toHaveLength(3);
    for (const person of people)
      expect(person).toMatchObject({ password_hash: null, mfa_required: true });
    expect(await world.database.kysely.selectFrom('message').selectAll().execute()).toEqual([]);
  });

  it('is on the record line by line, and in the history of each site', async () => {
    const record = await world.database.kysely
      .selectFrom('audit')
      .select('detail')
      .where('operation', 'like', 'import.%')
      .execute();
    expect(record).toHaveLength(WHOLE.length);
    const history = await world.database.kysely
      .selectFrom('activity')
      .select('site_num')
      .where('event', '=', 'Account created')
      .execute();
    expect(history.map(({ site_num: num }) => num).toSorted()).toEqual([20011, 20012]);
  });

  it('changes only what a later file names: an empty cell keeps, a dash empties', async () => {
    const before = await world.exported();
    const taken = await world.take(
      csvOf([
        { record: 'site', site: 20011, name: 'Petrie, Joan and Sam', callFirst: '-', city: '' },
        { record: 'site', site: 20012, group: 4471 },
        {
          record: 'contact',
          site: 20011,
          firstName: 'joan',
          lastName: 'PETRIE',
          pin: '-',
          phones: '207-555-0119 Work',
        },
        { record: 'person', username: 'dana.reyes', side: 'dealer', name: 'Dana Reyes-Hale' },
      ]),
    );
    expect(taken.refused).toEqual([]);
    expect(totalOf(taken.counts, 'changed')).toBe(4);
    const after = await world.exported();
    const changed = after.flatMap((record, at) => {
      const was = before[at] ?? {};
      return Object.keys({ ...was, ...record })
        .filter((field) => was[field] !== record[field])
        .map(
          (field) =>
            `${record['record'] ?? ''}.${field}: ${was[field] ?? ''} → ${record[field] ?? ''}`,
        );
    });
    expect(changed).toEqual([
      'site.name: Petrie, Joan → Petrie, Joan and Sam',
      'site.callFirst: 207-555-0111 → ',
      'contact.firstName: Joan → joan',
      'contact.lastName: Petrie → PETRIE',
      'contact.phones: 207-555-0111 Cell text; 207-555-0112 x12 Home no text → 207-555-0119 Work no text',
      'contact.pin: 4417 → ',
      'site.group: 4480 → 4471',
      'person.name: Dana Reyes → Dana Reyes-Hale',
    ]);
  });

  it('leaves logins alone: nobody is taken over by a file', async () => {
    const taken = await world.take(
      csvOf([
        { record: 'person', username: 'dana.reyes', side: 'dealer', email: 'thief@example.com' },
        { record: 'person', username: 'marcus.hale', side: 'dealer', groups: 4471 },
        {
          record: 'person',
          username: 'joan@example.com',
          side: 'customer',
          email: 'thief@example.com',
        },
        {
          record: 'person',
          username: 'new.one',
          side: 'dealer',
          name: 'N',
          email: 'n@example.com',
          groups: 77,
        },
      ]),
    );
    expect(taken.refused.map(([line]) => line)).toEqual([2, 3, 4, 5]);
  });
});

describeDatabase('an import that is broken off', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await importWorld(engine);
  });
  afterAll(() => world.close());

  const many = csvOf([
    ...WHOLE,
    ...Array.from({ length: 300 }, (_, at) => ({
      record: 'site',
      site: 40000 + at,
      group: 4471,
      name: `Site ${at}`,
      siteType: 'Residential',
      street: '1 Mill Street',
      city: 'Portland',
      region: 'ME',
      postalCode: '04101',
      servicePlan: 'Burglary',
    })),
  ]);

  it('goes on behind what is written, and two at once write each line once', async () => {
    const begun = await world.begin(many, 'many.csv', false);
    await world.imports.goOn(begun.id);
    await world.imports.goOn(begun.id);
    const known = await world.imports.findBrokenOff(begun.digest);
    expect(known).toMatchObject({ id: begun.id, state: 'importing' });
    const [one, other] = await Promise.all([world.finish(begun), world.finish(begun)]);
    for (const file of [one, other]) {
      expect(file.state).toBe('done');
      expect(totalOf(file.counts, 'new')).toBe(WHOLE.length + 300);
    }
    expect(await world.imports.findBrokenOff(begun.digest)).toBeNull();
    const { rows } = await world.database.kysely
      .selectFrom('audit')
      .select(({ fn }) => [fn.countAll<string>().as('rows')])
      .where('operation', 'like', 'import.%')
      .executeTakeFirstOrThrow();
    expect(Number(rows)).toBe(WHOLE.length + 300);
    const again = await world.take(many, 'many.csv');
    expect(totalOf(again.counts, 'same')).toBe(WHOLE.length + 300);
  });
});
