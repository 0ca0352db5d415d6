import { holidaysApi } from '#core/holidays/holidays.api.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HolidayForm } from '#core/holidays/holiday.schema.ts';
import { describeDatabase } from '../harness/database.ts';
import { hoursLayer } from '../harness/seed-hours.ts';
import { SupervisedSites } from '../harness/supervised-site.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';

const FORM: HolidayForm = {
  name: 'Harbor Day',
  holidayGroup: 'Regional',
  fromDay: '2026-09-07',
  toDay: '2026-09-08',
};

describeDatabase('the list of holidays', (engine) => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await openTestWorld(engine);
  });
  afterAll(() => world.close());

  const enter = async (roles: readonly string[] = ['support']) => {
    const person = await world.person({ application: 1, name: 'Elena Rossi', roles });
    const browser = world.browser();
    await browser.logIn(person.username, PASSWORD);
    const { backend } = world;
    return {
      lastOf: (operation: string) =>
        world.database.kysely
          .selectFrom('audit')
          .select(['operation', 'detail'])
          .where('subject_id', '=', person.id)
          .where('operation', '=', operation)
          .orderBy('seq', 'desc')
          .executeTakeFirst(),
      list: async () => {
        const read = await browser.call(holidaysApi.listHolidays.access, () =>
          backend.holidays.listHolidays(),
        );
        return valueOf(read).holidays;
      },
      add: (form: HolidayForm, id: string = randomUUID()) =>
        browser.call(holidaysApi.addHoliday.access, (c) =>
          backend.holidays.addHoliday(c, { id, ...form }),
        ),
      change: (id: string, rev: number, form: HolidayForm) =>
        browser.call(holidaysApi.changeHoliday.access, (c) =>
          backend.holidays.changeHoliday(c, { id, rev, ...form }),
        ),
      remove: (id: string, rev: number) =>
        browser.call(holidaysApi.removeHoliday.access, (c) =>
          backend.holidays.removeHoliday(c, { id, rev }),
        ),
      restore: (id: string, rev: number) =>
        browser.call(holidaysApi.restoreHoliday.access, (c) =>
          backend.holidays.restoreHoliday(c, { id, rev }),
        ),
    };
  };

  it('is added to once for a number, and no holiday stands on it twice', async () => {
    const staff = await enter();
    const id = randomUUID();
    valueOf(await staff.add(FORM, id));
    valueOf(await staff.add(FORM, id));
    const own = (await staff.list()).filter(({ name }) => name === FORM.name);
    expect(own).toMatchObject([{ ...FORM, id, rev: 1, changedBy: 'Elena Rossi' }]);
    expect(await staff.add(FORM)).toMatchObject({ error: { code: 'holidayOnList' } });
    const [one, other] = await Promise.all([
      staff.add({ ...FORM, name: 'Two at once' }),
      staff.add({ ...FORM, name: 'Two at once' }),
    ]);
    expect([one.ok, other.ok].toSorted()).toEqual([false, true]);
    expect(await staff.add({ ...FORM, name: 'Back', toDay: '2026-09-06' })).toMatchObject({
      error: { kind: 'invalid', message: 'The last day is before the first day.' },
    });
  });

  it('is changed under its revision; who was slower is told by whom', async () => {
    const staff = await enter();
    const id = randomUUID();
    const name = 'Founders’ Day';
    valueOf(await staff.add({ ...FORM, name }, id));
    valueOf(await staff.change(id, 1, { ...FORM, name, toDay: '2026-09-09' }));
    expect(await staff.change(id, 1, { ...FORM, name, toDay: '2026-09-10' })).toMatchObject({
      error: { code: 'staleRev', message: expect.stringContaining('Elena Rossi') as string },
    });
    expect(await staff.lastOf('holiday.change')).toMatchObject({
      detail: { holidayId: id, toDay: '2026-09-08 → 2026-09-09' },
    });
  });

  it('forgets nothing: what was deleted comes back, but not beside another of its kind', async () => {
    const staff = await enter();
    const id = randomUUID();
    const form = { ...FORM, name: 'Lost Day' };
    valueOf(await staff.add(form, id));
    valueOf(await staff.remove(id, 1));
    expect((await staff.list()).map((one) => one.id)).not.toContain(id);
    valueOf(await staff.restore(id, 2));
    expect((await staff.list()).map((one) => one.id)).toContain(id);
    valueOf(await staff.remove(id, 3));
    valueOf(await staff.add(form));
    expect(await staff.restore(id, 4)).toMatchObject({ error: { code: 'holidayOnList' } });
  });

  it('has sites with hours for holidays looked at again, whatever becomes of a holiday', async () => {
    const staff = await enter();
    const sites = await SupervisedSites.open(world, 7731);
    const holidays = hoursLayer({ layer: 'holiday', holidayGroup: 'Regional', entries: [] });
    await sites.add({ layers: [hoursLayer(), holidays] });
    const isDue = async (): Promise<boolean> => {
      const { due_at } = await world.database.kysely
        .selectFrom('supervision_watch')
        .select('due_at')
        .where('site_num', '=', sites.num)
        .executeTakeFirstOrThrow();
      return due_at <= world.clock.now();
    };
    const id = randomUUID();
    const form = { ...FORM, name: 'Watched Day' };
    const steps = [
      () => staff.add(form, id),
      () => staff.change(id, 1, { ...form, toDay: '2026-09-10' }),
      () => staff.remove(id, 2),
      () => staff.restore(id, 3),
    ];
    for (const step of steps) {
      await sites.look();
      expect(await isDue()).toBe(false);
      valueOf(await step());
      expect(await isDue()).toBe(true);
    }
  });

  it('is kept by those with the right alone', async () => {
    const staff = await enter([]);
    expect(await staff.add(FORM)).toMatchObject({ ok: false, error: { kind: 'forbidden' } });
  });
});
