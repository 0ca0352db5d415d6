import type { DeviceFacts } from '#core/backend/site.repository.port.ts';
import { isoInstantOrNull } from './instant.ts';
import type { SqlTransaction } from './schema.ts';
import type { SiteTable } from './tables-sites.ts';

/** A site that is being cancelled is watched until its last day. */
const WATCHED: ReadonlySet<SiteTable['state']> = new Set(['monitored', 'cancelPending']);

const parts = async (tx: SqlTransaction, siteNum: number, now: number) => ({
  paths: await tx
    .selectFrom('device_path')
    .selectAll()
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
  tests: await tx
    .selectFrom('running_test')
    .select(({ fn }) => ['dev_num', fn.max('ends_at').as('until')])
    .where('site_num', '=', siteNum)
    .where('cleared_at', 'is', null)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
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
    return {
      device: {
        devNum: row.dev_num,
        transmitterCode: row.xmit,
        description: row.description,
        type: row.type,
        manufacturer: row.manufacturer,
        model: row.model,
        firmware: row.firmware,
        installedOn: row.installed_on,
        installer: row.installer,
        paths: own(all.paths).map(({ kind, role, carrier, receiver, format }) => ({
          kind,
          role,
          carrier,
          receiver,
          format,
        })),
        timerTestMinutes: row.timer_test_minutes,
        timerTestDueAt: isoInstantOrNull(row.timer_test_due_at),
        lastSignalAt: isoInstantOrNull(row.last_signal_at),
        lastSignal: row.last_signal,
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
