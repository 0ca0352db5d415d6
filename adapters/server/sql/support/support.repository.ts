import type { SupportRepository } from '#core/backend/support/support.repository.port.ts';
import { sqlUserSearch } from './find-users.ts';
import { sqlReports } from './intake-reports.ts';
import type { SqlTransaction } from '../schema.ts';
import { sqlStaff } from './staff-rights.ts';

/** SQL repository of Support: people, reports and staff. */
export const sqlSupportRepository = (tx: SqlTransaction): SupportRepository => ({
  ...sqlUserSearch(tx),
  ...sqlReports(tx),
  ...sqlStaff(tx),
});
