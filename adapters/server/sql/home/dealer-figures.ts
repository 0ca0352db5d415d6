import { sql, type RawBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { describeRequest } from '#core/backend/panel-info/describe-panels.rule.ts';
import type { DealerHome } from '#core/home/dealer-home.schema.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import {
  accountCounts,
  allowed,
  COUNTED,
  type CountedBy,
  figureTables,
  troubleAges,
} from './dealer-counts.ts';
import { IN_TOTALS } from '../sites/in-totals.ts';
import {
  type CardRows,
  changes,
  ending,
  installs,
  nextClosing,
  notClosed,
  oldestTroubles,
  saved,
  silent,
} from './dealer-cards.ts';
import { waitingMessages } from '../answering-messages/answering-rows.ts';
import {
  alarms,
  type AlarmRow,
  IS_UNDONE,
  type ServiceRow,
  services,
  type TestRow,
  tests,
} from './dealer-lists.ts';
import { IN_SCOPE, branchesPart } from '../groups/group-branches.ts';
import { clockPart } from '../groups/group-clock.ts';
import { isoInstantOrNull } from '../instant.ts';
import { prepareRead } from '../prepare-read.ts';
import type { SqlTransaction } from '../schema.ts';
import { badgesOf, IS_OPEN } from '../sites/site-badges.ts';

/** Fields that the statement returns in another form than clients receive. */
type FigureName =
  | 'asOf'
  | 'activeAlarms'
  | 'onTest'
  | 'serviceMessages'
  | 'nextClosing'
  | keyof CardRows;

interface HomeRow extends Omit<DealerHome, FigureName> {
  readonly mayHours: boolean;
  readonly alarms: readonly AlarmRow[];
  readonly tests: readonly TestRow[];
  readonly services: readonly ServiceRow[];
  readonly next: {
    readonly siteNum: number;
    readonly siteName: string;
    readonly at: number;
  } | null;
  readonly cards: { readonly [Card in keyof CardRows]: readonly CardRows[Card][] };
}

const cards = (
  db: Pick<SqlTransaction, 'selectFrom'>,
  by: CountedBy,
): RawBuilder<HomeRow['cards']> => {
  const parts = {
    oldestTroubles: jsonArrayFrom(oldestTroubles),
    silent: jsonArrayFrom(silent),
    notClosed: jsonArrayFrom(notClosed),
    installs: jsonArrayFrom(installs),
    ending: jsonArrayFrom(ending(by)),
    changes: jsonArrayFrom(changes),
    saved: jsonArrayFrom(saved(db, by)),
  } as const satisfies Record<keyof CardRows, unknown>;
  return sql`json_build_object(${sql.join(
    Object.entries(parts).flatMap(([name, rows]) => [sql.lit(name), rows]),
  )})`;
};

const selectHome = prepareRead((db, by: CountedBy) => {
  const { group, limit, mayTests, now, soon } = by;
  return sql<HomeRow>`
    with ${branchesPart(group)}, ${clockPart(group, now)}, ${figureTables(by)}
    select counted.*, ${by.mayHours}::boolean as "mayHours",
           (select zone from clock) as "timeZone",
           ${accountCounts(by)} as accounts,
           (select count(*) from alarm join site on site.num = alarm.site_num
             where ${IS_OPEN} and ${COUNTED}) as "activeAlarmCount",
           (select count(*) from alarm join site on site.num = alarm.site_num
             where alarm.state = 'New' and ${COUNTED}) as "freshAlarms",
           ${allowed(mayTests, sql`(select count(*) from testing)`)} as "onTestCount",
           ${allowed(mayTests, sql`(select count(*) from testing where ends_at <= ${soon}::bigint)`)} as "endingSoon",
           (select count(*) from troubled) as troubles,
           ${troubleAges(by)} as "troubleAges",
           (select count(*) from missed) as "missedTests",
           (select count(*) from service_request join site on site.num = service_request.site_num
             where ${IS_UNDONE} and ${COUNTED}) as "serviceMessageCount",
           ${allowed(by.mayMessages, waitingMessages(group))} as "waitingMessages",
           (select count(*) from site where site.state = 'installPending' and ${IN_SCOPE}
               and not exists (select from device where device.site_num = site.num
                                  and device.last_signal_at is not null)) as "installsSilent",
           ${jsonObjectFrom(nextClosing(by))} as next,
           ${jsonArrayFrom(services(limit))} as services,
           ${jsonArrayFrom(alarms(limit))} as alarms,
           ${jsonArrayFrom(tests(by))} as tests,
           ${cards(db, by)} as cards
      from (select count(*) as sites,
                   count(*) filter (where ${IN_TOTALS}) as "inTotals",
                   count(*) filter (where site.state = 'outOfService') as "outOfService",
                   count(*) filter (where site.state = 'installPending') as "installPending"
              from site where ${COUNTED}) as counted`;
});

const cardsOf = (rows: HomeRow['cards'], mayHours: boolean) =>
  ({
    oldestTroubles: rows.oldestTroubles.map((row) => ({ ...row, since: isoInstant(row.since) })),
    silent: rows.silent.map((row) => ({ ...row, dueAt: isoInstant(row.dueAt) })),
    notClosed: mayHours
      ? rows.notClosed.map((row) => ({ ...row, since: isoInstant(row.since) }))
      : null,
    installs: rows.installs.map((row) => ({
      ...row,
      lastSignalAt: isoInstantOrNull(row.lastSignalAt),
    })),
    ending: [...rows.ending],
    changes: rows.changes.map((row) => ({ ...row, at: isoInstant(row.at) })),
    saved: rows.saved.map((row) => {
      const { siteNum, siteName, xmit, devNum, favorite, watchedBy } = row;
      return { siteNum, siteName, xmit, devNum, favorite, watchedBy, badges: badgesOf(row) };
    }),
  }) satisfies Pick<DealerHome, keyof CardRows>;

/**
 * Reads a dealer's dashboard for a group and its branches in one statement. Alarms are sorted by urgency, and tests by
 * their end, soonest first.
 */
export const dealerHome = async (tx: SqlTransaction, by: CountedBy): Promise<DealerHome> => {
  const [row] = await selectHome(tx, by);
  if (row === undefined) throw new Error('counting answered no row');
  const { alarms: open, tests: running, services: waiting, next, cards: rows, ...rest } = row;
  const { mayHours, ...counts } = rest;
  return {
    ...counts,
    ...cardsOf(rows, mayHours),
    asOf: isoInstant(by.now),
    nextClosing: next && { ...next, at: isoInstant(next.at) },
    activeAlarms: open.map(({ since, holdUntil, ...alarm }) => ({
      ...alarm,
      since: isoInstant(since),
      holdUntil: isoInstantOrNull(holdUntil),
    })),
    serviceMessages: waiting.map(({ siteNum, siteName, xmit, ...request }) => ({
      ...describeRequest(request),
      siteNum,
      siteName,
      xmit,
    })),
    onTest: by.mayTests
      ? running.map((test) => ({
          ...test,
          startsAt: isoInstant(test.startsAt),
          endsAt: isoInstant(test.endsAt),
        }))
      : null,
  };
};
