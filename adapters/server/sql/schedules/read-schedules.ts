import { userNameOf } from '../history/history-rows.ts';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type {
  ScheduleFacts,
  ScheduleRepository,
  StoredReactions,
} from '#core/backend/schedules/schedule.repository.port.ts';
import { prepareRead, type RowsOf, together } from '../prepare-read.ts';
import { prepareSiteRead } from '../sites/read-site.ts';
import { fromRow, without } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';
import { shownState } from '../sites/site-badges.ts';
import { holidayList } from './site-schedules.ts';

type Db = Pick<SqlTransaction, 'selectFrom'>;

interface FactValues extends Readonly<Record<string, unknown>> {
  readonly siteNum: number;
  readonly loginId: string;
}

/** Selects the entries of the schedule layer in the outer statement. */
export const scheduleEntries = (db: Db) =>
  jsonArrayFrom(
    db
      .selectFrom('schedule_entry')
      .select(['weekdays', 'opens_at as opensAt', 'closes_at as closesAt'])
      .select(['window_before as windowBefore', 'window_after as windowAfter'])
      .select(['must_open as mustOpen', 'must_close as mustClose'])
      .where('schedule_id', '=', sql.ref<string>('schedule.id'))
      .orderBy('position'),
  ).as('entries');

/** Selects the schedules of one site with all columns, including deleted schedules. */
export const storedSchedules = (db: Db, siteNum: number) =>
  db
    .selectFrom('schedule')
    .select(['schedule.id', 'rev', 'layer', 'kind', 'reason', 'authorized_by as authorizedBy'])
    .select(['from_day as fromDay', 'to_day as toDay', 'holiday_group as holidayGroup'])
    .select(['holiday_name as holidayName', 'area_nums as areaNums', 'updated_at as updatedAt'])
    .select(['updated_by as updatedBy', 'deleted_at as deletedAt', 'press_id as pressId'])
    .select(['moved_from as movedFrom', 'applies_on as appliesOn'])
    .select(scheduleEntries(db))
    .where('schedule.site_num', '=', siteNum)
    .orderBy('schedule.id');

/**
 * Selects the email addresses and phones of a call list's contacts. The core compares them with those of the login,
 * because only the core normalizes phone numbers.
 */
const reachedContacts = (db: Db, siteNum: number) =>
  db
    .selectFrom('contact')
    .select(['authority', 'effective', 'expires', 'suspended'])
    .select(['unavailable_from as unavailableFrom', 'unavailable_to as unavailableTo'])
    .select(
      sql<readonly string[]>`array(
        select address from contact_email where contact_email.contact_id = contact.id
        union all select number from contact_phone where contact_phone.contact_id = contact.id)`.as(
        'ways',
      ),
    )
    .where('contact.site_num', '=', siteNum)
    .where('contact.deleted_at', 'is', null)
    .orderBy('contact.id');

const partsOf = (db: Db, { siteNum, loginId }: FactValues) => ({
  areas: db
    .selectFrom('area')
    .select(['num', 'name', 'since', 'changed_by as by'])
    .select(userNameOf(sql.ref('area'), 'changed_by').as('byName'))
    .select(sql<boolean>`area.state = 'Open'`.as('isOpen'))
    .select(shownState.as('state'))
    .where('area.site_num', '=', siteNum)
    .orderBy('dev_num')
    .orderBy('num'),
  schedules: storedSchedules(db, siteNum).where('deleted_at', 'is', null),
  holidays: holidayList(db),
  contacts: reachedContacts(db, siteNum),
  login: db.selectFrom('contact_method').select('value').where('user_id', '=', loginId),
  reactions: db.selectFrom('site_supervision').selectAll().where('site_num', '=', siteNum),
});

type Rows = {
  readonly [Name in keyof ReturnType<typeof partsOf>]: RowsOf<ReturnType<typeof partsOf>[Name]>;
};

const reactionsOf = (row: Rows['reactions'][number]): StoredReactions => {
  const { rev, updatedAt, updatedBy, ...values } = fromRow(without(row, 'site_num'));
  return { values, rev, updatedAt, updatedBy };
};

const factsOf = (rows: Rows): ScheduleFacts => {
  const [reactions] = rows.reactions;
  return {
    areas: rows.areas,
    schedules: rows.schedules,
    holidays: rows.holidays,
    contacts: rows.contacts,
    login: rows.login.map(({ value }) => value),
    reactions: reactions === undefined ? null : reactionsOf(reactions),
  };
};

const readSite = prepareSiteRead<FactValues, ReturnType<typeof partsOf>>(partsOf);
const readFacts = prepareRead((db, values: FactValues) => together(partsOf(db, values)));

/** Reads all schedule data of one site for a viewer. */
export const lookAtSchedules = async (
  tx: SqlTransaction,
  where: Parameters<ScheduleRepository['look']>[0],
  accountId: string,
): ReturnType<ScheduleRepository['look']> => {
  const more = { siteNum: where.siteNum, loginId: accountId };
  const { granted, found } = await readSite(tx, where, more);
  if (found === null) return { granted, found };
  const { num, name, time_zone } = found.site;
  const site = { siteNum: num, siteName: name, timeZone: time_zone };
  return { granted, found: { ...site, ...factsOf(found.rows) } };
};

/** Reads all schedule data of a site that the caller has locked. */
export const scheduleFacts = async (
  tx: SqlTransaction,
  siteNum: number,
  loginId: string,
): Promise<ScheduleFacts> => {
  const [rows] = await readFacts(tx, { siteNum, loginId });
  if (rows === undefined) throw new Error('looking answered no row');
  return factsOf(rows);
};
