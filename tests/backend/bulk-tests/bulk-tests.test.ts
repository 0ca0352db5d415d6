import { JOB_LIMITS } from '#core/backend/jobs/job-limits.ts';
import { bulkTestsApi } from '#core/bulk-tests/bulk-tests.api.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  TICKED_MOST,
  type AccountSelection,
  type BulkDryRun,
} from '#core/bulk-tests/bulk-test.schema.ts';
import { testRunner } from '../harness/test-runner.ts';
import { copySite } from '../harness/copy-site.ts';
import { describeDatabase } from '../harness/database.ts';
import { PASSWORD } from '../harness/test-world.ts';
import {
  HOUR,
  MINUTE,
  testedSiteWorld,
  valueOf,
  type TestedSiteWorld,
} from '../tests-on-site/tested-site-world.ts';

const FORM = {
  category: 'Technician test',
  length: 2 * HOUR,
  endsAt: null,
  reason: 'Receiver swap',
} as const;

describeDatabase('placing many accounts on test', (engine) => {
  let world: TestedSiteWorld;
  beforeAll(async () => {
    world = await testedSiteWorld(engine);
  });
  afterAll(() => world.close());

  const dana = async () => {
    const { username } = await world.person({ name: 'Dana Reyes' }).then(({ account }) => account);
    const browser = world.browser();
    valueOf(await browser.logIn(username, PASSWORD));
    const here = { siteGroupNum: null };
    const check = (selection: AccountSelection, form: object = {}) =>
      browser.call(bulkTestsApi.checkManyTests.access, (c) =>
        world.backend.bulkTests.checkManyTests(c, {
          ...here,
          selection,
          form: { ...FORM, ...form },
        }),
      );
    const place = (selection: AccountSelection, checked: BulkDryRun, id: string = randomUUID()) =>
      browser.call(bulkTestsApi.placeManyTests.access, (c) =>
        world.backend.bulkTests.placeManyTests(c, {
          ...here,
          id,
          selection,
          form: FORM,
          ...checked,
        }),
      );
    return {
      check,
      place,
      placeNow: async (selection: AccountSelection) =>
        valueOf(await place(selection, valueOf(await check(selection)))),
      read: (id: string) =>
        browser.call(bulkTestsApi.readManyTests.access, (c) =>
          world.backend.bulkTests.readManyTests(c, { ...here, id }),
        ),
      undo: (id: string) =>
        browser.call(bulkTestsApi.undoManyTests.access, (c) =>
          world.backend.bulkTests.undoManyTests(c, { ...here, id }),
        ),
    };
  };
  const running = async (sn: number): Promise<readonly string[]> => {
    const rows = await world.database.kysely
      .selectFrom('site_test')
      .select(['placed_by', 'ends_at', 'reason'])
      .where('site_num', '=', sn)
      .where('cleared_at', 'is', null)
      .where('ends_at', '>', world.clock.now())
      .orderBy('ends_at')
      .execute();
    return rows.map(
      ({ ends_at, placed_by, reason }) =>
        `${placed_by}: ${reason}, ${Math.round((ends_at - world.clock.now()) / MINUTE)} m`,
    );
  };
  const change = (sn: number, state: 'outOfService' | 'monitored' | 'cancelled') =>
    world.database.kysely.updateTable('site').set({ state }).where('num', '=', sn).execute();
  const work = async (): Promise<void> => {
    const runner = testRunner(world);
    while ((await runner.runNext()) === 'worked');
  };

  it('says first what would happen, does exactly that, and takes exactly that off again', async () => {
    const [free, shorter, longer, out] = [
      await world.site(),
      await world.site(),
      await world.site(),
      await world.site(),
    ];
    const lee = await world.person({ name: 'Lee Park' });
    valueOf(await lee.place(shorter, { length: HOUR, reason: 'Door' }));
    valueOf(await lee.place(longer, { length: 5 * HOUR, reason: 'Roof' }));
    await change(out, 'outOfService');
    const who = await dana();
    const selection = { siteNums: [free, shorter, longer, out] };
    const checked = valueOf(await who.check(selection));
    expect(checked.counts).toEqual({ go: 1, merge: 1, skip: 2 });
    expect(checked.rows.find(({ siteNum }) => siteNum === shorter)).toMatchObject({
      verdict: 'merge',
      merged: { placedBy: 'Lee Park' },
    });
    const textOf = (sn: number) => checked.rows.find(({ siteNum }) => siteNum === sn)?.words;
    expect(textOf(longer)).toMatch(/^Already on test until .* by Lee Park\.$/);
    expect(textOf(out)).toBe('Out of service. It isn’t monitored; return it to service first.');
    expect(await running(free)).toEqual([]);

    const id = randomUUID();
    const run = valueOf(await who.place(selection, checked, id));
    expect(run.counts).toMatchObject({ placed: 1, merged: 1, skipped: 2, waiting: 0 });
    expect(await running(free)).toEqual(['Dana Reyes: Receiver swap, 120 m']);
    expect(await running(shorter)).toEqual(['Dana Reyes: Receiver swap, 120 m']);
    expect(await running(longer)).toEqual(['Lee Park: Roof, 300 m']);
    expect(await running(out)).toEqual([]);
    // Idempotent: sending the same request again has no effect.
    expect(valueOf(await who.place(selection, checked, id)).counts).toEqual(run.counts);
    expect(await world.history(free)).toEqual(['Operator action: Test started by Dana Reyes']);

    const undone = valueOf(await who.undo(id));
    expect(undone.counts).toMatchObject({ takenOff: 1, restored: 1, left: 0 });
    expect(undone.mayUndo).toBe(false);
    expect(await running(free)).toEqual([]);
    expect(await running(shorter)).toEqual(['Lee Park: Door, 60 m']);
    expect(await running(longer)).toEqual(['Lee Park: Roof, 300 m']);
    expect(valueOf(await who.undo(id)).counts).toEqual(undone.counts);
  });

  it('says of each row what changed since it was checked, and leaves those alone', async () => {
    const [steady, moved, gone] = [await world.site(), await world.site(), await world.site()];
    const who = await dana();
    const selection = { siteNums: [steady, moved, gone] };
    const checked = valueOf(await who.check(selection));
    world.clock.advance(MINUTE);
    const lee = await world.person({ name: 'Lee Park' });
    valueOf(await lee.place(moved, { length: HOUR, reason: 'Door' }));
    await change(gone, 'cancelled');
    const run = valueOf(await who.place(selection, checked));
    expect(run.counts).toMatchObject({ placed: 1, skipped: 2 });
    const textOf = (sn: number) => run.rows.find(({ siteNum }) => siteNum === sn)?.words;
    expect(textOf(moved)).toMatch(/^Lee Park changed a test here .*\. Check it again\.$/);
    expect(textOf(gone)).toBe('Monitoring has ended.');
    expect(await running(moved)).toEqual(['Lee Park: Door, 60 m']);
  });

  it('leaves at undo what somebody made longer since, and what alarmed and did not restore', async () => {
    const [longer, alarmed] = [await world.site(), await world.site()];
    const who = await dana();
    const run = await who.placeNow({ siteNums: [longer, alarmed] });
    const idOf = async (sn: number) =>
      await world.database.kysely
        .selectFrom('site_test')
        .select(['id', 'rev'])
        .where('site_num', '=', sn)
        .executeTakeFirstOrThrow();
    const lee = await world.person({ name: 'Lee Park' });
    const test = await idOf(longer);
    valueOf(await lee.extend(test.id, test.rev));
    await world.tick((await idOf(alarmed)).id, '001', world.clock.now());
    const undone = valueOf(await who.undo(run.id));
    expect(undone.counts).toMatchObject({ takenOff: 0, left: 2 });
    expect(undone.rows.map(({ undoWords }) => undoWords).toSorted()).toEqual([
      'Lee Park has changed it since, so it was left unchanged.',
      'Some zones are in alarm and have not restored. Take it off test from its own page.',
    ]);
  });

  it('answers a foreign number like one nobody has, and of a changed filter says so', async () => {
    const own = await world.site();
    await world.database.seedAccount({ groups: [4499] });
    const foreign = await world.site(4499);
    const who = await dana();
    const notFound = { ok: false, error: { kind: 'notFound' } };
    for (const sn of [foreign, 999_999])
      expect(await who.check({ siteNums: [own, sn] })).toEqual(notFound);
    expect(await who.read(randomUUID())).toEqual(notFound);
    expect(await who.undo(randomUUID())).toEqual(notFound);
    const filter = { filter: { number: String(own) } };
    const checked = valueOf(await who.check(filter));
    expect(checked.total).toBe(1);
    expect(await who.place(filter, { ...checked, digest: '2-x' })).toMatchObject({
      error: { code: 'selectionChanged' },
    });
    const run = valueOf(await who.place(filter, checked));
    const other = await dana();
    expect(await other.read(run.id)).toEqual(notFound);
    expect(await other.undo(run.id)).toEqual(notFound);
    expect(await other.place(filter, checked, run.id)).toMatchObject({
      error: { code: 'runTaken' },
    });
  });

  it('works through many in the background, and undoes what it did so far', async () => {
    const siteNums: number[] = [];
    for (let at = 0; at < 13; at += 1) siteNums.push(await world.site());
    const who = await dana();
    const run = await who.placeNow({ siteNums });
    expect(run).toMatchObject({ job: { state: 'waiting', total: 13 }, counts: { waiting: 13 } });
    await work();
    const done = valueOf(await who.read(run.id));
    expect(done).toMatchObject({ job: { state: 'done' }, counts: { placed: 13, waiting: 0 } });
    expect(valueOf(await who.undo(run.id)).job).toMatchObject({ state: 'waiting' });
    await work();
    expect(valueOf(await who.read(run.id)).counts).toMatchObject({ placed: 13, takenOff: 13 });
    for (const sn of siteNums) expect(await running(sn)).toEqual([]);
  });

  it('keeps nothing of a start or an undo for which no job is free', async () => {
    const siteNums: number[] = [];
    for (let at = 0; at < 11; at += 1) siteNums.push(await world.site());
    const who = await dana();
    const run = await who.placeNow({ siteNums });
    await work();
    for (let at = 0; at < JOB_LIMITS.openPerPerson; at += 1) await who.placeNow({ siteNums });
    const full = { error: { code: 'tooManyJobs' } };
    const id = randomUUID();
    const checked = valueOf(await who.check({ siteNums }));
    expect(await who.place({ siteNums }, checked, id)).toMatchObject(full);
    expect(await who.read(id)).toMatchObject({ error: { kind: 'notFound' } });
    expect(await who.undo(run.id)).toMatchObject(full);
    expect(valueOf(await who.read(run.id))).toMatchObject({ undoAsked: false, mayUndo: true });
    await work();
    expect(valueOf(await who.undo(run.id))).toMatchObject({ undoAsked: true });
    await work();
  });

  it('works through all of a filter, which are more than can be ticked one by one', async () => {
    const sn = await world.site();
    await copySite(world.database.kysely, sn, TICKED_MOST + 1);
    const who = await dana();
    const run = await who.placeNow({ filter: { state: 'monitored' } });
    const { go, merge } = valueOf(await who.check({ filter: { state: 'monitored' } })).counts;
    expect(go + merge).toBeGreaterThan(TICKED_MOST);
    await work();
    const { counts, job } = valueOf(await who.read(run.id));
    expect(job).toMatchObject({ state: 'done' });
    expect(counts).toMatchObject({ waiting: 0 });
    expect(counts.placed).toBeGreaterThan(TICKED_MOST);
    expect(await running(sn)).toHaveLength(1);
    expect(await running(sn + TICKED_MOST + 1)).toHaveLength(1);
  }, 120_000);
});
