import { sql, type RawBuilder } from 'kysely';
import type { QualityRights } from '#core/sites/quality-kinds.ts';
import { qualityPercent, siteQuality } from '#core/site-file/site-quality.rule.ts';
import type { AccountRow } from '#core/sites/accounts-page.schema.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { isoInstantOrNull } from '../instant.ts';
import { addressLine } from './site-address.ts';
import { badgeColumns, badgesOf } from './site-badges.ts';
import { qualityColumn, type QualityColumn } from './site-quality.ts';
import { SITE_COLUMNS, type ShortRow } from './site-summaries.ts';

/** A row of the account list. */
export interface AccountSqlRow extends ShortRow {
  readonly kind: string;
  readonly monitored_since: number | null;
  readonly branch_name: string;
  readonly device: { readonly dev_num: number; readonly xmit: string } | null;
  readonly services: readonly string[];
  readonly oldest_trouble: { readonly text: string; readonly since: number } | null;
  readonly heard_at: number | null;
  readonly test_due_at: number | null;
  readonly permit_expires: string | null;
  readonly favorite: boolean;
  readonly quality: QualityColumn;
}

/** SQL columns of an account in the list, for a select from `site` and `site_group`. */
export const accountColumns = ({
  accountId,
  now,
  seen,
}: {
  readonly accountId: string;
  readonly now: number;
  readonly seen: QualityRights;
}): RawBuilder<unknown> => sql`
  ${sql.join(SITE_COLUMNS.map((name) => sql.ref(name)))}, site.kind, site.monitored_since,
  site_group.name as branch_name, ${sql.join(badgeColumns(now))},
  (select json_build_object('dev_num', dev_num, 'xmit', xmit) from device
    where site_num = site.num order by dev_num limit 1) as device,
  array(select name from site_service where site_num = site.num order by position) as services,
  (select json_build_object('text', text, 'since', since) from trouble
    where site_num = site.num and cleared_at is null order by since, id limit 1) as oldest_trouble,
  (select max(last_signal_at) from device where site_num = site.num) as heard_at,
  (select min(timer_test_due_at) from device where site_num = site.num) as test_due_at,
  (select min(expires) from site_permit where site_num = site.num) as permit_expires,
  exists (select 1 from site_favorite where user_id = ${accountId} and site_num = site.num) as favorite,
  ${qualityColumn(seen)} as quality`;

const percentOf = ({ quality, services, badge_zone }: AccountSqlRow, now: number): number => {
  const { agencies, callFirst, county, crossStreet, permits, ...facts } = quality;
  const { ecvNumbers, premisesPhone, serviceMail, wordlessZones } = facts;
  const account = {
    asOf: isoInstant(now),
    timeZone: badge_zone,
    servicePlan: [...services],
    agencies,
    permits,
    form: { callFirst, callSecond: null, premisesPhone, serviceMail },
    inForce: { county, crossStreet },
  };
  return qualityPercent(siteQuality({ account, ecvNumbers, wordlessZones }));
};

/** Converts a row to an account of the list at the time `now`, with its first device. */
export const accountOf = (row: AccountSqlRow, now: number): AccountRow => ({
  siteNum: row.num,
  devNum: row.device?.dev_num ?? 0,
  siteName: row.name,
  transmitterCode: row.device?.xmit ?? '',
  addressDisplay: addressLine(row),
  siteGroupNum: row.site_group_num,
  badges: badgesOf(row),
  branchName: row.branch_name,
  city: row.city,
  siteType: row.kind,
  services: [...row.services],
  oldestTrouble:
    row.oldest_trouble === null
      ? null
      : { text: row.oldest_trouble.text, since: isoInstant(row.oldest_trouble.since) },
  lastSignalAt: isoInstantOrNull(row.heard_at),
  timerTestDueAt: isoInstantOrNull(row.test_due_at),
  permitExpires: row.permit_expires,
  monitoredSince: isoInstantOrNull(row.monitored_since),
  quality: percentOf(row, now),
  isFavorite: row.favorite,
});
