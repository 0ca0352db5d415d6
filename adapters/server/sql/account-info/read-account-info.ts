import { sql } from 'kysely';
import type { AccountForm } from '#core/account-info/account-form.schema.ts';
import type { RequestedField } from '#core/account-info/change-request.schema.ts';
import type { AccountInfo } from '#core/account-info/account-info.schema.ts';
import { siteMonitoring } from '#core/backend/home/site-monitoring.rule.ts';
import type { LookedUp, SiteLook, SiteViewer } from '#core/backend/sites/site.repository.port.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { grants, grantValues } from '../limits/limit.repository.ts';
import { fieldsOfRow, formColumns } from '../form-columns.ts';
import { isoInstantOrNull } from '../instant.ts';
import { prepareRead, together } from '../prepare-read.ts';
import type { SiteValues } from '../sites/read-site.ts';
import type { SqlTransaction } from '../schema.ts';
import { cancellationOf, standingCancellation } from '../requests/site-cancellation.ts';
import { addressLine } from '../sites/site-address.ts';
import { maySee, viewerValues } from '../sites/site-viewer.ts';
import { PERMIT_COLUMNS } from '../sites/tables-site-details.ts';
import { ACCOUNT_COLUMNS, ADDRESS_COLUMNS } from '../sites/tables-sites.ts';

export type AccountValues = SiteValues & { readonly now: number };

/** Maximum number of requests shown. */
const REQUESTS = 50;
/** Kinds of the phone numbers that are called before a dispatch, in order. */
export const CALL = ['Call first', 'Call second'] as const;

/** Returns the parts of the statement that reads an account. */
export const accountParts = (
  db: Pick<SqlTransaction, 'selectFrom' | 'selectNoFrom'>,
  values: AccountValues,
) => {
  const { now, siteNum } = values;
  return {
    looks: db.selectNoFrom([grants(values).as('granted')]),
    sites: db
      .selectFrom('site')
      .innerJoin('site_group', 'site_group.num', 'site.site_group_num')
      .selectAll('site')
      .select('site_group.name as group_name')
      .where('site.num', '=', siteNum)
      .where(maySee(values)),
    devices: db
      .selectFrom('device')
      .select(['xmit', 'out_of_service as outOfService'])
      .where('site_num', '=', siteNum)
      .orderBy('dev_num'),
    services: db
      .selectFrom('site_service')
      .select('name')
      .where('site_num', '=', siteNum)
      .orderBy('position'),
    agencies: db
      .selectFrom('site_agency')
      .select(['kind', 'name', 'phone'])
      .where('site_num', '=', siteNum),
    phones: db
      .selectFrom('site_phone')
      .select(['kind', 'number'])
      .where('site_num', '=', siteNum)
      .orderBy('position'),
    permits: db
      .selectFrom('site_permit')
      .select('id')
      .select(formColumns('site_permit', PERMIT_COLUMNS))
      .where('site_num', '=', siteNum)
      .orderBy('expires')
      .orderBy('id'),
    notes: db
      .selectFrom('site_note')
      .select(['text', 'expires_at', 'of_customer'])
      .select(
        sql<string | null>`to_char(to_timestamp((expires_at - 1) / 1000.0)
          at time zone (select time_zone from site where num = site_num), 'YYYY-MM-DD')`.as(
          'until',
        ),
      )
      .where('site_num', '=', siteNum)
      .where('deleted_at', 'is', null)
      .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
      .orderBy('pinned', 'desc')
      .orderBy('written_at')
      .orderBy('id'),
    gates: db.selectFrom('gate_code').select('rev').where('site_num', '=', siteNum),
    requests: db
      .selectFrom('change_request')
      .select(['id', 'field', 'before', 'wanted', 'state', 'answer'])
      .select(['rev', 'asked_by', 'asked_at', 'decided_by', 'decided_at'])
      .where('site_num', '=', siteNum)
      .where('withdrawn_at', 'is', null)
      .where('field', '<>', sql.lit('service' as const))
      .orderBy('asked_at', 'desc')
      .orderBy('id')
      .limit(sql.lit(REQUESTS))
      .$narrowType<{ field: RequestedField }>(),
    cancellations: standingCancellation(db, siteNum, true),
  };
};

const selectInfo = prepareRead((db, values: AccountValues) => together(accountParts(db, values)));

type Found = Awaited<ReturnType<typeof selectInfo>>[number];
type SiteRow = Found['sites'][number];

const formOf = (site: SiteRow, { notes, permits, phones }: Found): AccountForm => {
  const phone = (kind: string): string | null =>
    phones.find((one) => one.kind === kind)?.number ?? null;
  const own = notes.find(({ of_customer }) => of_customer);
  return {
    ...fieldsOfRow(ACCOUNT_COLUMNS, site),
    callFirst: phone(CALL[0]),
    callSecond: phone(CALL[1]),
    permits: permits.map(({ id, number }) => ({ id, number })),
    note: own?.text ?? null,
    noteUntil: own?.until ?? null,
  };
};

/** Builds an account from the results of `accountParts`. */
export const infoOf = (site: SiteRow, found: Found, now: number): AccountInfo => ({
  siteNum: site.num,
  siteName: site.name,
  rev: site.rev,
  changedBy: site.changed_by,
  changedAt: isoInstantOrNull(site.changed_at),
  asOf: isoInstant(now),
  timeZone: site.time_zone,
  siteGroup: { siteGroupNum: site.site_group_num, siteGroupName: site.group_name },
  transmitterCodes: found.devices.map(({ xmit }) => xmit),
  monitoredSince: isoInstantOrNull(site.monitored_since),
  monitoring: siteMonitoring(site.state, found.devices),
  siteType: site.kind,
  servicePlan: found.services.map(({ name }) => name),
  language: site.spoken_language,
  addressDisplay: addressLine(site),
  agencies: [...found.agencies],
  permits: [...found.permits],
  notes: found.notes
    .filter(({ of_customer }) => !of_customer)
    .map(({ text, expires_at }) => ({ text, expiresAt: isoInstantOrNull(expires_at) })),
  gateCodeOnFile: found.gates.length > 0,
  form: formOf(site, found),
  inForce: {
    ...fieldsOfRow(ADDRESS_COLUMNS, site),
    dispatchInstructions: site.dispatch_instructions,
  },
  requests: found.requests.map(({ asked_at, asked_by, decided_at, decided_by, ...request }) => ({
    ...request,
    askedBy: asked_by,
    askedAt: isoInstant(asked_at),
    decidedBy: decided_by,
    decidedAt: isoInstantOrNull(decided_at),
  })),
  cancellation: found.cancellations.map(cancellationOf)[0] ?? null,
});

/** Reads an account with all data shown to its customer and its dealer, in one statement. */
export const readAccountInfo = async (
  tx: SqlTransaction,
  siteNum: number,
  viewer: SiteViewer,
  { guess, now }: Pick<SiteLook, 'guess' | 'now'>,
): Promise<LookedUp<AccountInfo>> => {
  const [found] = await selectInfo(tx, {
    siteNum,
    ...viewerValues(viewer),
    ...grantValues(guess, now),
  });
  const look = found?.looks[0];
  if (found === undefined || look === undefined) throw new Error('looking answered no row');
  const [site] = found.sites;
  return { granted: look.granted, found: site === undefined ? null : infoOf(site, found, now) };
};
