import type { Application } from '../../permission/application.schema.ts';

/** A person who has never signed in. Instants are milliseconds UTC. */
export interface StoredWaiting {
  /** Id of the account, or of an open invitation. */
  readonly id: string;
  readonly name: string;
  readonly username: string | null;
  readonly applicationNum: Application;
  readonly email: string | null;
  /** Names of the person's groups. */
  readonly groups: readonly string[];
  readonly sentAt: number | null;
  readonly expiresAt: number | null;
}

/** Counts for the whole installation, and the people without a password. */
export interface InstallationFacts {
  /** Creation time of the installation's first account, milliseconds UTC. */
  readonly since: number;
  readonly groups: number;
  readonly people: number;
  readonly sites: number;
  /** Number of the current version of the terms; 0 before the first publication. */
  readonly terms: number;
  readonly privacy: number;
  /** True if a dealer user has a password, or if any link was sent. */
  readonly invited: boolean;
  readonly signals: boolean;
  readonly mailedAt: number | null;
  /** True if the last finished e-mail failed, or if an e-mail waits for a retry. */
  readonly mailFails: boolean;
  readonly waiting: readonly StoredWaiting[];
  readonly waitingTotal: number;
  readonly uninvited: number;
}

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

export interface NewStaff {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly rights: readonly string[];
  readonly now: number;
}

/** Reads and adds people of the whole installation, for staff who set it up. */
export interface PersonRepository {
  /**
   * Returns all facts in one statement, with at most `most` people without a password: never invited ones first, then by
   * name. People with an identity provider are left out.
   */
  installation(most: number): Promise<InstallationFacts>;
  /** Returns a dealer user's groups and rights in one statement; null for anybody else. */
  access(id: string): Promise<StoredAccess | null>;
  /** Checks whether a person without a password signs in through an identity provider. */
  signsInElsewhere(id: string): Promise<boolean>;
  /** Records that a link was sent, replacing the record of an earlier one. */
  noteInvite(
    accountId: string,
    sent: { readonly at: number; readonly expiresAt: number; readonly by: string | null },
  ): Promise<void>;
  /**
   * Creates a staff account without a password; each sign-in requires a code sent to its address. Returns false if the
   * username is taken or looks like another one.
   */
  createStaff(staff: NewStaff): Promise<boolean>;
  hasSite(siteNum: number): Promise<boolean>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly people: PersonRepository;
  }
}
