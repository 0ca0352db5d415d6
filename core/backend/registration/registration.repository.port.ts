/** A person who registered or was invited. The person gets an account when the e-mail address is proven. */
export interface Registration {
  readonly id: string;
  readonly email: string;
  /** Hash of the chosen password; null for invited people, who choose a password through the link. */
  readonly passwordHash: string | null;
  /** Site whose account number and passcode were correct; null for invited people. */
  readonly siteNum: number | null;
  /** Account that waits for its first password; null for people who registered. */
  readonly accountId: string | null;
  readonly createdAt: number;
}

export interface StoredInvitation {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly groups: readonly number[];
  readonly rights: readonly string[];
  readonly invitedBy: string;
  readonly sentAt: number;
  readonly expiresAt: number;
  readonly accountId: string | null;
  readonly withdrawnAt: number | null;
  readonly rev: number;
}

export interface NewCustomer {
  readonly id: string;
  readonly email: string;
  readonly siteNum: number | null;
  readonly now: number;
}

/** Stores open registrations, and creates the resulting accounts. */
export interface RegistrationRepository {
  store(registration: Registration): Promise<void>;
  find(id: string): Promise<Registration | null>;
  /** Returns registrations of an e-mail address that have not become an account, ignoring case, newest first. */
  pendingFor(email: string): Promise<readonly Registration[]>;
  /**
   * Creates an account without a password, linked to the site, with the e-mail address as its contact. Returns false if
   * the address is taken.
   */
  createCustomer(customer: NewCustomer): Promise<boolean>;
  /** Creates a staff account with all rights, without password and contact, only if no account exists. */
  createFirstStaff(input: {
    readonly id: string;
    readonly username: string;
    readonly name: string;
    readonly now: number;
  }): Promise<boolean>;
  /** Returns the first staff account as long as no account has a password; null afterward. */
  unclaimedStaff(): Promise<{ readonly id: string; readonly username: string } | null>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly registrations: RegistrationRepository;
  }
}
