import type { SupportRepository } from '#core/backend/support/support.repository.port.ts';
import { sqlUserSearch } from './find-users.ts';
import { sqlReports } from './intake-reports.ts';
import type { SqlTransaction } from '../schema.ts';
import { sqlStaff } from './staff-rights.ts';

/** Support's view of people, reports and staff in SQL. */
export const sqlSupportRepository = (tx: SqlTransaction): SupportRepository => ({
  ...sqlUserSearch(tx),
  ...sqlReports(tx),
  ...sqlStaff(tx),
});
