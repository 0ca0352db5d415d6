import { sql } from 'kysely';
import type { SiteFileRepository } from '#core/backend/site-file/site-file.repository.port.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { deviceForm, type DeviceForm } from '#core/site-file/device-form.schema.ts';
import type { OutOfServiceEntry } from '#core/site-file/out-of-service-entry.schema.ts';
import type { SiteFile } from '#core/site-file/site-file.schema.ts';
import { formColumns } from '../form-columns.ts';
import { groupBranches } from '../groups/group-branches.ts';
import { isoInstantOrNull } from '../instant.ts';
import { grantValues } from '../limits/limit.repository.ts';
import { prepareRead, together, type RowsOf } from '../prepare-read.ts';
import { ecvNumbers, IS_WORDLESS } from '../sites/site-quality.ts';
import { accountParts, infoOf, type AccountValues } from '../account-info/read-account-info.ts';
import type { SqlTransaction } from '../schema.ts';
import { viewerValues } from '../sites/site-viewer.ts';
import { DEVICE_COLUMNS } from '../sites/tables-sites.ts';

type Db = Pick<SqlTransaction, 'selectFrom' | 'selectNoFrom'>;

interface GroupRow {
  readonly siteGroupNum: number;
  readonly siteGroupName: string;
}

/** Selects the device columns that a dealer can edit. */
export const editedDevices = (db: Pick<SqlTransaction, 'selectFrom'>, siteNum: number) =>
  db
    .selectFrom('device')
    .select(['dev_num', 'xmit', 'rev', 'changed_by', 'changed_at'])
    .select(formColumns('device', DEVICE_COLUMNS))
    .where('site_num', '=', siteNum)
    .orderBy('dev_num');

/** Selects the areas of a site with their names and devices. */
export const namedAreas = (db: Pick<SqlTransaction, 'selectFrom'>, siteNum: number) =>
  db
    .selectFrom('area')
    .select(['dev_num', 'num', 'name'])
    .where('site_num', '=', siteNum)
    .orderBy('dev_num')
    .orderBy('num');

type DeviceRow = Awaited<ReturnType<ReturnType<typeof editedDevices>['execute']>>[number];
type AreaRow = Awaited<ReturnType<ReturnType<typeof namedAreas>['execute']>>[number];

/** Converts a device row to the values of the device form. */
export const deviceFormOf = (row: DeviceRow, areas: readonly AreaRow[]): DeviceForm =>
  deviceForm.pick({
    ...row,
    areas: areas
      .filter(({ dev_num }) => dev_num === row.dev_num)
      .map(({ num, name }) => ({ num, name })),
  });

/** SQL expression: the last day of a note, in the site's time zone. */
export const NOTE_DAY = sql<string | null>`to_char(to_timestamp((expires_at - 1) / 1000.0)
  at time zone (select time_zone from site where num = site_num), 'YYYY-MM-DD')`;

const line = (siteNum: number) => sql<GroupRow>`(
  with recursive up (num, parent_num, name, steps) as (
    select site_group.num, parent_num, site_group.name, 0 from site_group
      join site on site.site_group_num = site_group.num where site.num = ${siteNum}::int
    union all
    select above.num, above.parent_num, above.name, steps + 1
      from site_group above join up on above.num = up.parent_num)
  select num as "siteGroupNum", name as "siteGroupName" from up order by steps desc)`;

