import type {
  SupportedUser,
  IntakeReport,
  IntakeStatus,
  StaffMember,
} from '../../support/supported-users.schema.ts';
import type { Application } from '../../permission/application.schema.ts';
import type { ReportKey } from '../intake/intake.repository.port.ts';
import type { ListQuery, ListSort } from '../../lists/list-query.schema.ts';

/** The stored form, with its instant in milliseconds. */
type Stamped<Asked> = Omit<Asked, 'askedAt'> & { readonly askedAt: number };

/** A stored person, with what Support needs beside the account itself. */
export interface FoundUser {
  readonly accountId: string;
  readonly username: string;
  readonly name: string;
  readonly application: Application;
  readonly beta: boolean;
  readonly email: string | null;
  readonly phone: string | null;
  readonly groups: readonly { readonly siteGroupNum: number; readonly siteGroupName: string }[];
  readonly lastLoginAt: number | null;
  readonly openSessions: number;
  /** True if sign-in requires a code and there is a contact to send it to. */
  readonly codeAsked: boolean;
  readonly contactSet: boolean;
  /** True if a password was set. */
  readonly registered: boolean;
  readonly disabled: boolean;
  /** The steps that the next sign-in requires. */
  readonly usernameResetRequired: boolean;
  readonly securityQuestionsRequired: boolean;
  readonly passwordResetRequired: boolean;
  /** The steps that staff required, the first one first. Instants in milliseconds. */
  readonly askedSteps: readonly Stamped<SupportedUser['askedSteps'][number]>[];
  /** The contact that waits to be verified. */
  readonly correction:
    | (Omit<Stamped<NonNullable<SupportedUser['correction']>>, 'endsAt'> & {
        readonly endsAt: number;
      })
    | null;
  /** The digests of the remembered browsers. */
  readonly deviceHashes: readonly string[];
}

/** Reads and changes other people's sign-in for staff (domain guide 6.17), inside one transaction. */
export interface SupportRepository {
  /** Finds users by words of username, name and contacts, or by an exact group number or transmitter code. Sorted by name by default. */
  findUsers(search: {
    readonly text: string;
    readonly sort: ListSort | null;
    readonly offset: number;
    readonly limit: number;
    readonly now: number;
  }): Promise<{ readonly users: readonly FoundUser[]; readonly total: number }>;
  findUser(accountId: string, now: number): Promise<FoundUser | null>;
  /** Returns reports, newest first by default. */
  reports(asked: {
    readonly query: Pick<ListQuery, 'search' | 'filters' | 'sort'>;
    readonly offset: number;
    readonly limit: number;
  }): Promise<{ readonly reports: readonly IntakeReport[]; readonly total: number }>;
  findReport(key: ReportKey): Promise<IntakeReport | null>;
  /** Sets a report's status in one conditional statement. Returns false if the report has another revision. */
  setReportStatus(key: ReportKey, status: IntakeStatus, rev: number): Promise<boolean>;
  staff(): Promise<readonly StaffMember[]>;
  /** Locks every staff row until the transaction ends, so that two staff members cannot take each other's last right at the same time. */
  lockStaff(): Promise<void>;
  /** Replaces the roles of one staff member. Returns false if the revision has changed. */
  setRights(accountId: string, rights: readonly string[], rev: number): Promise<boolean>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly support: SupportRepository;
  }
}
