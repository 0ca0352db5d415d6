import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JOB_KINDS } from '#core/backend/jobs/job-kinds.ts';
import { JOB_LIMITS } from '#core/backend/jobs/job-limits.ts';
import { createPortalImports } from '#core/backend/provisioning/portal-imports.use-cases.ts';
import { totalOf } from '#core/provisioning/import-counts.rule.ts';
import { portalCsvHead, portalCsvLines } from '#core/provisioning/portal-csv.rule.ts';
import type { PortalFileReader } from '#core/provisioning/portal-file-reader.port.ts';
import { describeEachEngine } from '../harness/database.ts';
import { wholeText } from '../harness/job-file.ts';
import { testRunner } from '../harness/test-runner.ts';
import { csvOf, WHOLE, WHOLE_FILE } from './import-world.ts';
import { given, importsAtWork } from './imports-at-work.ts';

type World = Awaited<ReturnType<typeof importsAtWork>>;
type Staff = Awaited<ReturnType<World['staff']>>;

const SITES = 700;
/** A portal of many sites, with a code of each. */
const many = (name: string, from: number) =>
  csvOf([
    { record: 'group', group: 4471, name: 'Harbor Point Security' },
    ...Array.from({ length: SITES }, (_, at) => ({
      ...{ record: 'site', site: from + at, group: 4471, name: `${name} ${String(at)}` },
      ...{ siteType: 'Residential', street: '1 Mill Street', city: 'Portland', region: 'ME' },
      ...{ postalCode: '04101', servicePlan: 'Burglary', gateCode: `G${String(from + at)}` },
    })),
  ]);

const codesOf = async ({ database }: World, id: string): Promise<number> => {
  const lines = database.kysely.selectFrom('portal_import_line').select('line');
  const sealed = lines.where('import_id', '=', id).where('sealed', 'is not', null);
  return (await sealed.execute()).length;
};

const sitesFrom = async ({ database }: World, from: number): Promise<number> => {
  const sites = database.kysely.selectFrom('site').select('num').where('num', '>=', from);
  return (await sites.where('num', '<', from + SITES).execute()).length;
};

