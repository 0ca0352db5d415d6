import { randomUUID } from 'node:crypto';
import { dayNumber, dayText } from '#core/kernel/calendar-day.rule.ts';
import { createSupervisionRunner } from '#core/backend/schedules/supervision-runner.ts';
import { watchSite } from '#core/backend/schedules/watch-site.operation.ts';
import { UNSUPERVISED } from '#core/schedules/check-kinds.ts';
import { beginLife } from '#tests/backend/harness/begin-life.ts';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { copySite } from '#tests/backend/harness/copy-site.ts';
import { seedContact } from '#tests/backend/harness/seed-contact.ts';
import { hoursLayer, seedHours, seedReactions } from '#tests/backend/harness/seed-hours.ts';
import { seedSite, writeFamily } from '#tests/backend/harness/seed-site.ts';
import type { Found } from './crash-writer.ts';

const { database, given, say } = await beginLife();
const [prefix = ''] = given;
const { kysely, unitOfWork } = database;
const FIRST = 79101;
/** Number of sites: two full batches of a hundred and a partial one. */
const SITES = 220;
const FAMILY = { parent: 7910, branch: 7911, stranger: 7912 };
const ZONE = 'America/New_York';
const wallDay = (day: number): string => dayText(dayNumber('2027-01-01') + day);
/** Returns the closing deadline of the shops on a day. All shops stay open past this deadline. */
const deadline = (day: number): number => temporalWallClock.instant(`${wallDay(day)}T18:15`, ZONE);

/** One minute after the deadline of day 0. */
let now = deadline(0) + 60000;
let day = 1;
let isBegun = false;
const ports = {
  unitOfWork,
  clock: { now: () => now },
  ids: {
    next: () => {
      // The first id is requested for a missed closing, so a check is in progress.
      if (!isBegun) say(`wrote begun ${day}`);
      isBegun = true;
      return randomUUID();
    },
  },
  wallClock: temporalWallClock,
  providerName: 'Northgate Monitoring',
  reportProblem: (_: readonly number[], problem: unknown): never => {
    throw problem;
  },
};

const known = await kysely.selectFrom('supervision_watch').select('site_num').execute();
if (known.length === 0) {
  await writeFamily(kysely, FAMILY);
  const site = { num: FIRST, group: FAMILY.branch, areas: ['Open'] };
  await seedSite(kysely, site);
  await seedReactions(kysely, FIRST, { ...UNSUPERVISED, failToClose: 'Call' });
  await seedHours(kysely, { site: FIRST, group: FAMILY.branch, layers: [hoursLayer()] });
  await seedContact(kysely, {
    group: FAMILY.branch,
    site: FIRST,
    position: 1,
    name: 'Ann',
    email: 'ann@example.com',
    notices: [['schedule', 'email']],
  });
  await unitOfWork.run((tx) => watchSite(tx, ports, FIRST));
  await copySite(kysely, FIRST, SITES - 1);
}

const rows = await kysely
  .selectFrom('activity')
  .select(['site_num', 'detail', 'alarm_num'])
  .where('event', '=', 'Fail to close')
  .execute();
const raised = rows.map(({ site_num, detail }) => {
  const { day: of } = detail as { readonly day: string };
  return { siteNum: site_num, of };
});
const noted = await kysely.selectFrom('schedule_event').select('site_num').execute();
const alarms = await kysely.selectFrom('alarm').select('site_num').execute();
const reported = await kysely
  .selectFrom('live_event')
  .select('seq')
  .where('kind', '=', 'alarm')
  .execute();
const mails = await kysely.selectFrom('message').select('id').execute();
const watches = await kysely.selectFrom('supervision_watch').select('looked_until').execute();
const ofDay = (of: number): number => raised.filter((one) => one.of === wallDay(of)).length;
while (ofDay(day + 1) > 0) day += 1;
now = deadline(day);
const names = Array.from({ length: day }, (_, before) => before + 1).flatMap((of) =>
  ofDay(of) === SITES ? `looked ${of}` : [],
);
const found: Found = {
  names,
  // Number of events on the unfinished day.
  lines: raised.length - names.length * SITES,
  // Intact means that each event occurs once. A checked site has the event and its note, alarm and mail; an unchecked site
  // has none of these.
  intact:
    new Set(raised.map(({ siteNum, of }) => `${siteNum} ${of}`)).size === raised.length &&
    noted.length === raised.length &&
    rows.every(({ alarm_num }) => alarm_num !== null) &&
    alarms.length === raised.length &&
    reported.length === alarms.length &&
    mails.length === raised.filter(({ siteNum }) => siteNum === FIRST).length &&
    watches.filter(({ looked_until }) => looked_until === deadline(day)).length === ofDay(day),
};
if (!found.intact) {
  const counts = {
    noted: noted.length,
    alarms: alarms.length,
    told: reported.length,
    mails: mails.length,
  };
  process.stderr.write(`not intact: ${JSON.stringify({ ...counts, day, ...found })}\n`);
}
say(`found ${JSON.stringify(found)}`);

const { runNext } = createSupervisionRunner(ports);
/** Runs checks until every site has been checked, including the sites that a killed process had leased. */
const look = async (): Promise<void> => {
  for (;;) {
    while ((await runNext()) === 'worked') isBegun = false;
    const behind = await kysely
      .selectFrom('supervision_watch')
      .select('site_num')
      .where('due_at', '<=', now)
      .execute();
    if (behind.length === 0) return;
  }
};
const work = async (): Promise<void> => {
  await look();
  say(`wrote looked ${day}`);
};
// First completes the work of a killed process, then continues with further days.
await work();
do {
  day += 1;
  now = deadline(day);
  await work();
} while (prefix !== '');
await database.close();
