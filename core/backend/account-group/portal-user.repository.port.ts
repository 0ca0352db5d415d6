import type { StoredInvitation } from '../registration/registration.repository.port.ts';
import type { Holder, TreeGroup } from '../../account-group/check-portal-change.rule.ts';
import type { SignInCheck } from '../../account-group/portal-user.schema.ts';

/** Somebody of a dealer as the list shows them; instants are milliseconds UTC. */
export interface StoredPortalUser {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly email: string | null;
  readonly mobile: string | null;
  /** All of them, in their order. */
  readonly groups: readonly number[];
  readonly rights: readonly string[];
  readonly lastLoginAt: number | null;
  readonly check: SignInCheck;
  readonly disabled: boolean;
  readonly rev: number;
}

/** A group as rights depend on it. */
export interface KnownGroup extends TreeGroup {
  readonly siteGroupName: string;
  readonly answeringService: boolean;
}

/** Somebody whose access is changed. */
export interface PortalPerson extends Holder {
  readonly name: string;
  readonly username: string;
  readonly disabled: boolean;
  readonly rev: number;
  readonly changedBy: string | null;
  readonly changedAt: number | null;
}

/** What is written of somebody's access. */
export interface WrittenAccess {
  readonly groups: readonly number[];
  readonly rights: readonly string[];
  readonly disabled: boolean;
  readonly by: string;
  readonly now: number;
}

/** Who may use the portal for a dealer, and who was invited, inside a transaction (domain guide 6.10). */
export interface PortalUserRepository {
  /** Users and open invitations of a group and what lies below, by name, with the groups known; one statement. */
  list(siteGroupNum: number): Promise<{
    readonly users: readonly StoredPortalUser[];
    readonly invitations: readonly StoredInvitation[];
    readonly groups: readonly KnownGroup[];
  }>;
  /** Lets changes of access of whomever come one after the other, until the transaction ends. */
  lock(): Promise<void>;
  /** A dealer's user as they stand now; null for anybody else. */
  person(id: string): Promise<PortalPerson | null>;
  /** All groups, and everybody who administers any. */
  landscape(): Promise<{
    readonly groups: readonly KnownGroup[];
    readonly holders: readonly Holder[];
  }>;
  /** Counts the revision on; a session that worked in a group that was taken works in the first one left. */
  setAccess(id: string, access: WrittenAccess): Promise<void>;
  /** Locked until the transaction ends. */
  invitation(id: string): Promise<StoredInvitation | null>;
  /** False where the id is taken. */
  addInvitation(invitation: StoredInvitation): Promise<boolean>;
  putInvitation(invitation: StoredInvitation): Promise<void>;
  /** An account that waits for its password, with a code at sign-in to its address; false where the name is taken or looks like another. */
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