describeEachEngine('an import through the browser that is broken off', (engine) => {
  let world: World;
  let staff: Staff;
  beforeAll(async () => {
    world = await importsAtWork(engine);
    staff = await world.staff();
  });
  afterAll(() => world.close());

  /** Checked, and told to be taken in. */
  const started = async (text: string): Promise<string> => {
    const { id } = given(await staff.upload(text));
    await world.work();
    given(await staff.start(id));
    return id;
  };

  it('while it is read goes on behind what was read, once the same file comes again', async () => {
    const breaking: PortalFileReader = {
      read: async function* (name, bytes) {
        let left = 600;
        for await (const found of world.ports.portalFileReader.read(name, bytes)) {
          if (left === 0) throw new Error('the server died');
          left -= 1;
          yield found;
        }
      },
    };
    const [id, file] = [randomUUID(), many('Read', 10000)];
    const through = createPortalImports({ ...world.ports, portalFileReader: breaking });
    await expect(staff.upload(file, id, through)).rejects.toThrow('the server died');
    expect(await staff.newest()).toMatchObject({ id, state: 'reading', lines: 500, problem: null });
    expect(await staff.refused(id)).toMatchObject({ kind: 'conflict' });
    world.clock.advance(61_000);
    expect(await staff.newest()).toMatchObject({
      ...{ id, state: 'failed', refused: [] },
      problem: 'Reading was broken off. Choose the file again',
    });
    expect(await world.importJobs()).toEqual([]);
    const waited = world.pause.waits.length;
    const read = given(await staff.upload(file, id));
    // Others are answered meanwhile, on the one connection of the embedded engine too.
    expect(world.pause.waits.length - waited).toBeGreaterThan(file.length / 65536);
    expect(read).toMatchObject({ id, state: 'checking', lines: SITES + 1 });
    expect(await codesOf(world, id)).toBe(SITES);
    expect(await world.importJobs()).toHaveLength(1);
    await world.work();
    expect(await staff.newest()).toMatchObject({ state: 'checked', decided: SITES + 1 });
  });

  it('by a server that dies goes on elsewhere, each line once', async () => {
    const id = await started(many('Killed', 20000));
    const { clock, database } = world;
    const died = testRunner({ clock, database }, { wait: () => new Promise(() => undefined) });
    void died.runNext();
    while ((await staff.newest())?.decided === 0);
    expect(await testRunner({ clock, database }).runNext()).toBe('idle');
    clock.advance(JOB_LIMITS.lease);
    await world.work();
    const done = await staff.newest();
    expect(done).toMatchObject({ id, state: 'done', decided: SITES + 1 });
    expect(done?.counts.find(({ kind }) => kind === 'site')).toMatchObject({ new: SITES });
    expect(await sitesFrom(world, 20000)).toBe(SITES);
  });

  it('by a cancel says behind which line, keeps no code, and the same file brings the rest', async () => {
    const file = many('Cancelled', 30000);
    const id = await started(file);
    let steps = 0;
    await world.work(async () => {
      steps += 1;
      const job = (await staff.jobs('portal-import')).find(({ state }) => state === 'running');
      if (steps === 2) given(await staff.cancel(job?.id ?? ''));
    });
    const stopped = await staff.newest();
    const held = (await sitesFrom(world, 30000)) + 1;
    expect(stopped).toMatchObject({ id, state: 'failed', decided: held });
    expect(stopped?.problem).toBe(
      `Stopped behind ${String(held)} lines; hand in the same file again and the rest goes in`,
    );
    expect(held).toBeLessThan(SITES);
    expect(await codesOf(world, id)).toBe(0);
    expect(await staff.start(id)).toMatchObject({ error: { code: 'importFailed' } });
    await started(file);
    await world.work();
    const rest = await staff.newest();
    expect(rest?.counts.find(({ kind }) => kind === 'site')).toMatchObject({
      ...{ new: SITES + 1 - held, same: held - 1, refused: 0 },
    });
  });

  it('by steps that fail is given up with words, and lets the next one begin', async () => {
    const { clock, database } = world;
    const told: unknown[] = [];
    const broken = JOB_KINDS.map((kind) => ({
      ...kind,
      step: () => Promise.reject(new Error('broken')),
    }));
    const giveUp = async (): Promise<void> => {
      const { runNext } = testRunner({ clock, database }, { kinds: broken, told });
      for (let attempt = 1; attempt <= JOB_LIMITS.attempts + 1; attempt += 1) {
        await runNext();
        clock.advance(JOB_LIMITS.firstWait * 2 ** (attempt - 1));
      }
    };
    const { id: unchecked } = given(await staff.upload(many('Check', 40000)));
    await giveUp();
    expect(await staff.newest()).toMatchObject({
      ...{ id: unchecked, state: 'failed' },
      problem: 'The check was broken off. Choose the file again',
    });
    expect(await codesOf(world, unchecked)).toBe(0);
    const id = await started(many('Import', 50000));
    await giveUp();
    expect(await staff.newest()).toMatchObject({ id, state: 'failed', decided: 0 });
    expect(await codesOf(world, id)).toBe(0);
    expect(told).toHaveLength(2 * JOB_LIMITS.attempts);
    const next = await started(csvOf(WHOLE.slice(0, 2)));
    await world.work();
    expect(await staff.newest()).toMatchObject({ id: next, state: 'done' });
  });
});

