import { sql } from 'kysely';
import type {
  PanelFacts,
  PanelRepository,
  PanelSite,
} from '#core/backend/panel-info/panel.repository.port.ts';
import { describeRequest } from '#core/backend/panel-info/describe-panels.rule.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { LISTEN_MS, TEST_CODES } from '#core/panel-info/assess-test.rule.ts';
import { HEALTH_REASONS } from '#core/sites/assess-health.rule.ts';
import { deviceFacts, deviceParts } from '../sites/device-facts.ts';
import { grants, grantValues, type GrantValues } from '../limits/limit.repository.ts';
import { prepareRead, together, type RowsOf } from '../prepare-read.ts';
import { fromRow, happened, toRow, without } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';
import { requestOf } from './service-request.repository.ts';
import { addressLine } from '../sites/site-address.ts';
import { MONITORING, shownState } from '../sites/site-badges.ts';
import { maySee, viewerValues, type ViewerValues } from '../sites/site-viewer.ts';
import type { SiteTable } from '../sites/tables-sites.ts';
import { effectiveBranding } from '../branding/effective-branding.ts';

type Values = GrantValues & ViewerValues & { readonly siteNum: number; readonly now: number };
type Db = Pick<SqlTransaction, 'selectFrom'>;

/** Maximum number of shown messages to the dealer. */
const REQUESTS = sql.lit(5);
/** Maximum number of shown unassigned transmitters. */
const STRANGERS = sql.lit(5);

/** SQL expression: the panel's first test signal during a communication test, except signals withheld from customers. */
const HEARD = sql<BegunHeard | null>`(
  select json_build_object('at', activity.at, 'code', activity.code) from activity
   where activity.site_num = communication_test.site_num and activity.dev_num = communication_test.dev_num
     and activity.at > communication_test.started_at
     and activity.at <= communication_test.started_at + ${sql.lit(LISTEN_MS)}
     and activity.code in (${sql.join(TEST_CODES.map((code) => sql.lit(code)))}) and not activity.withheld
   order by activity.at limit 1)`;

/**
 * SQL expression: when an unassigned transmitter was first heard, as far as the viewer may know. `accountId` is empty
 * unless the viewer is a customer.
 */
const since = (accountId: string) =>
  sql<number>`(case when ${accountId}::text = '' then first_at else told_at end)`;

interface BegunHeard {
  readonly at: number;
  readonly code: string;
}

/** SQL expression: the history code of a device's last signal. */
const LAST_CODE = sql<string | null>`(
  select activity.code from activity
   where activity.site_num = device.site_num and activity.dev_num = device.dev_num
     and activity.at = device.last_signal_at and activity.event = device.last_signal
     and not activity.withheld limit 1)`;

const panelParts = (db: Db, { siteNum, now, accountId }: Values) => ({
  ...deviceParts(db, siteNum, now),
  devices: db
    .selectFrom('device')
    .selectAll()
    .select(LAST_CODE.as('last_signal_code'))
    .where('site_num', '=', siteNum)
    .orderBy('dev_num'),
  troubles: db
    .selectFrom('trouble')
    .select(['dev_num', 'code', 'zone', 'text', 'since'])
    .where('site_num', '=', siteNum)
    .where('cleared_at', 'is', null)
    .orderBy('since')
    .orderBy('id'),
  areas: db
    .selectFrom('area')
    .select(['dev_num', 'num', 'name', 'since'])
    .select(shownState.as('state'))
    .where('site_num', '=', siteNum)
    .orderBy('num'),
  requests: db
    .selectFrom('service_request')
    .selectAll()
    .where('site_num', '=', siteNum)
    .where(sql<boolean>`(not withheld or ${accountId}::text = '')`)
    .orderBy('requested_at', 'desc')
    .orderBy('id')
    .limit(REQUESTS),
  communicationTests: db
    .selectFrom('communication_test')
    .select(['id', 'dev_num', 'started_at', 'started_by'])
    .select(HEARD.as('heard'))
    .where('site_num', '=', siteNum)
    .distinctOn('dev_num')
    .orderBy('dev_num')
    .orderBy('started_at', 'desc')
    .orderBy('id'),
  strangers: db
    .selectFrom('stray_signal')
    .select('xmit')
    .select(since(accountId).as('since'))
    .where(
      sql<boolean>`caller_id = any(array(
        select unnest(caller_ids) from device_path where device_path.site_num = ${siteNum}))`,
    )
    .where(
      sql<boolean>`not exists (select 1 from device where upper(device.xmit) = stray_signal.xmit)`,
    )
    .orderBy('xmit')
    .limit(STRANGERS),
});

