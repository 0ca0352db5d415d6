import { sql, type RawBuilder, type Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { ALL_BUT, FACTS } from '#core/audit/audit-list.ts';
import type { AuditFilter, AuditLine, AuditPerson } from '#core/audit/audit-line.schema.ts';
import type { AuditLogRepository } from '#core/backend/audit/audit-log.repository.port.ts';
import { keyFinder, type AuditKeys } from './audit.repository.ts';
import { checkChainPart } from './check-chain-part.ts';
import { containsPattern } from '../contains-pattern.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import type { SqlTransaction } from '../schema.ts';
import type { AuditTable } from '../tables-records.ts';

/** A stored audit log line, with the names of its actor and its subject. */
export interface AuditRow extends Omit<Selectable<AuditTable>, 'key_id' | 'mac'> {
  facts: number;
  actor_name: string | null;
  actor_username: string | null;
  subject_name: string | null;
  subject_username: string | null;
}

const personOf = (
  id: string | null,
  name: string | null,
  username: string | null,
): AuditPerson | null => (id === null ? null : { id, name, username });

/** Converts a stored audit log line for clients. */
export const auditLine = (row: AuditRow): AuditLine => ({
  seq: row.seq,
  at: isoInstant(row.at),
  operation: row.operation,
  result: row.result,
  target: row.target,
  actor: personOf(row.actor_id, row.actor_name, row.actor_username),
  subject: personOf(row.subject_id, row.subject_name, row.subject_username),
  address: row.address,
  claimedIp: row.claimed_ip,
  requestId: row.request_id,
  sessionId: row.session_id,
  // Details are sorted here, because the two database engines sort names differently.
  detail: Object.entries(row.detail)
    .map(([name, value]) => ({
      name,
      value: typeof value === 'string' ? value : JSON.stringify(value),
    }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  facts: row.facts,
});

const conditionsOf = (filter: AuditFilter): readonly RawBuilder<unknown>[] => {
  const found: RawBuilder<unknown>[] = [];
  if (filter.from !== null) found.push(sql`a.at >= ${Date.parse(filter.from)}::bigint`);
  if (filter.to !== null) found.push(sql`a.at < ${Date.parse(filter.to)}::bigint`);
  if (filter.operation.startsWith(ALL_BUT))
    found.push(sql`a.operation <> ${filter.operation.slice(ALL_BUT.length)}`);
  else if (filter.operation !== '') found.push(sql`a.operation = ${filter.operation}`);
  if (filter.result !== null) found.push(sql`a.result = ${filter.result}`);
  if (filter.text !== '')
    found.push(sql`(a.target ilike ${containsPattern(filter.text)} or a.address = ${filter.text})`);
  if (filter.person !== '') {
    const who = sql`select id from portal_user
      where name ilike ${containsPattern(filter.person)} or username ilike ${containsPattern(filter.person)}`;
    found.push(sql`(a.subject_id in (${who}) or a.actor_id in (${who}))`);
  }
  return found;
};

const where = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

/** SQL expression for the number of matching lines. Counting stops at `most`, which limits the time in a long audit log. */
const counted = (filter: AuditFilter, most: number, after?: number): RawBuilder<number> => {
  const newer = after === undefined ? [] : [sql`a.seq > ${after}::bigint`];
  return sql`(select count(*) from (
    select 1 from audit a where ${where([...conditionsOf(filter), ...newer])} limit ${most}) found)`;
};

/** SQL expression for the details of a line. If `facts` is given, includes only the first `facts` details, ordered by name. */
const detailOf = (facts: number | undefined): RawBuilder<unknown> =>
  facts === undefined
    ? sql`a.detail`
    : sql`(select coalesce(jsonb_object_agg(key, value), '{}') from (
        select key, value from jsonb_each(a.detail) order by key collate "C" limit ${facts}) as said)`;

const selectWhere = (
  conditions: readonly RawBuilder<unknown>[],
  { limit, facts }: { readonly limit: number; readonly facts?: number },
) => sql<AuditRow>`
    select a.seq, a.at, a.request_id, a.session_id, a.subject_id, a.actor_id, a.address,
           a.claimed_ip, a.operation, a.target, a.result, ${detailOf(facts)} as detail,
           (select count(*)::int from jsonb_object_keys(a.detail)) as facts,
           actor.name as actor_name, actor.username as actor_username,
           subject.name as subject_name, subject.username as subject_username
    from audit a
    left join portal_user actor on actor.id = a.actor_id
    left join portal_user subject on subject.id = a.subject_id
    where ${where(conditions)}
    order by a.seq desc
    limit ${limit}`;

const selectLines = (
  filter: AuditFilter,
  { before, ...bounds }: Parameters<AuditLogRepository['lines']>[1],
): RawBuilder<AuditRow> => {
  const below = before === null ? [] : [sql`a.seq < ${before}::bigint`];
  return selectWhere([...conditionsOf(filter), ...below], bounds);
};

/** SQL query for the newest lines in which an account is subject or actor. */
export const linesAbout = (accountId: string, limit: number): RawBuilder<AuditRow> =>
  sql<AuditRow>`(${selectWhere([sql`(a.subject_id = ${accountId} or a.actor_id = ${accountId})`], { limit, facts: FACTS.inList })})`;

/** SQL expression for the distinct operations, which jumps from one operation to the next in the index instead of reading all lines. */
const OPERATIONS = sql<string[]>`array(
  with recursive leap as (
    select min(operation) as name from audit
    union all
    select (select min(operation) from audit where operation > leap.name)
    from leap where leap.name is not null
  )
  select name from leap where name is not null order by name)`;

const NOTHING = { count: 0, lines: [], operations: [] };

/** Returns a repository that reads the audit log from the database. */
export const sqlAuditLogRepository = (tx: SqlTransaction, keys: AuditKeys): AuditLogRepository => ({
  lines: async (filter, window) => {
    const { rows } = await selectLines(filter, window).execute(tx);
    return rows.map(auditLine);
  },

  count: async (filter, most, after) => {
    const { rows } = await sql<{ count: number }>`
      select ${counted(filter, most, after)} as count`.execute(tx);
    return rows[0]?.count ?? 0;
  },

  page: async (filter, { most, ...window }) => {
    const { rows } = await sql<{ count: number; lines: AuditRow[]; operations: string[] }>`
      select ${counted(filter, most)} as count,
             ${OPERATIONS} as operations,
             ${jsonArrayFrom(sql<AuditRow>`(${selectLines(filter, window)})`)} as lines`.execute(
      tx,
    );
    const [{ count, lines, operations } = NOTHING] = rows;
    return { count, lines: lines.map(auditLine), operations };
  },

  checkChain: (after, limit) => checkChainPart(tx, keyFinder(keys), { after, limit }),
});
