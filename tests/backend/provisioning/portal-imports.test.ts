import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PORTAL_KINDS } from '#core/provisioning/portal-kind.ts';
import { describeEachEngine } from '../harness/database.ts';
import { csvOf, WHOLE, WHOLE_FILE } from './import-world.ts';
import { given, importsAtWork } from './imports-at-work.ts';

type World = Awaited<ReturnType<typeof importsAtWork>>;

/** Builds a file with one group and `count` sites. */
const sitesOf = (count: number, name = 'Site') =>
  csvOf([
    { record: 'group', group: 4471, name: 'Harbor Point Security' },
    ...Array.from({ length: count }, (_, at) => ({
      record: 'site',
      site: 40000 + at,
      group: 4471,
      name: `${name} ${String(at)}`,
      siteType: 'Residential',
      street: '1 Mill Street',
      city: 'Portland',
      region: 'ME',
      postalCode: '04101',
      servicePlan: 'Burglary',
    })),
  ]);

describeEachEngine('a file of a whole portal handed in through the browser', (engine) => {
  let world: World;
  let staff: Awaited<ReturnType<World['staff']>>;
  beforeAll(async () => {
    world = await importsAtWork(engine);
    staff = await world.staff();
  });
  afterAll(() => world.close());

  it('is read, checked without anything written, and taken in by whoever says so', async () => {
    expect(await staff.newest()).toBeNull();
    const id = randomUUID();
    const read = given(await staff.upload(`${WHOLE_FILE}none\r\n`, id));
    expect(read).toMatchObject({ id, name: 'portal.csv', state: 'checking', decided: 0 });
    expect(read).toMatchObject({ lines: WHOLE.length + 1, by: 'Marcus Hale', counts: [] });
    await world.work();
    const checked = await staff.newest();
    expect(checked).toMatchObject({ id, state: 'checked', decided: WHOLE.length + 1 });
    expect(checked?.refused).toMatchObject([{ line: WHOLE.length + 2, what: '' }]);
    const lines = PORTAL_KINDS.map(
      (kind) => [kind, WHOLE.filter(({ record }) => record === kind).length] as const,
    );
    expect(checked?.counts.map(({ kind, new: made }) => [kind, made])).toEqual([
      ...lines.filter(([, count]) => count > 0),
      ['none', 0],
    ]);
    expect(checked?.counts.at(-1)).toMatchObject({ title: 'No record', refused: 1 });
    const sites = () => world.database.kysely.selectFrom('site').select('num').execute();
    expect(await sites()).toEqual([]);
    expect(given(await staff.start(id))).toMatchObject({ state: 'importing', decided: 0 });
    await world.work();
    expect(await staff.newest()).toMatchObject({ id, state: 'done', decided: WHOLE.length + 1 });
    expect(await sites()).toHaveLength(2);
    expect(await staff.refused(id)).toMatch(/^line,record,name,problem\r\n\d+,,,.+\r\n$/);
    expect((await world.record(staff.person.id)).filter((row) => !row.startsWith('login'))).toEqual(
      expect.arrayContaining(['import.upload/ok', 'import.start/ok', 'job.finish/ok']),
    );
    // Repeating the start or the upload returns the current state and starts nothing.
    expect(given(await staff.start(id))).toMatchObject({ state: 'done' });
    expect(given(await staff.upload(`${WHOLE_FILE}none\r\n`, id))).toMatchObject({ state: 'done' });
    expect(await world.importJobs()).toHaveLength(2);
  });

  it('has one job, however often it is handed in and started at once', async () => {
    const id = randomUUID();
    const before = (await world.importJobs()).length;
    const file = sitesOf(30);
    const uploads = await Promise.all([staff.upload(file, id), staff.upload(file, id)]);
    for (const answer of uploads) expect(given(answer)).toMatchObject({ id, lines: 31 });
    expect(await world.importJobs()).toHaveLength(before + 1);
    const other = await staff.upload(sitesOf(2), id);
    expect(other).toMatchObject({ ok: false, error: { kind: 'conflict', code: 'otherFile' } });
    await world.work();
    const starts = await Promise.all([staff.start(id), staff.start(id), staff.start(id)]);
    for (const answer of starts) expect(given(answer)).toMatchObject({ id, state: 'importing' });
    expect(await world.importJobs()).toHaveLength(before + 2);
    await world.work();
    const record = world.database.kysely.selectFrom('audit').select('detail');
    const lines = await record.where('operation', '=', 'import.site').execute();
    expect(lines.filter(({ detail }) => JSON.stringify(detail).includes(id))).toHaveLength(30);
  });

  it('waits while another one is taken in, whoever began that', async () => {
    const [mine, other] = [randomUUID(), randomUUID()];
    given(await staff.upload(sitesOf(3), mine));
    given(await staff.upload(sitesOf(4), other));
    const unchecked = await staff.start(mine);
    expect(unchecked).toMatchObject({ ok: false, error: { kind: 'conflict', code: 'notChecked' } });
    await world.work();
    const starts = await Promise.all([staff.start(mine), staff.start(other)]);
    expect(starts.filter(({ ok }) => ok)).toHaveLength(1);
    expect(starts.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'importRunning' } });
    await world.work();
    const left = starts[0].ok ? other : mine;
    const bytes = new TextEncoder().encode(sitesOf(300, 'Command'));
    world.clock.advance(1);
    const command = await world.operator.beginImport(
      {
        name: 'command.csv',
        size: bytes.length,
        isDryRun: false,
        digest: createHash('sha256').update(bytes).digest('hex'),
        bytes: (async function* () {
          yield await Promise.resolve(bytes);
        })(),
      },
      () => undefined,
    );
    expect(await staff.newest()).toMatchObject({ id: command.id, by: 'command line' });
    expect(await staff.start(left)).toMatchObject({ error: { code: 'importRunning' } });
    // An import whose command was killed counts as failed after five minutes and then no longer blocks other imports.
    world.clock.advance(301_000);
    const stopped = await staff.newest();
    expect(stopped).toMatchObject({ id: command.id, state: 'failed' });
    expect(stopped?.problem).toContain('Run it again');
    expect(given(await staff.start(left))).toMatchObject({ state: 'importing' });
    await world.work();
    expect(await staff.start(randomUUID())).toMatchObject({ error: { kind: 'notFound' } });
  });
});
