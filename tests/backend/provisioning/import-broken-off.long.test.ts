import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { JOB_KINDS } from '#core/backend/job-kinds.ts';
import { JOB_LIMITS } from '#core/backend/jobs/job-limits.ts';
import { createPortalImports } from '#core/backend/provisioning/portal-imports.use-cases.ts';
import type { PortalFileReader } from '#core/provisioning/portal-file-reader.port.ts';
import { describeDatabase } from '../harness/database.ts';
import { testRunner } from '../harness/test-runner.ts';
import { csvOf, WHOLE } from './import-world.ts';
import { codesOf, given, importsAtWork } from './imports-at-work.ts';

type World = Awaited<ReturnType<typeof importsAtWork>>;
type Staff = Awaited<ReturnType<World['staff']>>;

/** Number of sites, more than one job step imports. */
const SITES = 450;
/** Number of records, more than are read at once. */
const READ = 700;
/** Builds a portal file with many sites that have one code each. */
const many = (name: string, from: number, sites = SITES) =>
  csvOf([
    { record: 'group', group: 4471, name: 'Harbor Point Security' },
    ...Array.from({ length: sites }, (_, at) => ({
      record: 'site',
      site: from + at,
      group: 4471,
      name: `${name} ${String(at)}`,
      siteType: 'Residential',
      street: '1 Mill Street',
      city: 'Portland',
      region: 'ME',
      postalCode: '04101',
      servicePlan: 'Burglary',
      gateCode: `G${String(from + at)}`,
    })),
  ]);

const sitesFrom = async ({ database }: World, from: number): Promise<number> => {
  const sites = database.kysely.selectFrom('site').select('num').where('num', '>=', from);
  return (await sites.where('num', '<', from + SITES).execute()).length;
};

describeDatabase('an import through the browser that is broken off', (engine) => {
  let world: World;
  let staff: Staff;
  beforeAll(async () => {
    world = await importsAtWork(engine);
    staff = await world.staff();
  });
  afterAll(() => world.close());

  /** Submits a file, runs the check of the file and starts the import. */
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
    const [id, file] = [randomUUID(), many('Read', 10000, READ)];
    const through = createPortalImports({ ...world.ports, portalFileReader: breaking });
    await expect(staff.upload(file, id, through)).rejects.toThrow('the server died');
    expect(await staff.newest()).toMatchObject({ id, state: 'reading', lines: 500, problem: null });
    expect(await staff.refused(id)).toMatchObject({ kind: 'conflict' });
    world.clock.advance(61_000);
    expect(await staff.newest()).toMatchObject({
      id,
      state: 'failed',
      refused: [],
      problem: 'Reading was interrupted. Choose the file again',
    });
    expect(await world.importJobs()).toEqual([]);
    const waited = world.pause.waits.length;
    const read = given(await staff.upload(file, id));
    // The upload pauses regularly, so that the server can answer other requests.
    expect(world.pause.waits.length - waited).toBeGreaterThan(file.length / 65536);
    expect(read).toMatchObject({ id, state: 'checking', lines: READ + 1 });
    expect(await codesOf(world, id)).toBe(READ);
    expect(await world.importJobs()).toHaveLength(1);
    await world.work();
    expect(await staff.newest()).toMatchObject({ state: 'checked', decided: READ + 1 });
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
      `Stopped after ${String(held)} lines; upload the same file again to import the rest`,
    );
    expect(held).toBeLessThan(SITES);
    expect(await codesOf(world, id)).toBe(0);
    expect(await staff.start(id)).toMatchObject({ error: { code: 'importFailed' } });
    await started(file);
    await world.work();
    const rest = await staff.newest();
    expect(rest?.counts.find(({ kind }) => kind === 'site')).toMatchObject({
      new: SITES + 1 - held,
      same: held - 1,
      refused: 0,
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
      id: unchecked,
      state: 'failed',
      problem: 'The check was interrupted. Choose the file again',
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