const fileParts = (db: Db, { now, siteGroupNum, siteNum }: AccountValues) => ({
  fileNotes: db
    .selectFrom('site_note')
    .select(['id', 'text', 'pinned', 'rev', 'of_customer', 'expires_at'])
    .select(['written_at', 'written_by', 'updated_at', 'updated_by'])
    .select(NOTE_DAY.as('until'))
    .where('site_num', '=', siteNum)
    .where('deleted_at', 'is', null)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
    .orderBy('pinned', 'desc')
    .orderBy('written_at', 'desc')
    .orderBy('id'),
  documents: db
    .selectFrom('site_document')
    .select(['id', 'name', 'size', 'stored_at', 'stored_by'])
    .where('site_num', '=', siteNum)
    .where('deleted_at', 'is', null)
    .orderBy('stored_at', 'desc')
    .orderBy('id'),
  fileDevices: editedDevices(db, siteNum),
  outOfService: db
    .selectFrom('out_of_service_entry')
    .select(['id', 'dev_num', 'rev', 'category', 'reason', 'starts_at', 'ends_at'])
    .select(['begun_at', 'placed_by', 'placed_at'])
    .where('site_num', '=', siteNum)
    .where('over_at', 'is', null),
  areas: namedAreas(db, siteNum),
  line: line(siteNum),
  targets: db
    .selectFrom('site_group')
    .select(['num as siteGroupNum', 'name as siteGroupName'])
    .where(sql<boolean>`num = any(${groupBranches(siteGroupNum)})`)
    .orderBy('num'),
  counts: db.selectNoFrom(ecvNumbers(sql`${siteNum}`).as('ecv')),
  wordless: db
    .selectFrom('zone')
    .select('num')
    .where('site_num', '=', siteNum)
    .where('deleted_at', 'is', null)
    .where(IS_WORDLESS)
    .orderBy('num'),
});

const selectFile = prepareRead((db, values: AccountValues) =>
  together({ ...accountParts(db, values), ...fileParts(db, values) }),
);

type EntryRow = RowsOf<ReturnType<typeof fileParts>['outOfService']>[number];

const entryOf = (row: EntryRow | undefined): OutOfServiceEntry | null =>
  row === undefined
    ? null
    : {
        id: row.id,
        rev: row.rev,
        category: row.category,
        reason: row.reason,
        begun: row.begun_at !== null,
        by: row.placed_by,
        at: isoInstant(row.placed_at),
        startsAt: isoInstant(row.begun_at ?? row.starts_at),
        endsAt: isoInstantOrNull(row.ends_at),
      };

type Found = Awaited<ReturnType<typeof selectFile>>[number];

const fileOf = (found: Found, account: SiteFile['account']): SiteFile => ({
  account,
  notes: found.fileNotes.map((note) => ({
    id: note.id,
    text: note.text,
    until: note.until,
    pinned: note.pinned,
    rev: note.rev,
    ofCustomer: note.of_customer,
    expiresAt: isoInstantOrNull(note.expires_at),
    writtenAt: isoInstant(note.written_at),
    writtenBy: note.written_by,
    updatedAt: isoInstantOrNull(note.updated_at),
    updatedBy: note.updated_by,
  })),
  documents: found.documents.map(({ stored_at, stored_by, ...document }) => ({
    ...document,
    storedAt: isoInstant(stored_at),
    storedBy: stored_by,
  })),
  devices: found.fileDevices.map((row) => ({
    devNum: row.dev_num,
    transmitterCode: row.xmit,
    rev: row.rev,
    changedBy: row.changed_by,
    changedAt: isoInstantOrNull(row.changed_at),
    form: deviceFormOf(row, found.areas),
    outOfServiceEntry: entryOf(found.outOfService.find(({ dev_num }) => dev_num === row.dev_num)),
  })),
  groups: {
    line: [...found.line],
    targets: found.targets.filter(
      ({ siteGroupNum }) => siteGroupNum !== account.siteGroup.siteGroupNum,
    ),
  },
  ecvNumbers: found.counts[0]?.ecv ?? 0,
  wordlessZones: found.wordless.map(({ num }) => num),
});

/** Reads all file data of a site in one statement. */
export const readSiteFile: (
  tx: SqlTransaction,
  ...asked: Parameters<SiteFileRepository['read']>
) => ReturnType<SiteFileRepository['read']> = async (tx, { siteNum, viewer, guess, now }) => {
  const values = { siteNum, ...viewerValues(viewer), ...grantValues(guess, now) };
  const [found] = await selectFile(tx, values);
  const look = found?.looks[0];
  if (found === undefined || look === undefined) throw new Error('looking answered no row');
  const [site] = found.sites;
  return {
    granted: look.granted,
    found: site === undefined ? null : fileOf(found, infoOf(site, found, now)),
  };
};
