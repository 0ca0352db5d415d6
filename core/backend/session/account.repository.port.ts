import type { ContactType } from '../../session/session-view.schema.ts';
import type { User } from '../../session/user.schema.ts';
import type { Application } from '../../permission/application.schema.ts';

/** A person who may sign in, as stored; the password hash never leaves the back end. */
export interface Account {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly application: Application;
  readonly passwordHash: string | null;
  /** +1 at every password change; what was bound to an older one is dead. */
  readonly passwordEpoch: number;
  readonly disabled: boolean;
  readonly beta: boolean;
  readonly mfaRequired: boolean;
  readonly usernameResetRequired: boolean;
  readonly securityQuestionsRequired: boolean;
  readonly passwordResetRequired: boolean;
  readonly defaultSiteGroupNum: number | null;
  /** Version last accepted, null = never. */
  readonly termsVersion: number | null;
  readonly privacyVersion: number | null;
}

/** A stored contact; one per type and account. */
export interface StoredContact {
  readonly type: ContactType;
  readonly value: string;
}

/** What a sign-in is planned by, beside the account itself. */
export interface SignInFacts {
  readonly user: User;
  readonly contacts: readonly StoredContact[];
  /** A contact that support corrects, until `endsAt`; null when there is none. */
  readonly correction: (StoredContact & { readonly endsAt: number }) | null;
  /** The site a customer chose last; it may no longer be among the links. */
  readonly chosenSite: number | null;
  /** Current versions; 0 while none was published. */
  readonly termsVersion: number;
  readonly privacyVersion: number;
}

/** Accounts and what hangs on them; inside one transaction. */
export interface AccountRepository {
  /** Username or consumer e-mail as `foldLogin` sees it; staff and dealers in one name space, customers in their own. */
  findByLogin(login: string, audience: 'consumer' | 'dealer'): Promise<Account | null>;
  findById(id: string): Promise<Account | null>;
  /** The account as the portal shows it, with groups, links, roles and flags. */
  loadUser(id: string): Promise<User>;
  /** The same with everything else a sign-in is planned by, in one statement; throws when nobody has this id. */
  signInFacts(id: string): Promise<SignInFacts>;
  allowedGroups(id: string): Promise<readonly number[]>;
  /** False when the name is taken (without regard to case) or looks like another's, or is not this account's to change. */
  changeUsername(id: string, username: string): Promise<boolean>;
  /** A customer signs in by e-mail address, so both change together; false when another customer signs in by it. */
  changeEmailLogin(id: string, email: string): Promise<boolean>;
  /** New hash, epoch + 1, clears the forced reset. Answers the new epoch. */
  changePassword(id: string, hash: string): Promise<number>;
  /** Same epoch, same password, newer parameters. */
  rehash(id: string, hash: string): Promise<void>;
  contacts(id: string): Promise<readonly StoredContact[]>;
  saveContact(id: string, contact: StoredContact): Promise<void>;
  removeContact(id: string, type: ContactType): Promise<void>;
  saveSecurityAnswers(
    id: string,
    answers: readonly { readonly questionId: string; readonly hash: string }[],
  ): Promise<void>;
  /** The version, and when it was accepted, milliseconds UTC. */
  acceptTerms(id: string, version: number, now: number): Promise<void>;
  acceptPrivacyPolicy(id: string, version: number): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly accounts: AccountRepository;
  }
}
