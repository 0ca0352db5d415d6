import type { DeviceFacts } from '#core/backend/site.repository.port.ts';
import { isoInstantOrNull } from './instant.ts';
import { fromRow, without } from './row-names.ts';
import type { SqlTransaction } from './schema.ts';
import { runningTests } from './site-badges.ts';
import type { SiteTable } from './tables-sites.ts';

/** A site that is being cancelled is watched until its last day. */
const WATCHED: ReadonlySet<SiteTable['state']> = new Set(['monitored', 'cancelPending']);

const parts = async (tx: SqlTransaction, siteNum: number, now: number) => ({
  paths: await tx
    .selectFrom('device_path')
    .select(['dev_num', 'kind', 'role', 'carrier', 'receiver', 'format'])
    .where('site_num', '=', siteNum)
    .orderBy('position')
    .execute(),
  troubles: await tx
    .selectFrom('trouble')
    .select(['dev_num', 'text'])
    .where('site_num', '=', siteNum)
    .where('cleared_at', 'is', null)
    .orderBy('since')
    .orderBy('id')
    .execute(),
  tests: await runningTests(tx, now)
    .select(({ fn }) => ['dev_num', fn.max('ends_at').as('until')])
    .where('site_num', '=', siteNum)
    .groupBy('dev_num')
    .execute(),
});

/** The devices of a site in their order, with the signs their health is judged by. */
export const deviceFacts = async (
  tx: SqlTransaction,
  site: Pick<SiteTable, 'num' | 'state'>,
  now: number,
): Promise<readonly DeviceFacts[]> => {
  const rows = await tx
    .selectFrom('device')
    .selectAll()
    .where('site_num', '=', site.num)
    .orderBy('dev_num')
    .execute();
  const all = await parts(tx, site.num, now);
  return rows.map((row) => {
    const own = <T extends { dev_num: number }>(list: readonly T[]): T[] =>
      list.filter((entry) => entry.dev_num === row.dev_num);
    const device = fromRow(without(row, 'site_num', 'xmit'));
    return {
      device: {
        ...device,
        transmitterCode: row.xmit,
        paths: own(all.paths).map((path) => without(path, 'dev_num')),
        timerTestDueAt: isoInstantOrNull(row.timer_test_due_at),
        lastSignalAt: isoInstantOrNull(row.last_signal_at),
        onTestUntil: isoInstantOrNull(own(all.tests)[0]?.until ?? null),
      },
      signs: {
        monitored: WATCHED.has(site.state),
        lastSignalAt: row.last_signal_at,
        timerTestDueAt: row.timer_test_due_at,
        troubles: own(all.troubles).map(({ text }) => text),
      },
    };
  });
};
