import type { Application } from '../../permission/application.schema.ts';

/** A person who never signed in; instants are milliseconds UTC. */
export interface StoredWaiting {
  /** Id of the account, or of an invitation not accepted yet. */
  readonly id: string;
  readonly name: string;
  readonly username: string | null;
  readonly applicationNum: Application;
  readonly email: string | null;
  /** Names of their groups. */
  readonly groups: readonly string[];
  readonly sentAt: number | null;
  readonly expiresAt: number | null;
}

/** Counts for the whole installation, and the people who wait for a link. */
export interface InstallationFacts {
  /** Time its first account was created. */
  readonly since: number;
  readonly groups: number;
  readonly people: number;
  readonly sites: number;
  /** Current versions; 0 before the first publication. */
  readonly terms: number;
  readonly privacy: number;
  /** True if a dealer user set a password, or a link was sent to anyone. */
  readonly invited: boolean;
  readonly signals: boolean;
  readonly mailedAt: number | null;
  /** True if the last completed mail was given up, or a mail waits for another attempt. */
  readonly mailFails: boolean;
  readonly waiting: readonly StoredWaiting[];
  readonly waitingTotal: number;
  readonly uninvited: number;
}

/** A dealer user with their groups and rights. */
export interface StoredAccess {
  readonly id: string;
  readonly name: string;
  readonly rev: number;
  readonly groups: readonly number[];
  readonly rights: readonly string[];
  readonly known: readonly {
    readonly siteGroupNum: number;
    readonly siteGroupName: string;
    readonly answeringService: boolean;
  }[];
}

/** A staff account to be created. */
export interface NewStaff {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly rights: readonly string[];
  readonly now: number;
}

/** People of the whole installation inside a transaction, for those who add them. */
export interface PersonRepository {
  /**
   * Returns all facts in one statement, with at most `most` of the waiting people: never invited ones first, then by name.
   * A person with an identity provider of their own does not wait.
   */
  installation(most: number): Promise<InstallationFacts>;
  /** Returns null for a person who is not a dealer user; one statement. */
  access(id: string): Promise<StoredAccess | null>;
  /** Returns true if a person without a password signs in through an identity provider of their own. */
  signsInElsewhere(id: string): Promise<boolean>;
  /** Records that a link was sent, replacing the earlier one. */
  noteInvite(
    accountId: string,
    sent: { readonly at: number; readonly expiresAt: number; readonly by: string | null },
  ): Promise<void>;
  /**
   * Creates an account that waits for its password, with a sign-in code sent to its address. Returns false if the username
   * is taken or looks like another.
   */
  createStaff(staff: NewStaff): Promise<boolean>;
  /** Returns true if the site exists. */
  hasSite(siteNum: number): Promise<boolean>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly people: PersonRepository;
  }
}
