import { bulkTestsApi } from '#core/bulk-tests/bulk-tests.api.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BulkChangeForm, BulkDryRun } from '#core/bulk-tests/bulk-test.schema.ts';
import { testRunner } from '../harness/test-runner.ts';
import { describeDatabase } from '../harness/database.ts';
import { PASSWORD } from '../harness/test-world.ts';
import {
  HOUR,
  MINUTE,
  testedSiteWorld,
  valueOf,
  type TestedSiteWorld,
} from '../tests-on-site/tested-site-world.ts';

const NOTE = { act: 'note', text: 'Key at the desk', until: null } as const;

describeDatabase('ending and extending many tests, and noting many accounts', (engine) => {
  let world: TestedSiteWorld;
  beforeAll(async () => {
    world = await testedSiteWorld(engine);
  });
  afterAll(() => world.close());

  const dealer = async (roles: readonly string[]) => {
    const { account } = await world.person({ name: 'Dana Reyes', roles });
    const browser = world.browser();
    valueOf(await browser.logIn(account.username, PASSWORD));
    const { access } = bulkTestsApi.checkManyTests;
    const { bulkTests } = world.backend;
    const here = { siteGroupNum: null };
    const check = (siteNums: readonly number[], form: BulkChangeForm) =>
      browser.call(access, (c) =>
        bulkTests.checkManyTests(c, { ...here, selection: { siteNums }, form }),
      );
    const perform = async (
      siteNums: readonly number[],
      form: BulkChangeForm,
      id: string = randomUUID(),
      before: BulkDryRun | null = null,
    ) => {
      const checked = before ?? valueOf(await check(siteNums, form));
      return browser.call(access, (c) =>
        bulkTests.placeManyTests(c, { ...here, id, selection: { siteNums }, form, ...checked }),
      );
    };
    return {
      check,
      perform,
      read: (id: string) =>
        browser.call(access, (c) => bulkTests.readManyTests(c, { ...here, id })),
      undo: (id: string) =>
        browser.call(access, (c) => bulkTests.undoManyTests(c, { ...here, id })),
    };
  };
  const tester = () => dealer(['noActionRead', 'noActionEdit']);
  const onTest = async (length = 2 * HOUR) => {
    const sn = await world.site();
    const lee = await world.person({ name: 'Lee Park' });
    const { test } = valueOf(await lee.place(sn, { length, reason: 'Door' }));
    return { sn, lee, test };
  };
  const left = async (sn: number): Promise<readonly number[]> => {
    const rows = await world.database.kysely
      .selectFrom('site_test')
      .select('ends_at')
      .where('site_num', '=', sn)
      .where('cleared_at', 'is', null)
      .where('ends_at', '>', world.clock.now())
      .execute();
    return rows.map(({ ends_at }) => Math.round((ends_at - world.clock.now()) / MINUTE));
  };
  const notes = async (sn: number): Promise<readonly string[]> => {
    const rows = await world.database.kysely
      .selectFrom('site_note')
      .select(['text', 'written_by'])
      .where('site_num', '=', sn)
      .where('deleted_at', 'is', null)
      .execute();
    return rows.map(({ text, written_by: by }) => `${by ?? ''}: ${text}`);
  };

  it('takes off what is on test, says why it leaves the rest, and puts back what it took off', async () => {
    const [one, alarmed, free] = [await onTest(), await onTest(), { sn: await world.site() }];
    await world.tick(alarmed.test.id, '001', world.clock.now());
    const who = await tester();
    const all = [one.sn, alarmed.sn, free.sn];
    const checked = valueOf(await who.check(all, { act: 'takeOff' }));
    expect(checked.counts).toEqual({ go: 1, merge: 0, skip: 2 });
    expect(checked.rows.map(({ siteNum, words }) => [siteNum, words])).toEqual([
      [one.sn, null],
      [
        alarmed.sn,
        'Some zones are in alarm and have not restored. Take it off test from its own page.',
      ],
      [free.sn, 'It isn’t on test.'],
    ]);
    const id = randomUUID();
    const run = valueOf(await who.perform(all, { act: 'takeOff' }, id));
    expect(run).toMatchObject({ act: 'takeOff', counts: { done: 1, skipped: 2 }, mayUndo: true });
    expect([await left(one.sn), await left(alarmed.sn)]).toEqual([[], [120]]);
    expect(await world.history(one.sn)).toContain('Operator action: Test ended by Dana Reyes');
    world.clock.advance(MINUTE);
    const undone = valueOf(await who.undo(id));
    expect(undone).toMatchObject({ counts: { restored: 1, left: 0 }, mayUndo: false });
    expect(await left(one.sn)).toEqual([119]);
    expect(valueOf(await who.undo(id)).counts).toEqual(undone.counts);
    expect(await left(one.sn)).toEqual([119]);
  });

  it('leaves at undo what is on test again', async () => {
    const { lee, sn } = await onTest();
    const who = await tester();
    const run = valueOf(await who.perform([sn], { act: 'takeOff' }));
    valueOf(await lee.place(sn, { length: HOUR }));
    const undone = valueOf(await who.undo(run.id));
    expect(undone.rows[0]).toMatchObject({ undone: 'left', undoWords: 'It’s on test again.' });
    expect(await left(sn)).toEqual([60]);
  });

  it('extends within the limits, once for each press, and restores the earlier end', async () => {
    const [one, longest] = [await onTest(), await onTest(24 * HOUR)];
    const who = await tester();
    const form = { act: 'extend', by: HOUR } as const;
    const checked = valueOf(await who.check([one.sn, longest.sn], form));
    expect(checked.rows.map(({ verdict }) => verdict)).toEqual(['go', 'skip']);
    const id = randomUUID();
    const run = valueOf(await who.perform([one.sn, longest.sn], form, id));
    expect(run.counts).toMatchObject({ done: 1, skipped: 1 });
    valueOf(await who.perform([one.sn, longest.sn], form, id));
    expect([await left(one.sn), await left(longest.sn)]).toEqual([[180], [1440]]);
    expect(valueOf(await who.undo(id)).counts).toMatchObject({ restored: 1 });
    expect(await left(one.sn)).toEqual([120]);
  });

  it('leaves a test that somebody changed after the dry run', async () => {
    const { lee, sn, test } = await onTest();
    const who = await tester();
    const checked = valueOf(await who.check([sn], { act: 'takeOff' }));
    world.clock.advance(MINUTE);
    valueOf(await lee.extend(test.id, test.rev));
    const run = valueOf(await who.perform([sn], { act: 'takeOff' }, randomUUID(), checked));
    expect(run.rows[0]?.words).toMatch(/^Lee Park changed a test here .*\. Check it again\.$/);
    expect(await left(sn)).toEqual([149]);
  });

  it('adds one note to each account and deletes it again, but not one that was changed', async () => {
    const [one, two] = [await world.site(), await world.site()];
    const who = await dealer(['siteEdit']);
    const id = randomUUID();
    const run = valueOf(await who.perform([one, two], NOTE, id));
    expect(run).toMatchObject({ act: 'note', counts: { done: 2 }, mayUndo: true });
    valueOf(await who.perform([one, two], NOTE, id));
    expect(await notes(one)).toEqual(['Dana Reyes: Key at the desk']);
    expect(await world.history(one)).toEqual(['Data change: Note added by Dana Reyes']);
    await world.database.kysely
      .updateTable('site_note')
      .set({ rev: 2, updated_by: 'Lee Park' })
      .where('site_num', '=', two)
      .execute();
    const undone = valueOf(await who.undo(id));
    expect(undone.counts).toMatchObject({ removed: 1, left: 1 });
    expect([await notes(one), (await notes(two)).length]).toEqual([[], 1]);
  });

  it('works through many notes in the background', async () => {
    const siteNums: number[] = [];
    for (let at = 0; at < 11; at += 1) siteNums.push(await world.site());
    const who = await dealer(['siteEdit']);
    const run = valueOf(await who.perform(siteNums, NOTE));
    expect(run).toMatchObject({ job: { state: 'waiting' }, counts: { waiting: 11 } });
    const runner = testRunner(world);
    while ((await runner.runNext()) === 'worked');
    expect(valueOf(await who.read(run.id)).counts).toMatchObject({ done: 11, waiting: 0 });
    for (const sn of siteNums) expect(await notes(sn)).toHaveLength(1);
  });

  it('needs for each act the right that the same act on one account needs', async () => {
    const sn = await world.site();
    const editor = await dealer(['siteEdit']);
    const forbidden = { ok: false, error: { kind: 'forbidden' } };
    for (const form of [{ act: 'takeOff' }, { act: 'extend', by: HOUR }] as const)
      expect(await editor.check([sn], form)).toMatchObject(forbidden);
    const reader = await dealer(['noActionRead']);
    expect(await reader.check([sn], NOTE)).toMatchObject(forbidden);
    const technician = await tester();
    expect(await technician.check([sn], NOTE)).toMatchObject({ error: { code: 'lastDayNeeded' } });
    const until = new Date(world.clock.now() + 24 * HOUR).toISOString().slice(0, 10);
    expect(valueOf(await technician.check([sn], { ...NOTE, until })).counts.go).toBe(1);
  });
});