describe('what is handed in through the browser', () => {
  let world: World;
  let staff: Staff;
  beforeAll(async () => {
    world = await importsAtWork();
    staff = await world.staff();
  });
  afterAll(() => world.close());

  it('says why it cannot be read, with no job and no code behind it', async () => {
    const cases: readonly (readonly [string | Uint8Array, string])[] = [
      ['', 'There is nothing in this file'],
      ['record,site\r\n', 'There is no record in this file'],
      ['site,name\r\n1,A\r\n', 'The first line must name the columns, with one called record'],
      [`${WHOLE_FILE}"never closed`, 'A quote mark in this file is opened and never closed'],
      [Uint8Array.of(0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00), ''],
    ];
    for (const [text, problem] of cases) {
      const id = randomUUID();
      const answer = given(await staff.upload(text, id));
      expect(answer).toMatchObject({ id, state: 'failed', decided: 0, refused: [] });
      expect(answer.problem).toContain(problem);
      expect(answer.problem).not.toBe('');
      expect(await codesOf(world, id)).toBe(0);
      expect(await staff.start(id)).toMatchObject({ error: { code: 'importFailed' } });
    }
    expect(await world.importJobs()).toEqual([]);
    expect(await world.record(staff.person.id)).toContain('import.upload/refused');
  });

  it('is for those with the right, and gives staff rights by whoever may give them', async () => {
    const stranger = await world.staff(['support']);
    const forbidden = { error: { kind: 'forbidden' } };
    const id = randomUUID();
    for (const answer of [
      stranger.upload(WHOLE_FILE, id),
      stranger.start(id),
      stranger.exportAll(),
    ])
      expect(await answer).toMatchObject(forbidden);
    expect(await stranger.refused(id)).toMatchObject({ kind: 'forbidden' });
    const limited = await world.staff(['provisioning']);
    given(await limited.upload(WHOLE_FILE, id));
    await world.work();
    expect((await limited.newest())?.refused).toMatchObject([
      { what: 'Person', name: 'Marcus Hale' },
    ]);
    // What an administrator handed in, somebody else takes in by their own rights.
    const handed = given(await staff.upload(WHOLE_FILE));
    await world.work();
    expect((await staff.newest())?.refused).toEqual([]);
    given(await limited.start(handed.id));
    await world.work();
    const taken = await staff.newest();
    expect(taken?.refused).toMatchObject([{ what: 'Person', name: 'Marcus Hale' }]);
    const lines = world.database.kysely.selectFrom('audit').select('actor_id');
    const actors = await lines.where('operation', '=', 'import.site').execute();
    expect(actors.map(({ actor_id: actor }) => actor)).toEqual([
      limited.person.id,
      limited.person.id,
    ]);
    given(await staff.upload());
    await world.work();
    expect((await staff.newest())?.refused).toEqual([]);
    given(await staff.start((await staff.newest())?.id ?? ''));
    await world.work();
    const last = await staff.newest();
    expect(last?.counts.find(({ kind }) => kind === 'person')).toMatchObject({ new: 1, same: 2 });
  });

  it('is refused to who has as much work under way as anybody may, before anything is written', async () => {
    for (let at = 0; at < JOB_LIMITS.openPerPerson; at += 1)
      given(await staff.upload(WHOLE_FILE, randomUUID()));
    const id = randomUUID();
    expect(await staff.upload(WHOLE_FILE, id)).toMatchObject({ error: { code: 'tooManyJobs' } });
    const files = world.database.kysely.selectFrom('portal_import').select('id');
    expect(await files.where('id', '=', id).execute()).toEqual([]);
    await world.work();
  });

  it('comes out again as the command writes it, and as a file that changes nothing', async () => {
    const key = randomUUID();
    const job = given(await staff.exportAll(key));
    expect(given(await staff.exportAll(key)).id).toBe(job.id);
    expect(job).toMatchObject({ state: 'waiting', done: 0, total: 2 });
    await world.work();
    const file = await staff.file(job.id);
    expect(file.name).toMatch(/^portal-\d{4}-\d\d-\d\d\.csv$/);
    const text = await wholeText(file);
    let command = portalCsvHead();
    for await (const record of world.operator.exportRecords(null))
      command += portalCsvLines([record]);
    expect(text).toBe(command);
    for (const code of ['G4417', '4417,', 'Mooring7', 'HELP99', 'enc:'])
      expect(text.replaceAll('4471', '')).not.toContain(code);
    const rows = world.database.kysely.selectFrom('audit').select(['actor_id', 'detail']);
    const [line] = await rows.where('operation', '=', 'portal.export').execute();
    expect(line?.actor_id).toBe(staff.person.id);
    const again = given(await staff.upload(text));
    await world.work();
    const checked = await world.operator.refusedLines(again.id, 0, 10);
    expect(checked).toEqual([]);
    const counts = Object.fromEntries(
      (await staff.newest())?.counts.map((one) => [one.kind, one]) ?? [],
    );
    expect([totalOf(counts, 'new'), totalOf(counts, 'changed')]).toEqual([0, 0]);
    expect(totalOf(counts, 'same')).toBeGreaterThan(10);
  });
});
