import type { ColumnType, Generated } from 'kysely';
import type { JobOrigin, StoredJob } from '#core/backend/jobs/job.repository.port.ts';

/** Work in the background. */
export interface JobTable {
  id: string;
  kind: string;
  owner_id: string;
  started_by: ColumnType<JobOrigin, string, never>;
  parameters: ColumnType<unknown, string, never>;
  checkpoint: ColumnType<unknown, never, string>;
  state: Generated<StoredJob['state']>;
  done: Generated<number>;
  total: number;
  attempts: Generated<number>;
  /** Of the newest claim; whoever holds an older one writes nothing any more. */
  lease_token: Generated<string | null>;
  /** Not before this instant; a claim and each step move it ahead, so that a server that died is followed by another. */
  due_at: number;
  file_name: string;
  file_size: Generated<number>;
  problem: Generated<string | null>;
  created_at: number;
  expires_at: Generated<number | null>;
}

/** A piece of a result; numbered from 0 in the order of the file. */
export interface JobPartTable {
  job_id: string;
  num: number;
  bytes: Uint8Array;
}

/** Tables of work in the background. */
export interface JobTables {
  job: JobTable;
  job_part: JobPartTable;
}
