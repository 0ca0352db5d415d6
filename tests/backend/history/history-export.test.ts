import { jobsApi } from '#core/jobs/jobs.api.ts';
import { historyApi } from '#core/history/history.api.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HISTORY_LIST } from '#core/history/history-list.ts';
import { EXPORT_AT_ONCE } from '#core/lists/list-query.schema.ts';
import { describeDatabase } from '#tests/backend/harness/database.ts';
import { wholeText } from '#tests/backend/harness/job-file.ts';
import { testRunner } from '#tests/backend/harness/test-runner.ts';
import { seedSite, writeFamily } from '#tests/backend/harness/seed-site.ts';
import type { TestBrowser } from '#tests/backend/harness/test-browser.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '#tests/backend/harness/test-world.ts';
import { valueOf } from '#tests/backend/tests-on-site/tested-site-world.ts';

const SITE = 73101;
const ROWS = EXPORT_AT_ONCE + 137;
/** Number of rows of another kind, which the filter excludes. */
const OTHERS = 20;

describeDatabase('a history of more than 5,000 rows', (engine) => {
  let world: TestWorld;
  let dealer: TestBrowser;

  beforeAll(async () => {
    world = await openTestWorld(engine);
    const sql = world.database.kysely;
    await writeFamily(sql, { parent: 7310, branch: 7311, stranger: 7312 });
    await seedSite(sql, { num: SITE, group: 7311 });
    await seedSite(sql, { num: 73109, group: 7312 });
    const now = world.clock.now();
    const rows = Array.from({ length: ROWS + OTHERS }, (_, index) => ({
      id: randomUUID(),
      siteGroupNum: 7311,
      siteNum: SITE,
      at: now - 1000 - index * 1000,
      kind: index < ROWS ? ('Data change' as const) : ('System' as const),
      event: `Row ${index}`,
      actor: 'Dana Reyes',
      comment: index === 0 ? '=1+1' : null,
    }));
    for (let from = 0; from < rows.length; from += 1000)
      await world.database.unitOfWork.run((tx) =>
        tx.activity.append(rows.slice(from, from + 1000)),
      );
    const { username } = await world.person({ groups: [7310] });
    dealer = world.browser({ variant: 'dealer' });
    expect(await dealer.logIn(username, PASSWORD)).toMatchObject({ ok: true });
  }, 60_000);
  afterAll(() => world.close());

  const query = { ...HISTORY_LIST.start, filters: { kinds: 'Data change' }, search: '' };
  const start = (sn: number, key: string | null = null) =>
    dealer.call(historyApi.startHistoryExport.access, (caller) =>
      world.backend.history.startHistoryExport(caller, {
        sn,
        siteGroupNum: null,
        query,
        idempotencyKey: key,
        columns: ['event', 'comment'],
      }),
    );
  const read = (id: string) =>
    dealer.call(jobsApi.readJob.access, (caller) => world.backend.jobs.readJob(caller, { id }));
  const run = () => testRunner(world).runNext();

  it('is refused at once, and made in the background: exactly the rows of the filter in the wanted columns', async () => {
    const wanted = { sn: SITE, siteGroupNum: null, query, columns: null };
    for (const format of ['csv', 'pdf'] as const)
      expect(
        await dealer.call(historyApi.exportHistory.access, (caller) =>
          world.backend.history.exportHistory(caller, { ...wanted, format }),
        ),
      ).toMatchObject({ error: { code: 'tooManyRows' } });
    const key = randomUUID();
    const job = valueOf(await start(SITE, key));
    expect(job).toMatchObject({ state: 'waiting', total: ROWS });
    // Repeats the same request, as after a time-out.
    expect(valueOf(await start(SITE, key)).id).toBe(job.id);
    expect(await run()).toBe('worked');
    expect(valueOf(await read(job.id))).toMatchObject({ state: 'done', done: ROWS });
    const file = valueOf(
      await dealer.call(jobsApi.jobFile.access, (caller) =>
        world.backend.jobs.jobFile(caller, { id: job.id }),
      ),
    );
    expect(file.name).toMatch(new RegExp(`^history-${SITE}-${ROWS}-rows-`));
    const lines = (await wholeText(file)).trimEnd().split('\r\n');
    expect(lines[0]).toBe('Event,Comment');
    // A spreadsheet program must not evaluate any cell as a formula.
    expect(lines[1]).toBe("Row 0,'=1+1");
    expect(lines.slice(2)).toEqual(
      Array.from({ length: ROWS - 1 }, (_, index) => `Row ${index + 1},`),
    );
  });

  it('ends without a row more where its site is moved out of reach, and is begun for no foreign site', async () => {
    expect(await start(73109)).toMatchObject({ error: { kind: 'notFound' } });
    const job = valueOf(await start(SITE));
    await world.database.kysely
      .updateTable('site')
      .set({ site_group_num: 7312 })
      .where('num', '=', SITE)
      .execute();
    await run();
    expect(valueOf(await read(job.id))).toMatchObject({ state: 'done', done: 0 });
  });
});
