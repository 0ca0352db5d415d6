import type { Document } from '../documents/document.ts';
import type { Failure, Result } from '../kernel/result.ts';
import type { ExportFormat, ListQuery, ListSort } from '../lists/list-query.schema.ts';
import type { LoginStep } from '../login/login-step.ts';
import type {
  IntakePage,
  IntakeReport,
  IntakeStatus,
  StaffMember,
  SupportedUser,
  SupportedUsers,
  UserAction,
} from './support.schema.ts';

/** Helps users, reads reports and gives rights, as provider staff (domain guide 6.17). */
export interface SupportGateway {
  /** By username, e-mail, name, phone, group number or transmitter code; pages count from 1. */
  findUsers(input: {
    readonly text: string;
    readonly sort: ListSort | null;
    readonly page: number;
    readonly size: number;
  }): Promise<Result<SupportedUsers, Failure>>;
  /** All people a search finds, in the given columns, as a file; the provider notes who took them. */
  exportUsers(input: {
    readonly text: string;
    readonly sort: ListSort | null;
    readonly columns: readonly string[];
    readonly format: ExportFormat;
  }): Promise<Result<Document, Failure>>;
  /** Does it and answers the person as they are now. */
  help(accountId: string, action: UserAction): Promise<Result<SupportedUser, Failure>>;
  /** The next sign-in asks for the step again; open sessions go on. */
  requireStep(accountId: string, step: LoginStep): Promise<Result<SupportedUser, Failure>>;
  reports(query: ListQuery): Promise<Result<IntakePage, Failure>>;
  /** Those the query leaves, in the given columns, as a file; the provider notes who took them. */
  exportReports(wanted: {
    readonly query: ListQuery;
    readonly columns: readonly string[];
    readonly format: ExportFormat;
  }): Promise<Result<Document, Failure>>;
  /** 409 when somebody else changed the report since `rev`. */
  setReportStatus(
    reference: string,
    change: { readonly status: IntakeStatus; readonly rev: number },
  ): Promise<Result<IntakeReport, Failure>>;
  staff(): Promise<Result<readonly StaffMember[], Failure>>;
  /** Those a search leaves, in the given columns, as a file; the provider notes who took them. */
  exportStaff(wanted: {
    readonly query: ListQuery;
    readonly columns: readonly string[];
    readonly format: ExportFormat;
  }): Promise<Result<Document, Failure>>;
  /** 409 when somebody else changed them since `rev`, 422 when nobody would be left to give rights. */
  setRights(
    accountId: string,
    change: { readonly rights: readonly string[]; readonly rev: number },
  ): Promise<Result<StaffMember, Failure>>;
}
