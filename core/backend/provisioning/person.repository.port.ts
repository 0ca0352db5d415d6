import type { Application } from '../../permission/application.schema.ts';

/** Somebody who was never signed in; instants are milliseconds UTC. */
export interface StoredWaiting {
  /** Of the account, or of an invitation that nobody accepted yet. */
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

/** What is counted of an installation, and who waits for a link. */
export interface InstallationFacts {
  /** When its first account was made. */
  readonly since: number;
  readonly groups: number;
  readonly people: number;
  readonly sites: number;
  /** Current versions; 0 while none was published. */
  readonly terms: number;
  readonly privacy: number;
  /** A dealer has a user who chose a password, or somebody was sent a link. */
  readonly invited: boolean;
  readonly signals: boolean;
  readonly mailedAt: number | null;
  /** The last mail that is over was given up, or one waits for another try. */
  readonly mailFails: boolean;
  readonly waiting: readonly StoredWaiting[];
  readonly waitingTotal: number;
  readonly uninvited: number;
}

/** A user of a dealer with what they may. */
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

/** A new member of the staff. */
export interface NewStaff {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly rights: readonly string[];
  readonly now: number;
}

/** People of the whole installation inside a transaction, for whoever brings them in. */
export interface PersonRepository {
  /** Everything of it by one statement; of those who wait the first, never invited ones on top, then by name. Who signs in by a provider of their own waits for nothing. */
  installation(most: number): Promise<InstallationFacts>;
  /** Null for whoever is no user of a dealer; one statement. */
  access(id: string): Promise<StoredAccess | null>;
  /** Whether somebody who has no password signs in by a provider of their own. */
  signsInElsewhere(id: string): Promise<boolean>;
  /** Notes that a link was sent, over the one before. */
  noteInvite(
    accountId: string,
    sent: { readonly at: number; readonly expiresAt: number; readonly by: string | null },
  ): Promise<void>;
  /** An account that waits for its password, with a code at sign-in to its address; false where the name is taken or looks like another. */
  createStaff(staff: NewStaff): Promise<boolean>;
  /** Whether there is such a site. */
  hasSite(siteNum: number): Promise<boolean>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly people: PersonRepository;
  }
}
