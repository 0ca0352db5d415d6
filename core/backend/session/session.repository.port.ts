import type { Demand } from '../../permission/login-step.ts';
import type { MfaType } from '../../mfa/mfa-type.schema.ts';
import type { ContactType } from '../../session/session-view.schema.ts';
import type { User, Variant } from '../../session/user.schema.ts';
import type { Application } from '../../permission/application.schema.ts';
import type { Account, StoredContact } from './account.repository.port.ts';
import type { ImpersonationFacts } from './impersonation.repository.port.ts';

/** A session as stored (SECURITY.md §2.1). Times are milliseconds UTC. */
export interface SessionRow {
  readonly id: string;
  readonly accountId: string;
  readonly actorId: string;
  readonly application: Application;
  readonly variant: Variant;
  readonly stage: 'pending' | 'full';
  readonly authenticatedBy: 'password' | 'sso' | 'impersonation';
  readonly passwordEpoch: number;
  readonly siteGroupNum: number | null;
  readonly browserId: string;
  readonly createdAt: number;
  readonly lastSeenAt: number;
  readonly absoluteEnd: number;
  /** Purpose of the sign-in code, fixed when the steps were planned (gating README "contactInfo and deviceVerification"). */
  readonly mfaType: MfaType;
  /**
   * Contact to be verified in the `deviceVerification` step; null if there is none. The contact can be replaced until its
   * code is verified.
   */
  readonly draftContact: { readonly type: ContactType; readonly value: string } | null;
  readonly draftVerified: boolean;
  /** Type of the contact to which the last code was sent, shown as `mfaSentTo`. `codeSentAt` is when the code was sent. */
  readonly codeSentTo: ContactType | null;
  readonly codeSentAt: number | null;
  /**
   * When the user of this session last confirmed their identity by password or code. Some actions require a recent
   * confirmation (SECURITY.md §2.7).
   */
  readonly checkedAt: number | null;
  /** User-Agent header of the sign-in. `userAgent` and `address` (the IP address) are shown only in the owner's session list. */
  readonly userAgent: string | null;
  readonly address: string | null;
}

/** End reason of a session that continues under another id. All other end reasons are final. */
export const CONTINUED = 'continued';

/** All facts for checking a presented access token, read in one statement (SECURITY.md §2.1). */
export interface TokenFacts {
  readonly row: Pick<
    SessionRow,
    | 'id'
    | 'accountId'
    | 'actorId'
    | 'application'
    | 'variant'
    | 'stage'
    | 'siteGroupNum'
    | 'passwordEpoch'
    | 'lastSeenAt'
    | 'absoluteEnd'
  >;
  readonly demands: readonly Demand[];
  readonly tokenLive: boolean;
  readonly sessionLive: boolean;
  /** True if the token's session continued under another id, so that the browser has the cookie of the new session. */
  readonly continued: boolean;
  /** True while the session's staff member impersonates a user. The session is invalid during that time (SECURITY.md §2.9). */
  readonly suspended: boolean;
  readonly account: Pick<Account, 'disabled' | 'passwordEpoch'>;
  readonly allowedGroups: readonly number[];
  /** Role and flag names, without duplicates. */
  readonly permissions: readonly string[];
  /** The impersonation of this session; null for a user's own session. */
  readonly impersonation: ImpersonationFacts | null;
}

/** A live session with its user, read in one statement. */
export interface ViewFacts {
  readonly row: Pick<
    SessionRow,
    | 'id'
    | 'authenticatedBy'
    | 'siteGroupNum'
    | 'passwordEpoch'
    | 'lastSeenAt'
    | 'absoluteEnd'
    | 'draftContact'
    | 'codeSentTo'
    | 'codeSentAt'
  >;
  readonly demands: readonly Demand[];
  readonly account: Pick<Account, 'beta' | 'disabled' | 'passwordEpoch'>;
  readonly user: User;
  readonly contacts: readonly StoredContact[];
}

/** Stores sessions, their tokens and their demands, inside one transaction. */
export interface SessionRepository {
  create(row: SessionRow, demands: readonly Demand[]): Promise<void>;
  /**
   * Finds a session by the SHA-256 of an access token, in one statement; null if the token is unknown. The result tells
   * whether the token and the session are alive at `now`.
   */
  findByToken(tokenHash: string, now: number): Promise<TokenFacts | null>;
  /** Finds a live session. Suspended sessions are not live. */
  findLive(
    id: string,
    now: number,
  ): Promise<{ readonly row: SessionRow; readonly demands: readonly Demand[] } | null>;
  /** Finds a live session with its user, demands and contacts, in one statement. */
  findView(id: string, now: number): Promise<ViewFacts | null>;
  /** Returns the contacts of a live session to which codes may be sent. */
  findContacts(
    id: string,
    now: number,
  ): Promise<(Pick<ViewFacts, 'contacts' | 'demands'> & Pick<SessionRow, 'draftContact'>) | null>;
  /**
   * Locks the row of the session until the transaction ends, so that two tabs cannot take the same step at once. Read the
   * session only after locking.
   */
  lock(id: string): Promise<void>;
  /** Records activity of a session. Must not be called for background polling. */
  touch(id: string, now: number): Promise<void>;
  /**
   * Closes a demand in one conditional statement, so that two tabs cannot skip or repeat a step (SECURITY.md §2.7).
   * Returns false if the demand is not the first open demand.
   */
  completeDemand(id: string, demand: Demand): Promise<boolean>;
  /** Stores a new unverified draft contact. Clears `codeSentTo`, but keeps `codeSentAt`. */
  setDraftContact(
    id: string,
    draft: { readonly type: ContactType; readonly value: string },
  ): Promise<void>;
  /** Marks the draft contact as verified if its value is still `value`. */
  verifyDraftContact(id: string, value: string): Promise<boolean>;
  /** Records a sent code in one conditional statement. Returns false if another code was sent within the cooldown. */
  noteCodeSent(id: string, sentTo: ContactType, now: number, cooldownMs: number): Promise<boolean>;
  /** Sets the site group in all live sessions of the account, because the chosen group belongs to the person and not to one tab. */
  setSiteGroup(accountId: string, siteGroupNum: number | null): Promise<void>;
  /** Records that the user just confirmed their identity by password or code. */
  noteCheck(id: string, now: number): Promise<void>;
  /** Suspends a session. The session's tokens and refresh family are invalid until the session continues under another id. */
  suspend(id: string, now: number): Promise<void>;
  /** Finds a suspended session that may continue. Returns null if the session ended. */
  findSuspended(id: string, now: number): Promise<SessionRow | null>;
  issueToken(id: string, tokenHash: string, expiresAt: number): Promise<void>;
  end(id: string, reason: string, now: number): Promise<void>;
  /** Ends all live sessions of the account except the session `except`. Returns the number of ended sessions. */
  endAll(accountId: string, except: string | null, reason: string, now: number): Promise<number>;
  /**
   * Returns the person's own live full sessions, most recently used first. Sessions in the person's name that belong to an
   * impersonation are not included.
   */
  running(
    accountId: string,
    now: number,
  ): Promise<
    readonly Pick<SessionRow, 'id' | 'userAgent' | 'address' | 'createdAt' | 'lastSeenAt'>[]
  >;
  /** Updates the live full sessions of the account to a new password epoch, so that these sessions stay valid. */
  adoptEpoch(accountId: string, passwordEpoch: number, now: number): Promise<void>;
  /** Ends the pending sign-ins of the account. Full sessions continue. */
  endPending(accountId: string, reason: string, now: number): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly sessions: SessionRepository;
  }
}
