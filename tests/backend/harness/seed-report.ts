import { randomBytes, randomUUID } from 'node:crypto';
import type { ReportKind } from '#core/reports/report-kinds.ts';
import type { Sql } from '#adapters/server/sql/schema.ts';

/** Optional fields of a mailed report; the others get simple defaults. */
export interface ReportSeed {
  readonly group?: number;
  readonly address: string;
  readonly createdById: string;
  readonly createdAt?: number;
  readonly expiresAt?: number | null;
  readonly text?: string;
  readonly kind?: ReportKind;
}

/** Writes a finished report with its file, and the link mailed to one address. */
export const seedReport = async (
  database: Sql,
  seed: ReportSeed,
): Promise<{ readonly reportId: string; readonly link: string; readonly text: string }> => {
  const { group = 4471, address, createdById, createdAt = 0, expiresAt = null } = seed;
  const reportId = randomUUID();
  const jobId = randomUUID();
  const link = randomBytes(32).toString('base64url');
  const text = seed.text ?? 'Account,Event\r\nHP1042,Burglary\r\n';
  const bytes = Buffer.from(text);
  await database
    .insertInto('job')
    .values({
      id: jobId,
      kind: 'report',
      owner_id: createdById,
      started_by: JSON.stringify({ requestId: 'r', sessionId: 's', address: '' }),
      parameters: JSON.stringify({}),
      state: 'done',
      done: 1,
      total: 1,
      due_at: createdAt,
      file_name: 'alarms.csv',
      file_size: bytes.length,
      created_at: createdAt,
      expires_at: expiresAt,
    })
    .execute();
  await database.insertInto('job_part').values({ job_id: jobId, num: 0, bytes }).execute();
  await database
    .insertInto('report')
    .values({
      id: reportId,
      site_group_num: group,
      job_id: jobId,
      kind: seed.kind ?? 'alarmHistory',
      name: 'Nightly alarms',
      scope: JSON.stringify({ kind: 'group', siteGroupNum: group }),
      scope_name: 'Whole group',
      period: JSON.stringify({ kind: 'day', days: 1 }),
      from_day: '2026-03-11',
      to_day: '2026-03-11',
      time_zone: 'America/New_York',
      format: 'csv',
      created_at: createdAt,
      created_by: 'Kit Example',
      created_by_id: createdById,
      schedule_id: null,
      recipients: JSON.stringify([{ name: null, email: address }]),
      send_when_empty: true,
      state: 'ready',
      rows: 1,
      size: bytes.length,
      ended_at: createdAt,
      expires_at: expiresAt,
    })
    .execute();
  await database
    .insertInto('report_link')
    .values({ id: link, report_id: reportId, address, created_at: createdAt, sent_at: createdAt })
    .execute();
  return { reportId, link, text };
};
