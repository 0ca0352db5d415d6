import type {
  SupportedUser,
  IntakeReport,
  IntakeStatus,
  StaffMember,
} from '../../support/supported-users.schema.ts';
import type { Application } from '../../permission/application.schema.ts';
import type { ReportKey } from '../intake/intake.repository.port.ts';
import type { ListQuery, ListSort } from '../../lists/list-query.schema.ts';

/** A step or correction with `askedAt` in milliseconds UTC. */
type Stamped<Asked> = Omit<Asked, 'askedAt'> & { readonly askedAt: number };

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
  /** True if sign-in requires a code and a contact exists to receive the code. */
  readonly codeAsked: boolean;
  readonly contactSet: boolean;
  /** True if the person has set a password. */
  readonly registered: boolean;
  readonly disabled: boolean;
  /** Steps that the next sign-in requires. */
  readonly usernameResetRequired: boolean;
  readonly securityQuestionsRequired: boolean;
  readonly passwordResetRequired: boolean;
  /** Steps required by staff, first step first. Times are milliseconds UTC. */
  readonly askedSteps: readonly Stamped<SupportedUser['askedSteps'][number]>[];
  /** Corrected contact that is not verified yet; null if there is none. */
  readonly correction:
    | (Omit<Stamped<NonNullable<SupportedUser['correction']>>, 'endsAt'> & {
        readonly endsAt: number;
      })
    | null;
  /** Hashes of the remembered browsers. */
  readonly deviceHashes: readonly string[];
}

/** Reads and changes how other people sign in, for staff, inside one transaction (domain guide 6.17). */
export interface SupportRepository {
  /** Finds people by words of username, name or contacts, or by an exact group number or transmitter code. Ordered by name by default. */
  findUsers(search: {
    readonly text: string;
    readonly sort: ListSort | null;
    readonly offset: number;
    readonly limit: number;
    readonly now: number;
  }): Promise<{ readonly users: readonly FoundUser[]; readonly total: number }>;
  findUser(accountId: string, now: number): Promise<FoundUser | null>;
  /** Returns bug reports and feedback, newest first by default. */
  reports(asked: {
    readonly query: Pick<ListQuery, 'search' | 'filters' | 'sort'>;
    readonly offset: number;
    readonly limit: number;
  }): Promise<{ readonly reports: readonly IntakeReport[]; readonly total: number }>;
  findReport(key: ReportKey): Promise<IntakeReport | null>;
  /** Sets the status of a report in one conditional statement. Returns false if the report's revision is not `rev`. */
  setReportStatus(key: ReportKey, status: IntakeStatus, rev: number): Promise<boolean>;
  staff(): Promise<readonly StaffMember[]>;
  /**
   * Locks all staff rows until the transaction ends, so that two staff members cannot remove each other's right to grant
   * rights at once.
   */
  lockStaff(): Promise<void>;
  /** Replaces the rights of one staff member. Returns false if the revision is not `rev`. */
  setRights(accountId: string, rights: readonly string[], rev: number): Promise<boolean>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly support: SupportRepository;
  }
}
