import { sql } from 'kysely';
import { analyzeGrown } from '#adapters/server/sql/analyze-grown.ts';
import type { Sql } from '#adapters/server/sql/schema.ts';

/** Writes many audit entries in one statement and updates the audit log's statistics. The chain of these entries is not valid. */
export const fillAuditLog = async (
  kysely: Sql,
  lines: number,
  subjectId: string,
): Promise<void> => {
  await kysely.transaction().execute(async (tx) => {
    await sql`
      insert into audit (seq, at, request_id, session_id, subject_id, actor_id, address,
                         claimed_ip, operation, target, result, detail, key_id, mac)
      select head.seq + n, ${Date.UTC(2026, 10, 1)}::bigint + n, 'request-' || n, null, ${subjectId},
             ${subjectId}, '198.51.100.7', null, 'filled', 'thing ' || n, 'ok',
             '{"field": "value, with a comma"}'::jsonb, '1', 'mac'
        from audit_head head, generate_series(1, ${lines}::int) n`.execute(tx);
    await sql`update audit_head set seq = seq + ${lines}::int`.execute(tx);
  });
  await analyzeGrown(kysely);
};

/** Returns the numbers of the audit entries in a CSV file, in file order. */
export const linesOf = (csv: string): readonly number[] =>
  csv
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => Number(line.split(',')[0]));
