import type { ContactType } from '../../session/session-view.schema.ts';
import type { User } from '../../session/user.schema.ts';
import type { Application } from '../../permission/application.schema.ts';

/** A stored account of a person who may sign in. The password hash never leaves the back end. */
export interface Account {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly application: Application;
  readonly passwordHash: string | null;
  /** Increases by 1 at every password change. Anything bound to an older epoch is invalid. */
  readonly passwordEpoch: number;
  readonly disabled: boolean;
  readonly beta: boolean;
  readonly mfaRequired: boolean;
  readonly usernameResetRequired: boolean;
  readonly securityQuestionsRequired: boolean;
  readonly passwordResetRequired: boolean;
  readonly defaultSiteGroupNum: number | null;
  /** The version accepted last; null if never accepted. */
  readonly termsVersion: number | null;
  readonly privacyVersion: number | null;
}

/** A stored contact. Each account has at most one per type. */
export interface StoredContact {
  readonly type: ContactType;
  readonly value: string;
}

/** The facts, beside the account itself, that decide the steps of a sign-in. */
export interface SignInFacts {
  readonly user: User;
  readonly contacts: readonly StoredContact[];
  /** A contact corrected by support, valid until `endsAt`; null if there is none. */
  readonly correction: (StoredContact & { readonly endsAt: number }) | null;
  /** The site that a customer chose last. It may no longer be among their linked sites. */
  readonly chosenSite: number | null;
  /** The current versions; 0 if none was published. */
  readonly termsVersion: number;
  readonly privacyVersion: number;
}

/** Accounts and the data that belongs to them, inside one transaction. */
export interface AccountRepository {
  /**
   * Finds an account by username or consumer e-mail, as normalized by `foldLogin`. Staff and dealers share one name space;
   * customers have their own.
   */
  findByLogin(login: string, audience: 'consumer' | 'dealer'): Promise<Account | null>;
  findById(id: string): Promise<Account | null>;
  /** Returns the account as the portal shows it, with groups, links, roles and flags. */
  loadUser(id: string): Promise<User>;
  /** Returns the user with all other facts that decide the steps of a sign-in, in one statement. Throws if the id does not exist. */
  signInFacts(id: string): Promise<SignInFacts>;
  allowedGroups(id: string): Promise<readonly number[]>;
  /** Returns false if the name is taken (ignoring case), looks like another one, or must not be changed by this account. */
  changeUsername(id: string, username: string): Promise<boolean>;
  /**
   * Changes the e-mail address and the login together, because a customer signs in by e-mail address. Returns false if
   * another customer signs in with it.
   */
  changeEmailLogin(id: string, email: string): Promise<boolean>;
  /** Stores a new hash, increases the epoch by 1 and clears the forced reset. Returns the new epoch. */
  changePassword(id: string, hash: string): Promise<number>;
  /** Stores a hash of the same password with newer parameters; the epoch stays. */
  rehash(id: string, hash: string): Promise<void>;
  contacts(id: string): Promise<readonly StoredContact[]>;
  saveContact(id: string, contact: StoredContact): Promise<void>;
  removeContact(id: string, type: ContactType): Promise<void>;
  saveSecurityAnswers(
    id: string,
    answers: readonly { readonly questionId: string; readonly hash: string }[],
  ): Promise<void>;
  /** Stores the accepted version and when it was accepted, in milliseconds UTC. */
  acceptTerms(id: string, version: number, now: number): Promise<void>;
  acceptPrivacyPolicy(id: string, version: number): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly accounts: AccountRepository;
  }
}
