import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvOf, type FileRecord, importWorld, WHOLE_FILE } from './import-world.ts';

const YEARS_END: FileRecord = {
  record: 'exception',
  site: 20011,
  layer: 'temporary',
  type: 'Changed hours',
  areas: '1',
  from: '2199-12-24',
  to: '2199-12-31',
};

describe('the hours of a site from a file', () => {
  let world: Awaited<ReturnType<typeof importWorld>>;
  beforeAll(async () => {
    world = await importWorld();
    const taken = await world.take(WHOLE_FILE);
    expect(taken.refused).toEqual([]);
  });
  afterAll(() => world.close());

  const layers = () =>
    world.database.kysely
      .selectFrom('schedule')
      .select(['layer', 'rev', 'reason', 'deleted_at'])
      .orderBy('layer')
      .execute();
  const recorded = async (operation: string) => {
    const rows = await world.database.kysely
      .selectFrom('audit')
      .select('detail')
      .where('operation', '=', operation)
      .orderBy('seq')
      .execute();
    return rows.map(({ detail }) => detail);
  };

  it('have every layer, are watched from then on, and change one at a time, each on the record', async () => {
    const begun = { rev: 1, reason: null, deleted_at: null };
    const [holiday, week] = [
      { ...begun, layer: 'holiday' },
      { ...begun, layer: 'permanent' },
    ];
    const temporary = { ...begun, layer: 'temporary', reason: 'Stocktaking' };
    expect(await layers()).toEqual([holiday, week, temporary]);
    const watched = await world.database.kysely
      .selectFrom('supervision_watch')
      .select('site_num')
      .execute();
    expect(watched).toEqual([{ site_num: 20011 }]);
    const change = csvOf([
      { ...YEARS_END, reason: 'Painters', weekdays: 'Mon,Tue', opens: '10:00', closes: '12:00' },
    ]);
    expect((await world.take(change)).refused).toEqual([]);
    expect(await layers()).toEqual([holiday, week, { ...temporary, rev: 2, reason: 'Painters' }]);
    const days = 'Mon,Tue,Wed,Thu,Fri,Sat,Sun';
    expect((await recorded('import.exception')).at(-1)).toMatchObject({
      reason: 'Stocktaking → Painters',
      openings: `${days} 09:00-12:00, 15 min after, must close → Mon,Tue 10:00-12:00`,
    });
    expect(await recorded('import.hours')).toMatchObject([
      { openings: 'Mon,Tue,Wed,Thu,Fri 08:00-18:00' },
    ]);
  });

  it('are followed by what the file says of missed times, under the next revision', async () => {
    const reactions = () =>
      world.database.kysely.selectFrom('site_supervision').selectAll().execute();
    const before = { site_num: 20011, early_open: 'Log only', late_close: 'Notify' };
    expect(await reactions()).toMatchObject([{ ...before, rev: 1, fail_to_close: 'Call' }]);
    const quiet = csvOf([{ record: 'reactions', site: 20011, failToClose: 'off' }]);
    expect((await world.take(quiet)).refused).toEqual([]);
    expect((await world.take(quiet)).refused).toEqual([]);
    expect(await reactions()).toMatchObject([{ ...before, rev: 2, fail_to_close: 'Off' }]);
    expect((await recorded('import.reactions')).slice(1)).toMatchObject([
      { failToClose: 'Call → Off' },
    ]);
  });
});
