import type { ReportKey, SupportRepository } from '#core/backend/support.repository.port.ts';
import type { LoginStep } from '#core/login/login-step.ts';
import type { IntakeReport, IntakeStatus, StaffMember } from '#core/support/support.schema.ts';
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
export class SqlSupportRepository implements SupportRepository {
  readonly #tx: SqlTransaction;

  constructor(tx: SqlTransaction) {
    this.#tx = tx;
  }

  findUsers(
    search: Parameters<SupportRepository['findUsers']>[0],
  ): ReturnType<SupportRepository['findUsers']> {
    return findUsers(this.#tx, search);
  }

  findUser(accountId: string, now: number): ReturnType<SupportRepository['findUser']> {
    return findUser(this.#tx, accountId, now);
  }

  async requireStep(accountId: string, step: Exclude<LoginStep, 'contactInfo'>): Promise<void> {
    await this.#tx
      .updateTable('portal_user')
      .set({ [STEP_COLUMNS[step]]: true })
      .where('id', '=', accountId)
      .execute();
  }

  reports(
    asked: Parameters<SupportRepository['reports']>[0],
  ): ReturnType<SupportRepository['reports']> {
    return listReports(this.#tx, asked);
  }

  findReport(key: ReportKey): Promise<IntakeReport | null> {
    return findReport(this.#tx, key);
  }

  setReportStatus(key: ReportKey, status: IntakeStatus, rev: number): Promise<boolean> {
    return setReportStatus(this.#tx, key, status, rev);
  }

  staff(): Promise<readonly StaffMember[]> {
    return listStaff(this.#tx);
  }

  lockStaff(): Promise<void> {
    return lockStaff(this.#tx);
  }

  setRights(accountId: string, rights: readonly string[], rev: number): Promise<boolean> {
    return setRights(this.#tx, accountId, rights, rev);
  }
}
