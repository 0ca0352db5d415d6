import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDatabase } from '#tests/backend/harness/database.ts';
import { addReceiver } from '#tests/backend/harness/receiver.ts';
import {
  HOUR,
  testedSiteWorld,
  type TestedSiteWorld,
  valueOf,
} from '#tests/backend/tests-on-site/tested-site-world.ts';

describeDatabase('a device moved to another site during a test', (engine) => {
  let world: TestedSiteWorld;
  beforeAll(async () => {
    world = await testedSiteWorld(engine);
  });
  afterAll(() => world.close());

  /**
   * Moves a device to another site as an import does. The device becomes the second device of that site and keeps its
   * zones, areas and alarms.
   */
  const move = (from: number, to: number): Promise<void> =>
    world.database.kysely.transaction().execute(async (tx) => {
      await sql`update device set xmit = xmit || '-' where site_num = ${from}`.execute(tx);
      await sql`
        insert into device select (jsonb_populate_record(device, jsonb_build_object(
            'site_num', ${to}::int, 'dev_num', 2, 'xmit', rtrim(device.xmit, '-')))).*
          from device where site_num = ${from}`.execute(tx);
      for (const table of ['area', 'zone', 'alarm', 'trouble'])
        await sql`update ${sql.ref(table)} set site_num = ${to}, dev_num = 2 where site_num = ${from}`.execute(
          tx,
        );
      await sql`delete from device where site_num = ${from}`.execute(tx);
    });
  const rows = (sn: number) =>
    world.database.kysely
      .selectFrom('activity')
      .select(['event', 'on_test', 'dev_num', 'alarm_num'])
      .where('site_num', '=', sn)
      .where('kind', 'in', ['Alarm', 'Restore', 'Full clear'])
      .orderBy('at')
      .orderBy('counter')
      .execute();

  it('is no longer covered, its flood and its case go with it, and the test ends where it was placed', async () => {
    const receiver = await addReceiver(world, `Moved ${engine}`);
    const [from, to] = [await world.site(), await world.site()];
    const dealer = await world.person();
    const xmit = `HP${from}`;
    const [opened] = await receiver.send(receiver.signal(xmit, '1110 z7'));
    const alarmNum = opened?.alarmNum ?? expect.fail('no alarm was opened');
    valueOf(await dealer.place(from, { length: HOUR }));
    await world.work();
    await receiver.send(...Array.from({ length: 70 }, () => receiver.signal(xmit, '1131 z1')));
    expect((await rows(from)).at(-1)).toMatchObject({ on_test: true, alarm_num: null });
    await move(from, to);
    world.clock.advance(1000);
    const [alarm, flood, other] = await receiver.send(
      receiver.signal(xmit, '1131 z1'),
      receiver.signal(xmit, '1131 z1'),
      receiver.signal(xmit, '1131 z2'),
      receiver.action(alarmNum, 'Full clear'),
    );
    // During the test, this zone's signals notified no one. The first signal after the test therefore opens an alarm.
    expect(alarm).toMatchObject({ outcome: 'kept', alarmNum: expect.any(Number) as number });
    expect(flood).toMatchObject({ outcome: 'kept', alarmNum: null });
    expect(other).toMatchObject({ outcome: 'kept', alarmNum: alarm?.alarmNum });
    expect(await rows(to)).toMatchObject([
      { on_test: false, dev_num: 2, alarm_num: alarm?.alarmNum },
      { on_test: false, dev_num: 2, alarm_num: alarm?.alarmNum },
      { event: 'Full clear', dev_num: 2, alarm_num: alarmNum },
    ]);
    world.clock.advance(2 * HOUR);
    await world.work();
    expect((await world.history(from)).at(-1)).toBe('System: Test ended by itself');
    expect((await world.history(to)).filter((row) => row.includes('Test'))).toEqual([]);
  });
});
