/** A person who requested a login or was invited. It becomes an account when the address is proven. */
export interface Registration {
  readonly id: string;
  readonly email: string;
  /** Null for invited people, who choose their password through the link. */
  readonly passwordHash: string | null;
  /** The site whose number and passcode were right; null for invited people. */
  readonly siteNum: number | null;
  /** For invited people, the account that waits for its first password. */
  readonly accountId: string | null;
  readonly createdAt: number;
}

/** A person who was invited. */
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

/** A customer account to be created. */
export interface NewCustomer {
  readonly id: string;
  readonly email: string;
  readonly siteNum: number | null;
  readonly now: number;
}

/** Registrations under way and the accounts they lead to; inside one transaction. */
export interface RegistrationRepository {
  store(registration: Registration): Promise<void>;
  find(id: string): Promise<Registration | null>;
  /** Returns registrations of one address that have not become an account, ignoring case, newest first. */
  pendingFor(email: string): Promise<readonly Registration[]>;
  /** Creates an account without a password, with its address as contact, linked to the site. Returns false when the address is taken. */
  createCustomer(customer: NewCustomer): Promise<boolean>;
  /** Creates a staff account with every right, without password and contact. Only while no account exists. */
  createFirstStaff(input: {
    readonly id: string;
    readonly username: string;
    readonly name: string;
    readonly now: number;
  }): Promise<boolean>;
  /** Returns the first staff account while no account has a password; null after that. */
  unclaimedStaff(): Promise<{ readonly id: string; readonly username: string } | null>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly registrations: RegistrationRepository;
  }
}
