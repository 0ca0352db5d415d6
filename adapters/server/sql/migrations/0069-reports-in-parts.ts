import type { Migration } from './migration.ts';

/**
 * Printed reports are written part by part as their rows are read, so that no rows are stored for the printer. A report in
 * progress had not written any of its file yet and starts over.
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
