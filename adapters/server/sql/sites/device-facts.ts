import type { DeviceFacts } from '#core/backend/sites/site.repository.port.ts';
import { outOfServiceCategory } from '#core/sites/out-of-service.ts';
import { isoInstantOrNull } from '../instant.ts';
import type { RowsOf } from '../prepare-read.ts';
import { fromRow, without } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';
import { isRunning } from './site-badges.ts';
import type { SiteTable } from './tables-sites.ts';

/** States in which a site is monitored. A site being canceled is monitored until its last day. */
const WATCHED: ReadonlySet<SiteTable['state']> = new Set(['monitored', 'cancelPending']);

/** Builds the selects of the data that describes a site's devices, as parts of one statement. */
export const deviceParts = (
  db: Pick<SqlTransaction, 'selectFrom'>,
  siteNum: number,
  now: number,
) => ({
  devices: db.selectFrom('device').selectAll().where('site_num', '=', siteNum).orderBy('dev_num'),
  paths: db
    .selectFrom('device_path')
    .select(['dev_num', 'kind', 'role', 'carrier', 'receiver', 'format'])
    .select(['supervised_line', 'caller_ids'])
    .where('site_num', '=', siteNum)
    .orderBy('position'),
  troubles: db
    .selectFrom('trouble')
    .select(['dev_num', 'text'])
    .where('site_num', '=', siteNum)
    .where('cleared_at', 'is', null)
    .orderBy('since')
    .orderBy('id'),
  tests: db
    .selectFrom('site_test')
    .select(['dev_nums', 'scope', 'ends_at'])
    .where('site_num', '=', siteNum)
    .where(isRunning(now)),
});

type Parts = ReturnType<typeof deviceParts>;
type Rows = { readonly [Name in keyof Parts]: RowsOf<Parts[Name]> };

/** Returns the latest end of the device's running tests, or null if it has none. */
const testedUntil = (tests: Rows['tests'], devNum: number): number | null => {
  const ends = tests.flatMap(({ dev_nums, ends_at }) =>
    dev_nums.includes(devNum) ? [ends_at] : [],
  );
  return ends.length === 0 ? null : Math.max(...ends);
};

/** Returns a site's devices in order, with the facts that determine their health. */
export const deviceFacts = (state: SiteTable['state'], rows: Rows): readonly DeviceFacts[] =>
  rows.devices.map((row) => {
    const own = <T extends { dev_num: number }>(list: readonly T[]): T[] =>
      list.filter((entry) => entry.dev_num === row.dev_num);
    const device = fromRow(without(row, 'site_num', 'xmit', 'out_of_service'));
    const category = row.out_of_service;
    return {
      device: {
        ...device,
        transmitterCode: row.xmit,
        paths: own(rows.paths).map((path) => {
          const { callerIds, ...own } = fromRow(without(path, 'dev_num'));
          return { ...own, callerIds: [...callerIds] };
        }),
        timerTestDueAt: isoInstantOrNull(row.timer_test_due_at),
        lastSignalAt: isoInstantOrNull(row.last_signal_at),
        outOfService:
          category === null
            ? null
            : { category, since: isoInstantOrNull(row.out_of_service_since) },
        onTestUntil: isoInstantOrNull(testedUntil(rows.tests, row.dev_num)),
      },
      signs: {
        monitored: WATCHED.has(state) && (category === null || outOfServiceCategory(category).acts),
        lastSignalAt: row.last_signal_at,
        timerTestDueAt: row.timer_test_due_at,
        troubles: own(rows.troubles).map(({ text }) => text),
      },
    };
  });
