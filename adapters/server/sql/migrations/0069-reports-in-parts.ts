import type { Migration } from './migration.ts';

/**
 * Drops the table of report rows, because printed reports are now written part by part while their rows are read. A report
 * in progress starts over.
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