type Parts = ReturnType<typeof panelParts>;
type Rows = { readonly [Name in keyof Parts]: RowsOf<Parts[Name]> };

const selectSite = prepareRead((db, values: Values) =>
  together({
    looks: db.selectNoFrom(grants(values).as('granted')),
    sites: db
      .selectFrom('site')
      .innerJoin('site_group', 'site_group.num', 'site.site_group_num')
      .innerJoin('site_group as branded', (join) =>
        join.on('branded.num', '=', effectiveBranding(sql.ref('site.site_group_num'))),
      )
      .select(['site.num', 'site.site_group_num', 'site.name', 'site.time_zone', 'site.state'])
      .select(['site.street', 'site.unit', 'site.city', 'site.region', 'site.postal_code'])
      .select(['site_group.name as group_name', 'branded.display_name', 'branded.support_phone'])
      .where('site.num', '=', values.siteNum)
      .where(maySee(values)),
    ...panelParts(db, values),
  }),
);

const factsOf = (state: SiteTable['state'], rows: Rows): readonly PanelFacts[] =>
  deviceFacts(state, rows).map(({ device, signs }, index): PanelFacts => {
    const row = rows.devices[index];
    if (row === undefined) throw new Error('a device without its row');
    const own = <T extends { dev_num: number }>(list: readonly T[]): T[] =>
      list.filter(({ dev_num }) => dev_num === row.dev_num);
    const troubles = own(rows.troubles).map(({ code, zone, text, since }) => ({
      code,
      zone,
      text,
      since: isoInstant(since),
    }));
    const floods = row.runaway_since === null ? [] : [HEALTH_REASONS.floods];
    const [begun] = own(rows.communicationTests);
    return {
      panel: {
        ...device,
        timerTestEvent: row.timer_test_event,
        areas: own(rows.areas).map((area) => ({
          ...without(fromRow(area), 'since'),
          since: isoInstant(area.since),
        })),
        lastSignalCode: row.last_signal_code,
      },
      signs: {
        ...signs,
        troubles: [...floods, ...signs.troubles],
      },
      troubles,
      communicationTest:
        begun === undefined
          ? null
          : {
              id: begun.id,
              startedAt: begun.started_at,
              startedBy: begun.started_by,
              heard: begun.heard,
            },
    };
  });

/** SQL repository of sites' panels. */
export const sqlPanelRepository = (tx: SqlTransaction): PanelRepository => ({
  site: async (siteNum, viewer, look) => {
    const values = { siteNum, ...viewerValues(viewer), ...grantValues(look.guess, look.now) };
    const [found] = await selectSite(tx, values);
    if (found?.looks[0] === undefined) throw new Error('looking answered no row');
    const { granted } = found.looks[0];
    const [site] = found.sites;
    if (site === undefined) return { granted, found: null };
    const panels: PanelSite = {
      site: {
        siteNum: site.num,
        siteGroupNum: site.site_group_num,
        siteName: site.name,
        addressDisplay: addressLine(site),
        timeZone: site.time_zone,
        monitoring: MONITORING[site.state],
        dealer: { name: site.display_name ?? site.group_name, phone: site.support_phone },
        strangers: found.strangers.map((stranger) => ({
          xmit: stranger.xmit,
          since: isoInstant(stranger.since),
        })),
      },
      panels: factsOf(site.state, found),
      requests: found.requests.map((row) => describeRequest(requestOf(row))),
    };
    return { granted, found: panels };
  },

  addTest: async (test) =>
    happened(
      tx
        .insertInto('communication_test')
        .values(toRow(test))
        .onConflict((known) => known.column('id').doNothing())
        .returning('id'),
    ),
});
