import { sql, type RawBuilder } from 'kysely';
import type {
  OnCallGroup,
  StoredOnCallOverview,
  StoredOnCall,
} from '#core/backend/on-call/on-call.repository.port.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { planOfOverview } from '#core/on-call/plan-of-overview.rule.ts';
import { isoInstantOrNull } from '../instant.ts';
import { openHoursPart } from '../business-hours/open-hours-part.ts';
import type { SqlTransaction } from '../schema.ts';

const listed = (rows: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(row_to_json(part)), '[]'::json) from (${rows}) part)`;

type Moments<Row, Names extends keyof Row> = Omit<Row, Names> & {
  readonly [Name in Names]: Row[Name] extends string ? number : number | null;
};
type Person = Moments<StoredOnCallOverview['people'][number], 'changedAt'>;
type List = Moments<StoredOnCallOverview['lists'][number], 'changedAt'>;
type Override = Moments<StoredOnCallOverview['overrides'][number], 'from' | 'to' | 'madeAt'>;
type Fixed = Omit<
  Moments<StoredOnCallOverview['fixed'][number], 'from' | 'to' | 'madeAt'>,
  'slots'
> & {
  readonly slots: StoredOnCall['fixed'][number]['slots'];
};
type Swap = Omit<
  Moments<StoredOnCallOverview['swaps'][number], 'from' | 'to' | 'offeredAt'>,
  'back'
> & {
  readonly backTier: NonNullable<StoredOnCallOverview['swaps'][number]['back']>['tier'] | null;
  readonly backFrom: number | null;
  readonly backTo: number | null;
};

type Hours = StoredOnCallOverview['hours'];
interface Row extends OnCallGroup, Hours {
  readonly people: readonly Person[];
  readonly lists: readonly List[];
  readonly overrides: readonly Override[];
  readonly fixed: readonly Fixed[];
  readonly swaps: readonly Swap[];
}

const HEAD = sql`
  g.num as "siteGroupNum", g.name as "siteGroupName", g.time_zone as "timeZone",
  g.answering_service_enabled as enabled`;

const LISTS = sql`
  select l.id, l.rev, l.name, l.purpose, l.starts_on as "startsOn", l.ends_on as "endsOn", l.handoff_at as "handoffAt",
         l.rotation_days as "rotationDays", l.covers, l.tiers, l.changed_by as "changedBy", l.changed_at as "changedAt"
    from on_call_list l where l.deleted_at is null`;

/**
 * Builds the selects that read one on-call list of group `g`, or all lists of the group if `listId` is null. Deleted
 * people are included, because planned shifts refer to deleted people.
 */
const parts = (listId: string | null, from: number, to: number) => {
  const ofList = listId === null ? sql`true` : sql`l.id = ${listId}::uuid`;
  const inSpan = (table: string) => sql`
    join on_call_list l on l.id = ${sql.ref(`${table}.list_id`)} and l.deleted_at is null
     where l.site_group_num = g.num and ${ofList} and ${sql.ref(`${table}.starts_at`)} < ${to}::bigint
       and ${sql.ref(`${table}.ends_at`)} > ${from}::bigint`;
  return sql`
    ${listed(sql`
      select p.id, p.rev, p.name, p.account_id as "accountId", p.phones, p.email, p.try_minutes as "tryMinutes",
             p.repeats, p.quiet, p.handoff_notice as "handoffNotice", p.daily_digest as "dailyDigest",
             p.changed_by as "changedBy", p.changed_at as "changedAt"
        from on_call_person p where p.site_group_num = g.num and p.deleted_at is null order by p.name, p.id`)} as people,
    ${listed(sql`${LISTS} and l.site_group_num = g.num and ${ofList} order by l.position, l.name, l.id`)} as lists,
    ${listed(sql`
      select o.id, o.rev, o.list_id as "listId", o.tier, o.kind, o.person_id as "personId", o.instead_of as "insteadOf",
             o.starts_at as "from", o.ends_at as "to", o.note, o.swap_id as "swapId", o.made_by as "madeBy",
             o.made_at as "madeAt"
        from on_call_override o ${inSpan('o')} and o.deleted_at is null order by o.starts_at, o.id`)} as overrides,
    ${listed(sql`
      select f.id, f.rev, f.list_id as "listId", f.name, f.starts_at as "from", f.ends_at as "to", f.slots,
             f.made_by as "madeBy", f.made_at as "madeAt"
        from on_call_fixed f ${inSpan('f')} and f.deleted_at is null order by f.starts_at, f.id`)} as fixed`;
};

const SWAPS = (from: number) =>
  listed(sql`
  select s.id, s.rev, s.list_id as "listId", s.tier, s.person_id as "personId", s.to_person_id as "toPersonId",
         s.starts_at as "from", s.ends_at as "to", s.back_tier as "backTier", s.back_starts_at as "backFrom",
         s.back_ends_at as "backTo", s.note, s.offered_at as "offeredAt"
    from on_call_swap s join on_call_list l on l.id = s.list_id and l.deleted_at is null
   where l.site_group_num = g.num and s.state = 'Offered' and s.ends_at > ${from}::bigint
   order by s.starts_at, s.id`);

type Decides = Omit<Row, keyof Hours | 'swaps'>;

const decidingOf = ({ fixed, lists, overrides, people, ...head }: Decides) => ({
  ...head,
  people: people.map((one) => ({ ...one, changedAt: isoInstantOrNull(one.changedAt) })),
  lists: lists.map((one) => ({ ...one, changedAt: isoInstantOrNull(one.changedAt) })),
  overrides: overrides.map((one) => ({
    ...one,
    ...momentsOf(one),
    madeAt: isoInstant(one.madeAt),
  })),
  fixed: fixed.map((one) => ({
    ...one,
    ...momentsOf(one),
    madeAt: isoInstant(one.madeAt),
    slots: one.slots.map((slot) => ({ ...slot, ...momentsOf(slot), people: [...slot.people] })),
  })),
});

const overviewOf = ({ holidays, swaps, temporary, weekly, ...row }: Row): StoredOnCallOverview => ({
  ...decidingOf(row),
  hours: { holidays, temporary, weekly },
  swaps: swaps.map(({ backFrom, backTier, backTo, ...one }) => ({
    ...one,
    ...momentsOf(one),
    offeredAt: isoInstant(one.offeredAt),
    back:
      backTier === null || backFrom === null || backTo === null
        ? null
        : { tier: backTier, ...momentsOf({ from: backFrom, to: backTo }) },
  })),
});

const momentsOf = ({ from, to }: { readonly from: number; readonly to: number }) => ({
  from: isoInstant(from),
  to: isoInstant(to),
});

/** Reads all on-call data of a group that overlaps a period, in one statement. */
export const readOverview = async (
  tx: SqlTransaction,
  siteGroupNum: number,
  from: number,
  to: number,
): Promise<StoredOnCallOverview | null> => {
  const { rows } = await sql<Row>`
    select ${HEAD}, ${parts(null, from, to)}, ${SWAPS(from)} as swaps, ${openHoursPart(from)}
      from site_group g where g.num = ${siteGroupNum}::int`.execute(tx);
  const [row] = rows;
  return row === undefined ? null : overviewOf(row);
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads one list with everything that overlaps a period, in one statement. Legacy overrides without a list are left out. */
export const readPlan = async (
  tx: SqlTransaction,
  listId: string,
  from: number,
  to: number,
): Promise<StoredOnCall | null> => {
  if (!UUID.test(listId)) return null;
  const { rows } = await sql<Decides>`
    select ${HEAD}, ${parts(listId, from, to)}
      from on_call_list of_group join site_group g on g.num = of_group.site_group_num
     where of_group.id = ${listId}::uuid`.execute(tx);
  const [row] = rows;
  if (row === undefined) return null;
  const overview = decidingOf(row);
  const plan = planOfOverview(overview, listId);
  const name = overview.lists[0]?.name;
  if (plan === null || name === undefined) return null;
  const { people, siteGroupNum } = overview;
  return { ...plan, listId, siteGroupNum, name, people };
};
