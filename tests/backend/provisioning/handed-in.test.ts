import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JOB_LIMITS } from '#core/backend/jobs/job-limits.ts';
import { refusedLinesOf } from '#core/backend/provisioning/refused-lines-of.operation.ts';
import { totalOf } from '#core/provisioning/import-counts.rule.ts';
import { portalCsvHead, portalCsvLines } from '#core/provisioning/portal-csv-lines.rule.ts';
import { REFUSED_SHOWN } from '#core/provisioning/portal-import.schema.ts';
import { wholeText } from '../harness/job-file.ts';
import { WHOLE_FILE } from './import-world.ts';
import { codesOf, given, importsAtWork } from './imports-at-work.ts';

type World = Awaited<ReturnType<typeof importsAtWork>>;

describe('what is handed in through the browser', () => {
  let world: World;
  let staff: Awaited<ReturnType<World['staff']>>;
  beforeAll(async () => {
    world = await importsAtWork();
    staff = await world.staff();
  });
  afterAll(() => world.close());

  it('says why it cannot be read, with no job and no code behind it', async () => {
    const cases: readonly (readonly [string | Uint8Array, string])[] = [
      ['', 'This file is empty'],
      ['record,site\r\n', 'This file has no records'],
      ['site,name\r\n1,A\r\n', 'The first line must have the column headings, including record'],
      [`${WHOLE_FILE}"never closed`, 'A quotation mark in this file is never closed'],
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

  it('tells the first refused lines at once and all of them as a file, until it is worked on again', async () => {
    const { id } = given(await staff.upload(`record,group\r\n${'none,1\r\n'.repeat(4500)}`));
    await world.work();
    expect((await staff.newest())?.refused).toHaveLength(REFUSED_SHOWN);
    const text = await staff.refused(id);
    const lines = typeof text === 'string' ? text.split('\r\n').slice(1, -1) : [];
    expect(lines.map((line) => Number(line.split(',')[0]))).toEqual(
      Array.from({ length: 4500 }, (_, at) => at + 2),
    );
    const file = await world.ports.unitOfWork.read((tx) => tx.portalImports.find(id));
    const parts = refusedLinesOf(world.ports, { id, updatedAt: file?.updatedAt ?? 0 });
    await parts.next();
    await parts.next();
    world.clock.advance(1);
    given(await staff.start(id));
    await expect(parts.next()).rejects.toThrow('worked on again');
    await world.work();
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
    // A file submitted by one administrator is imported by another, under the second administrator's rights.
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
