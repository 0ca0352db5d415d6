import { afterAll, beforeAll, expect, it } from 'vitest';
import { isoInstant } from '#core/kernel/instant.ts';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { describeDatabase } from '../harness/database.ts';
import { HOUR, testedSiteWorld, type TestedSiteWorld, valueOf } from './tested-site-world.ts';

const ZONE = 'America/New_York';
const DAILY = { weekdays: [1, 2, 3, 4, 5, 6, 7], from: 540, to: 660, until: '2027-06-20' };

describeDatabase('a test that recurs beside others of its scope', (engine) => {
  let world: TestedSiteWorld;
  beforeAll(async () => {
    world = await testedSiteWorld(engine);
  });
  afterAll(() => world.close());

  const wall = (text: string): number => temporalWallClock.instant(text, ZONE);
  const at = (text: string): string => isoInstant(wall(text));
  const moveTo = (text: string): void => world.clock.advance(wall(text) - world.clock.now());
  type Person = Awaited<ReturnType<TestedSiteWorld['person']>>;
  /** Formats each test that has not ended: start, end, category, user, and whether the test recurs. */
  const open = async (who: Person, sn: number) =>
    valueOf(await who.list(sn))
      .tests.filter(
        ({ endsAt, clearedAt }) => clearedAt === null && Date.parse(endsAt) > world.clock.now(),
      )
      .toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
      .map(
        ({ startsAt, endsAt, category, placedBy, recurrence }) =>
          `${temporalWallClock.wallTime(Date.parse(startsAt), ZONE).slice(5)} to ` +
          `${temporalWallClock.wallTime(Date.parse(endsAt), ZONE).slice(5)} ${category} by ${placedBy}` +
          (recurrence === null ? '' : ', again'),
      );

  it('stays what it is when a single one joins one of its times: the series goes on with its own facts', async () => {
    moveTo('2027-06-01T00:00');
    const sn = await world.site();
    const [lee, ana] = [
      await world.person({ name: 'Lee Park' }),
      await world.person({ name: 'Ana Duarte' }),
    ];
    valueOf(await lee.place(sn, { recurrence: DAILY, reason: 'Every day' }));
    const single = valueOf(
      await ana.place(sn, {
        category: 'Maintenance or remodel',
        startsAt: at('2027-06-01T10:00'),
        length: 4 * HOUR,
        reason: 'Painters',
      }),
    );
    expect(single).toMatchObject({ merged: true, test: { recurrence: null, reason: 'Painters' } });
    expect(await open(lee, sn)).toEqual([
      '06-01T09:00 to 06-01T14:00 Maintenance or remodel by Ana Duarte',
      '06-02T09:00 to 06-02T11:00 Technician test by Lee Park, again',
    ]);
    // Ending the merged test leaves the series unchanged.
    valueOf(await ana.clear(single.test.id));
    moveTo('2027-06-03T08:00');
    await world.work();
    expect(await open(lee, sn)).toEqual([
      '06-03T09:00 to 06-03T11:00 Technician test by Lee Park, again',
    ]);
    expect(valueOf(await lee.list(sn)).tests[0]).toMatchObject({ reason: 'Every day' });
  });

  it('joins what stands in the way of its next time, and keeps the rest of one that runs longer', async () => {
    moveTo('2027-06-04T08:00');
    const sn = await world.site();
    const lee = await world.person({ name: 'Lee Park' });
    valueOf(await lee.place(sn, { recurrence: DAILY }));
    // This test ends during the next day's occurrence and is merged with the rest of that occurrence.
    valueOf(await lee.place(sn, { startsAt: at('2027-06-05T08:00'), length: 2 * HOUR }));
    moveTo('2027-06-04T12:00');
    await world.work();
    expect(await open(lee, sn)).toEqual([
      '06-05T08:00 to 06-05T11:00 Technician test by Lee Park',
      '06-06T09:00 to 06-06T11:00 Technician test by Lee Park, again',
    ]);
    // Merged with the third day's occurrence, which lasts until 11:00, this test would be too long. The rest of the third
    // day's occurrence becomes a separate test.
    valueOf(
      await lee.place(sn, {
        category: 'Other',
        startsAt: at('2027-06-07T10:30'),
        length: 23 * HOUR,
      }),
    );
    moveTo('2027-06-06T12:00');
    await world.work();
    expect(await open(lee, sn)).toEqual([
      '06-07T09:00 to 06-07T10:30 Technician test by Lee Park, again',
      '06-07T10:30 to 06-08T09:30 Other by Lee Park',
    ]);
    moveTo('2027-06-07T10:45');
    await world.work();
    expect(await open(lee, sn)).toEqual([
      '06-07T10:30 to 06-08T09:30 Other by Lee Park',
      '06-08T09:30 to 06-08T11:00 Technician test by Lee Park, again',
    ]);
  });

  it('is refused beside another series of its scope that it would meet, and stands beside one that it never meets', async () => {
    moveTo('2027-06-10T00:00');
    const sn = await world.site();
    const lee = await world.person();
    valueOf(await lee.place(sn, { recurrence: { ...DAILY, weekdays: [1, 3] } }));
    const refused = await lee.place(sn, {
      recurrence: { ...DAILY, weekdays: [3, 5], from: 600, to: 720 },
    });
    expect(refused).toMatchObject({ error: { kind: 'unacceptable', code: 'testRefused' } });
    expect(JSON.stringify(refused)).toContain('already covers these times: Mon, Wed 09:00–11:00');
    const other = valueOf(
      await lee.place(sn, { recurrence: { ...DAILY, weekdays: [2, 3], from: 660, to: 720 } }),
    );
    const fire = { kind: 'listed' as const, zones: [], serviceTypes: ['Fire' as const] };
    valueOf(await lee.place(sn, { recurrence: { ...DAILY, weekdays: [1, 3] }, scope: fire }));
    expect((await open(lee, sn)).filter((line) => line.endsWith('again'))).toHaveLength(3);
    // The customer's form would reduce the series to a single test, so the edit is refused.
    const customer = await world.person({ application: 3, links: [sn] });
    expect(await customer.edit(other.test.id, 1, { confirmed: true })).toMatchObject({
      error: { code: 'testRefused' },
    });
    // Editing the other series into a conflict is refused as well.
    expect(
      await lee.edit(other.test.id, 1, { recurrence: { ...DAILY, weekdays: [2, 3] } }),
    ).toMatchObject({ error: { code: 'testRefused' } });
  });
});
