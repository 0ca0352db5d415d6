import { sql, type Selectable } from 'kysely';
import type { JobRepository, StoredJob } from '#core/backend/jobs/job.repository.port.ts';
import { insertRows } from '../insert-rows.ts';
import { jsonText } from '../json-text.ts';
import { fromRow, toRow, without } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';
import type { JobTable } from '../tables-records.ts';

const OPEN = ['waiting', 'running'] as const;
/** Maximum number of jobs of one kind in the list. */
const LATEST = 20;
/** Maximum size of one row in bytes. A larger part of a result is split into several rows, so that sending the part needs little memory. */
const PART_BYTES = 512 * 1024;

/** Converts a database row into a job, without the columns that only the worker's lease uses. */
export const toJob = (row: Selectable<JobTable>): StoredJob =>
  fromRow(without(row, 'lease_token', 'due_at'));

/**
 * Returns a repository that stores jobs in the database, within the transaction `tx`. A server claims a job with a lease
 * token, so that no other server runs the job.
 */
export const sqlJobRepository = (tx: SqlTransaction): JobRepository => ({
  countOpen: async (ownerId) => {
    await sql`select id from portal_user where id = ${ownerId} for no key update`.execute(tx);
    const { count } = await tx
      .selectFrom('job')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('owner_id', '=', ownerId)
      .where('state', 'in', OPEN)
      .executeTakeFirstOrThrow();
    return count;
  },

  create: (job) =>
    insertRows(tx, 'job', {
      ...toRow(job),
      started_by: jsonText(job.startedBy),
      parameters: jsonText(job.parameters),
      due_at: job.createdAt,
      created_at: sql<number>`${job.createdAt}::bigint`,
    }),

  find: async (id) => {
    const row = await tx.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : toJob(row);
  },

  claim: async (kinds, lease, now) => {
    const { rows } = await sql<Selectable<JobTable>>`
      update job
         set state = 'running', attempts = attempts + 1,
             lease_token = ${lease.token}, due_at = ${lease.until}::bigint
       where id = (
         select id from job
          where state in ('waiting', 'running') and due_at <= ${now}::bigint
            and kind in (${sql.join(kinds)})
          order by created_at, id limit 1
          for update skip locked)
      returning *`.execute(tx);
    const row = rows[0];
    return row === undefined ? null : toJob(row);
  },

  lock: async (id, token) => {
    const row = await tx
      .selectFrom('job')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'running')
      .where('lease_token', '=', token)
      .forUpdate()
      .executeTakeFirst();
    return row === undefined ? null : toJob(row);
  },

  advance: async (id, step, leaseUntil) => {
    const { checkpoint, rows, part } = step;
    const bytes = typeof part === 'string' ? Buffer.from(part) : part;
    for (let at = 0; at < bytes.length; at += PART_BYTES)
      await sql`
        insert into job_part (job_id, num, bytes)
        select ${id}, coalesce(max(num) + 1, 0), ${bytes.subarray(at, at + PART_BYTES)}::bytea
          from job_part where job_id = ${id}`.execute(tx);
    // The last step replaces the estimated total by the actual number.
    const total =
      checkpoint === null
        ? sql<number>`done + ${rows}::int`
        : sql<number>`greatest(total, done + ${rows}::int)`;
    await tx
      .updateTable('job')
      .set({
        checkpoint: jsonText(checkpoint),
        done: sql<number>`done + ${rows}::int`,
        total,
        file_size: sql<number>`file_size + ${bytes.length}::int`,
        attempts: 0,
        due_at: leaseUntil,
      })
      .where('id', '=', id)
      .execute();
    return bytes.length;
  },

  end: async (id, { state, problem, expiresAt }) => {
    const ended = await tx
      .updateTable('job')
      .set({ state, problem, expires_at: expiresAt, lease_token: null })
      .where('id', '=', id)
      .where('state', 'in', OPEN)
      .returning('id')
      .executeTakeFirst();
    if (ended === undefined) return false;
    if (state !== 'done') await tx.deleteFrom('job_part').where('job_id', '=', id).execute();
    return true;
  },

  release: async (id, token, dueAt) => {
    await tx
      .updateTable('job')
      .set({ lease_token: null, due_at: dueAt })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .where('lease_token', '=', token)
      .execute();
  },

  part: async (id, num) => {
    const part = await tx
      .selectFrom('job_part')
      .select('bytes')
      .where('job_id', '=', id)
      .where('num', '=', num)
      .executeTakeFirst();
    return part?.bytes ?? null;
  },

  ofOwner: async (ownerId, kind, keptBeyond) => {
    const rows = await tx
      .selectFrom('job')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .where('kind', '=', kind)
      .where((is) => is.or([is('state', 'in', OPEN), is('expires_at', '>', keptBeyond)]))
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(LATEST)
      .execute();
    return rows.map(toJob);
  },
});
