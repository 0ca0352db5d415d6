import type { StoredInvitation } from '../registration/registration.repository.port.ts';
import type { Holder, TreeGroup } from '../../account-group/check-portal-change.rule.ts';
import type { SignInCheck } from '../../account-group/portal-user.schema.ts';

/** A user of a dealer, as the list shows them; instants are milliseconds UTC. */
export interface StoredPortalUser {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly email: string | null;
  readonly mobile: string | null;
  /** All groups of the user, in order. */
  readonly groups: readonly number[];
  readonly rights: readonly string[];
  readonly lastLoginAt: number | null;
  readonly check: SignInCheck;
  readonly disabled: boolean;
  readonly rev: number;
}

/** A group, with the facts on which rights depend. */
export interface KnownGroup extends TreeGroup {
  readonly siteGroupName: string;
  readonly answeringService: boolean;
}

/** A user whose access is changed. */
export interface PortalPerson extends Holder {
  readonly name: string;
  readonly username: string;
  readonly disabled: boolean;
  readonly rev: number;
  readonly changedBy: string | null;
  readonly changedAt: number | null;
}

/** The access of a user, as written. */
export interface WrittenAccess {
  readonly groups: readonly number[];
  readonly rights: readonly string[];
  readonly disabled: boolean;
  readonly by: string;
  readonly now: number;
}

/** The users of dealers and the people invited, within a transaction (domain guide 6.10). */
export interface PortalUserRepository {
  /** Reads users and open invitations of a group and the groups below, by name, with the groups themselves; one statement. */
  list(siteGroupNum: number): Promise<{
    readonly users: readonly StoredPortalUser[];
    readonly invitations: readonly StoredInvitation[];
    readonly groups: readonly KnownGroup[];
  }>;
  /** Makes all changes of access run one after the other, until the transaction ends. */
  lock(): Promise<void>;
  /** Finds a dealer's user in their current state; null for anyone else. */
  person(id: string): Promise<PortalPerson | null>;
  /** Reads all groups, and every user who administers any. */
  landscape(): Promise<{
    readonly groups: readonly KnownGroup[];
    readonly holders: readonly Holder[];
  }>;
  /** Writes the access and increments the revision. A session in a group that was removed continues in the first remaining one. */
  setAccess(id: string, access: WrittenAccess): Promise<void>;
  /** Finds an invitation and locks it until the transaction ends. */
  invitation(id: string): Promise<StoredInvitation | null>;
  /** Returns false if the id is taken. */
  addInvitation(invitation: StoredInvitation): Promise<boolean>;
  putInvitation(invitation: StoredInvitation): Promise<void>;
  /**
   * Creates an account without a password, with sign-in codes sent to its address; returns false if the name is taken or
   * looks like another.
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
