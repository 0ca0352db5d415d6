/** Somebody who asked for a login, or was invited; becomes an account when the address is proven. */
export interface Registration {
  readonly id: string;
  readonly email: string;
  /** Null for invited people, who choose their password by the link. */
  readonly passwordHash: string | null;
  /** The site whose number and passcode were right; null for invited people. */
  readonly siteNum: number | null;
  /** The account that waits for its first password, for invited people. */
  readonly accountId: string | null;
  readonly createdAt: number;
}

/** Somebody who was invited. */
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

/** A new customer. */
export interface NewCustomer {
  readonly id: string;
  readonly email: string;
  readonly siteNum: number | null;
  readonly now: number;
}

/** Registrations under way and the accounts they end in; inside one transaction. */
export interface RegistrationRepository {
  store(registration: Registration): Promise<void>;
  find(id: string): Promise<Registration | null>;
  /** Those of one address that have not become an account, in whatever case it was typed; newest first. */
  pendingFor(email: string): Promise<readonly Registration[]>;
  /** An account without a password, its address as contact, linked to the site; false when the address is taken. */
  createCustomer(customer: NewCustomer): Promise<boolean>;
  /** A staff account without password and contact, with every right; only while there is nobody at all. */
  createFirstStaff(input: {
    readonly id: string;
    readonly username: string;
    readonly name: string;
    readonly now: number;
  }): Promise<boolean>;
  /** The first staff account while nobody at all has a password; null after that. */
  unclaimedStaff(): Promise<{ readonly id: string; readonly username: string } | null>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly registrations: RegistrationRepository;
  }
}
