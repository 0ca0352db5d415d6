import type {
  SupportedUser,
  IntakeReport,
  IntakeStatus,
  StaffMember,
} from '../../support/supported-users.schema.ts';
import type { Application } from '../../permission/application.schema.ts';
import type { ReportKey } from '../intake/intake.repository.port.ts';
import type { ListQuery, ListSort } from '../../lists/list-query.schema.ts';

/** As it is stored, its instant in milliseconds. */
type Stamped<Asked> = Omit<Asked, 'askedAt'> & { readonly askedAt: number };

/** A person as stored, with what Support needs beside the account itself. */
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
  /** A code is asked at the sign-in, and there is a contact to send it to. */
  readonly codeAsked: boolean;
  readonly contactSet: boolean;
  /** Has set a password. */
  readonly registered: boolean;
  readonly disabled: boolean;
  /** Steps the next sign-in asks for. */
  readonly usernameResetRequired: boolean;
  readonly securityQuestionsRequired: boolean;
  readonly passwordResetRequired: boolean;
  /** What staff asked of it, the first one first; instants in milliseconds. */
  readonly askedSteps: readonly Stamped<SupportedUser['askedSteps'][number]>[];
  /** The contact that waits to be proven. */
  readonly correction:
    | (Omit<Stamped<NonNullable<SupportedUser['correction']>>, 'endsAt'> & {
        readonly endsAt: number;
      })
    | null;
  /** Of the browsers that are remembered. */
  readonly deviceHashes: readonly string[];
}

/** What staff see and change of other people (domain guide 6.17); inside one transaction. */
export interface SupportRepository {
  /** By words of username, name and contacts, or by exactly a group number or transmitter code; by name unless sorted. */
  findUsers(search: {
    readonly text: string;
    readonly sort: ListSort | null;
    readonly offset: number;
    readonly limit: number;
    readonly now: number;
  }): Promise<{ readonly users: readonly FoundUser[]; readonly total: number }>;
  findUser(accountId: string, now: number): Promise<FoundUser | null>;
  /** Newest first unless sorted. */
  reports(asked: {
    readonly query: Pick<ListQuery, 'search' | 'filters' | 'sort'>;
    readonly offset: number;
    readonly limit: number;
  }): Promise<{ readonly reports: readonly IntakeReport[]; readonly total: number }>;
  findReport(key: ReportKey): Promise<IntakeReport | null>;
  /** False when the report is another revision by now; one conditional statement. */
  setReportStatus(key: ReportKey, status: IntakeStatus, rev: number): Promise<boolean>;
  staff(): Promise<readonly StaffMember[]>;
  /** Locks every staff row until the transaction ends, so that two people cannot take each other's last right at once. */
  lockStaff(): Promise<void>;
  /** Replaces the roles of one staff member; false when the revision is another by now. */
  setRights(accountId: string, rights: readonly string[], rev: number): Promise<boolean>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly support: SupportRepository;
  }
}
