import type { SupportRepository } from '#core/backend/support.repository.port.ts';
import { findUser, findUsers } from './find-users.ts';
import { findReport, listReports, setReportStatus } from './intake-reports.ts';
import type { SqlTransaction } from './schema.ts';
import { listStaff, lockStaff, setRights } from './staff-rights.ts';

const STEP_COLUMNS = {
  mfaVerify: 'mfa_required',
  usernameReset: 'username_reset_required',
  securityQuestions: 'security_questions_required',
  passwordReset: 'password_reset_required',
} as const;

/** Support's view of people, reports and staff in SQL. */
export const sqlSupportRepository = (tx: SqlTransaction): SupportRepository => ({
  findUsers: (search) => findUsers(tx, search),

  findUser: (accountId, now) => findUser(tx, accountId, now),

  requireStep: async (accountId, step) => {
    await tx
      .updateTable('portal_user')
      .set({ [STEP_COLUMNS[step]]: true })
      .where('id', '=', accountId)
      .execute();
  },

  reports: (asked) => listReports(tx, asked),

  findReport: (key) => findReport(tx, key),

  setReportStatus: (key, status, rev) => setReportStatus(tx, key, status, rev),

  staff: () => listStaff(tx),

  lockStaff: () => lockStaff(tx),

  setRights: (accountId, rights, rev) => setRights(tx, accountId, rights, rev),
});
