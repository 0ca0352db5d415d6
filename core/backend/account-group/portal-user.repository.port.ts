import type { StoredInvitation } from '../registration/registration.repository.port.ts';
import type { Holder, TreeGroup } from '../../account-group/check-portal-change.rule.ts';
import type { SignInCheck } from '../../account-group/portal-user.schema.ts';

/** A dealer's user with the data of the list. Instants are milliseconds UTC. */
export interface StoredPortalUser {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly email: string | null;
  readonly mobile: string | null;
  /** All groups of the user, in ascending order. */
  readonly groups: readonly number[];
  readonly rights: readonly string[];
  readonly lastLoginAt: number | null;
  readonly check: SignInCheck;
  readonly disabled: boolean;
  readonly rev: number;
}

/** A group with the services that some rights require. */
export interface KnownGroup extends TreeGroup {
  readonly siteGroupName: string;
  readonly answeringService: boolean;
}

/** A user whose access is to be changed. */
export interface PortalPerson extends Holder {
  readonly name: string;
  readonly username: string;
  readonly disabled: boolean;
  readonly rev: number;
  readonly changedBy: string | null;
  readonly changedAt: number | null;
}

/** The access of a user, as it is written. */
export interface WrittenAccess {
  readonly groups: readonly number[];
  readonly rights: readonly string[];
  readonly disabled: boolean;
  readonly by: string;
  readonly now: number;
}

/** Repository of dealers' users and invited people, within a transaction (domain guide 6.10). */
export interface PortalUserRepository {
  /** Reads a group and its subgroups, and the users and open invitations of these groups, sorted by name, in one statement. */
  list(siteGroupNum: number): Promise<{
    readonly users: readonly StoredPortalUser[];
    readonly invitations: readonly StoredInvitation[];
    readonly groups: readonly KnownGroup[];
  }>;
  /** Takes a lock until the transaction ends, so that all changes of access run serially. */
  lock(): Promise<void>;
  /** Finds a dealer's user with current access; null for any other id. */
  person(id: string): Promise<PortalPerson | null>;
  /** Reads all groups, and all users who administer at least one group. */
  landscape(): Promise<{
    readonly groups: readonly KnownGroup[];
    readonly holders: readonly Holder[];
  }>;
  /**
   * Writes a user's access and increments the revision. A session whose active group was removed continues in the first
   * remaining group.
   */
  setAccess(id: string, access: WrittenAccess): Promise<void>;
  /** Finds an invitation and locks it until the transaction ends. */
  invitation(id: string): Promise<StoredInvitation | null>;
  /** Adds an invitation; returns false if the id is taken. */
  addInvitation(invitation: StoredInvitation): Promise<boolean>;
  putInvitation(invitation: StoredInvitation): Promise<void>;
  /**
   * Creates an account without a password, whose sign-in codes go to the invitation's address. Returns false if the
   * username is taken or looks like another username.
   */
  create(
    user: Pick<StoredInvitation, 'groups' | 'rights' | 'name' | 'email'> & {
      readonly id: string;
      readonly username: string;
      readonly now: number;
    },
  ): Promise<boolean>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly portalUsers: PortalUserRepository;
  }
}
