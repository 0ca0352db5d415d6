import type { SupportRepository } from '#core/backend/support.repository.port.ts';
import { sqlUserSearch } from './find-users.ts';
import { sqlReports } from './intake-reports.ts';
import type { SqlTransaction } from './schema.ts';
import { sqlStaff } from './staff-rights.ts';

const STEP_COLUMNS = {
  mfaVerify: 'mfa_required',
  usernameReset: 'username_reset_required',
  securityQuestions: 'security_questions_required',
  passwordReset: 'password_reset_required',
} as const;

/** Support's view of people, reports and staff in SQL. */
export const sqlSupportRepository = (tx: SqlTransaction): SupportRepository => ({
  ...sqlUserSearch(tx),
  ...sqlReports(tx),
  ...sqlStaff(tx),

  requireStep: async (accountId, step) => {
    await tx
      .updateTable('portal_user')
      .set({ [STEP_COLUMNS[step]]: true })
      .where('id', '=', accountId)
      .execute();
  },
});
