import type { Migration } from './migration.ts';

/**
 * Reports on paper are written part by part as their rows are read, so that no rows are kept for a printer. One that was under way
 * had written nothing of its file yet and begins again.
 */
export const reportsInParts: Migration = {
  num: 69,
  name: 'reports in parts',
  statements: [
    `with begun as (
       update job set checkpoint = null, done = 0, file_size = 0
        where kind = 'report' and state in ('waiting', 'running') and parameters ->> 'format' = 'pdf' returning id)
     delete from job_part where job_id in (select id from begun)`,
    `drop table report_rows`,
  ],
};
