import { schedulesApi } from '#core/schedules/schedules.api.ts';
import type { HolidayForm } from '#core/holidays/holiday.schema.ts';
import { randomUUID } from 'node:crypto';
import type { SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
import type { ScheduleForm } from '#core/schedules/schedule-form.schema.ts';
import type { ScheduleEntry } from '#core/schedules/schedule.ts';
import type { Engine } from '../harness/database.ts';
import { seedSite } from '../harness/seed-site.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';

/** Group of all sites in the test world. */
export const GROUP = 4471;
export const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
export const BOTH = ['scheduleRead', 'scheduleEdit'];

/** Supervised business hours from 8:00 to 18:00 on every day. */
export const EIGHT_TO_SIX: ScheduleForm['entries'][number] = {
  weekdays: EVERY_DAY,
  opensAt: 480,
  closesAt: 1080,
  windowBefore: 30,
  windowAfter: 15,
  mustOpen: true,
  mustClose: true,
};

/** Builds the form of a temporary entry that keeps a site closed for one day. */
export const closedOn = (day: string): ScheduleForm => ({
  layer: 'temporary',
  kind: 'Closed all day',
  reason: 'Stocktaking',
  authorizedBy: null,
  fromDay: day,
  toDay: day,
  holidayGroup: null,
  holidayName: null,
  areaNums: [],
  appliesOn: [1, 2, 3, 4, 5, 6, 7],
  entries: [],
});

type Seed = Parameters<TestWorld['person']>[0] & { readonly links?: readonly number[] };

/** Creates a test world with sites in New York, and with users who may read or change the business hours. */
export const schedulesWorld = async (engine: Engine) => {
  const world = await openTestWorld(engine);
  await world.person({ groups: [GROUP] });
  const { kysely } = world.database;
  let number = 41_000;

  const person = async ({ links = [], ...seed }: Seed = {}) => {
    const account = await world.person({ roles: BOTH, ...seed });
    for (const site_num of links)
      await kysely.insertInto('account_link').values({ user_id: account.id, site_num }).execute();
    const browser = world.browser({ variant: seed.application === 3 ? 'consumer' : 'dealer' });
    valueOf(await browser.logIn(account.username, PASSWORD));
    const { backend } = world;
    const one = { siteGroupNum: null };
    const read = (sn: number) =>
      browser.call(schedulesApi.siteSchedules.access, (c) =>
        backend.schedules.siteSchedules(c, { ...one, sn }),
      );
    return {
      read,
      shown: async (sn: number): Promise<SiteSchedules> => valueOf(await read(sn)),
      week: (
        sn: number,
        rev: number,
        entries: readonly ScheduleEntry[] = [EIGHT_TO_SIX],
        areaNums: readonly number[] = [],
        id = randomUUID() as string,
      ) =>
        browser.call(schedulesApi.putWeeklyHours.access, (c) =>
          backend.schedules.putWeeklyHours(c, { ...one, sn, id, rev, entries, areaNums }),
        ),
      add: (sn: number, form: ScheduleForm, id = randomUUID() as string) =>
        browser.call(schedulesApi.addSchedule.access, (c) =>
          backend.schedules.addSchedule(c, { ...one, sn, id, ...form }),
        ),
      change: (sn: number, id: string, rev: number, form: ScheduleForm) =>
        browser.call(schedulesApi.changeSchedule.access, (c) =>
          backend.schedules.changeSchedule(c, { ...one, sn, id, rev, ...form }),
        ),
      remove: (sn: number, id: string, rev: number) =>
        browser.call(schedulesApi.deleteSchedule.access, (c) =>
          backend.schedules.deleteSchedule(c, { ...one, sn, id, rev }),
        ),
      restore: (sn: number, id: string, rev: number) =>
        browser.call(schedulesApi.restoreSchedule.access, (c) =>
          backend.schedules.restoreSchedule(c, { ...one, sn, id, rev }),
        ),
      assign: (
        sn: number,
        request: Omit<
          Parameters<typeof backend.schedules.assignHolidays>[1],
          'sn' | 'siteGroupNum'
        >,
      ) =>
        browser.call(schedulesApi.assignHolidays.access, (c) =>
          backend.schedules.assignHolidays(c, { ...one, sn, ...request }),
        ),
      stayLate: (sn: number, by: number, seen: readonly number[], id = randomUUID() as string) =>
        browser.call(schedulesApi.stayLate.access, (c) =>
          backend.schedules.stayLate(c, { ...one, sn, id, by, seen }),
        ),
      react: (sn: number, rev: number, values: SiteSchedules['reactions']['values']) =>
        browser.call(schedulesApi.putReactions.access, (c) =>
          backend.schedules.putReactions(c, { ...one, sn, rev, values }),
        ),
    };
  };

  return {
    ...world,
    person,
    customer: (seed: Seed) => person({ application: 3, name: 'Carla Benson', ...seed }),
    /** Adds a site with one area for each of the given states. Returns the site number. */
    site: async (areas: readonly string[] = ['Open', 'Closed']): Promise<number> => {
      number += 1;
      await seedSite(kysely, { num: number, group: GROUP, areas });
      return number;
    },
    holiday: async (
      name: string,
      day: string,
      group: HolidayForm['holidayGroup'] = 'National',
    ): Promise<void> => {
      await kysely
        .insertInto('holiday')
        .values({
          id: randomUUID(),
          holiday_group: group,
          name,
          from_day: day,
          to_day: day,
        })
        .execute();
    },
    /** Returns the history rows of a site in alphabetical order, because the rows of one test have the same time. */
    lines: async (sn: number): Promise<readonly string[]> => {
      const rows = await kysely
        .selectFrom('activity')
        .select(['event', 'actor', 'comment'])
        .where('site_num', '=', sn)
        .execute();
      return rows
        .map(({ event, actor, comment }) => `${event} by ${actor ?? ''}: ${comment ?? ''}`)
        .toSorted();
    },
    record: (sn: number) =>
      kysely
        .selectFrom('audit')
        .select(['operation', 'result', 'detail'])
        .where('target', '=', `site ${sn}`)
        .orderBy('seq')
        .execute(),
  };
};

export type SchedulesWorld = Awaited<ReturnType<typeof schedulesWorld>>;
