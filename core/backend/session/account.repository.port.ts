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
  /** Increases by 1 at every password change. Sessions and codes bound to an older epoch are invalid. */
  readonly passwordEpoch: number;
  readonly disabled: boolean;
  readonly beta: boolean;
  readonly mfaRequired: boolean;
  readonly usernameResetRequired: boolean;
  readonly securityQuestionsRequired: boolean;
  readonly passwordResetRequired: boolean;
  readonly defaultSiteGroupNum: number | null;
  /** Version of the terms that the user accepted last; null if the user accepted none. */
  readonly termsVersion: number | null;
  readonly privacyVersion: number | null;
}

/** A stored contact of an account. An account has at most one contact per type. */
export interface StoredContact {
  readonly type: ContactType;
  readonly value: string;
}

/** Facts that decide the steps of a sign-in, in addition to the account itself. */
export interface SignInFacts {
  readonly user: User;
  readonly contacts: readonly StoredContact[];
  /** Contact corrected by support, valid until `endsAt`; null if there is none. */
  readonly correction: (StoredContact & { readonly endsAt: number }) | null;
  /** Site that a customer chose last. The customer may no longer be linked to the site. */
  readonly chosenSite: number | null;
  /** Current version of the terms; 0 if none was published. */
  readonly termsVersion: number;
  readonly privacyVersion: number;
}

/** Stores accounts and their data, inside one transaction. */
export interface AccountRepository {
  /**
   * Finds an account by username or consumer e-mail address, normalized by `foldLogin`. Staff and dealers share one
   * namespace; customers have a separate namespace.
   */
  findByLogin(login: string, audience: 'consumer' | 'dealer'): Promise<Account | null>;
  findById(id: string): Promise<Account | null>;
  /** Returns the user of an account, with groups, links, roles and flags. */
  loadUser(id: string): Promise<User>;
  /** Returns the facts that decide the steps of a sign-in, in one statement. Throws if no account has the id. */
  signInFacts(id: string): Promise<SignInFacts>;
  allowedGroups(id: string): Promise<readonly number[]>;
  /** Returns false if the name is taken (ignoring case) or looks like another username, or if this account may not change its username. */
  changeUsername(id: string, username: string): Promise<boolean>;
  /**
   * Changes the e-mail address and the login together, because a customer signs in by e-mail address. Returns false if
   * another customer already uses the address.
   */
  changeEmailLogin(id: string, email: string): Promise<boolean>;
  /** Stores a new hash, increases the password epoch by 1 and clears the forced reset. Returns the new epoch. */
  changePassword(id: string, hash: string): Promise<number>;
  /** Stores a hash of the same password with newer parameters. The password epoch does not change. */
  rehash(id: string, hash: string): Promise<void>;
  contacts(id: string): Promise<readonly StoredContact[]>;
  saveContact(id: string, contact: StoredContact): Promise<void>;
  removeContact(id: string, type: ContactType): Promise<void>;
  saveSecurityAnswers(
    id: string,
    answers: readonly { readonly questionId: string; readonly hash: string }[],
  ): Promise<void>;
  /** Records which version of the terms an account accepted, and when (`now`, in milliseconds UTC). */
  acceptTerms(id: string, version: number, now: number): Promise<void>;
  acceptPrivacyPolicy(id: string, version: number): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly accounts: AccountRepository;
  }
}
