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
  /** The purpose of the code, fixed when the steps were planned (gating README "contactInfo and deviceVerification"). */
  readonly mfaType: MfaType;
  /** The contact that deviceVerification is about, or null. It may be replaced until its code is verified. */
  readonly draftContact: { readonly type: ContactType; readonly value: string } | null;
  readonly draftVerified: boolean;
  /** The last code sent, for mfaSentTo of the requirements and for the wait before a resend. */
  readonly codeSentTo: ContactType | null;
  readonly codeSentAt: number | null;
  /** When this session last confirmed its user by password or code, for actions that require a fresh check (SECURITY.md §2.7). */
  readonly checkedAt: number | null;
  /** The browser's own description of itself and the address of the sign-in. Shown only in the owner's list. */
  readonly userAgent: string | null;
  readonly address: string | null;
}

/** The end reason of a session that continues under another id. Every other reason is final. */
export const CONTINUED = 'continued';

/** A presented token with everything that a request checks, read at one time (SECURITY.md §2.1). */
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
  /** True if the token's session continued under another id, whose cookie the browser has. */
  readonly continued: boolean;
  /** True while the session's staff member views the portal as a user. The session is not valid during that time (SECURITY.md §2.9). */
  readonly suspended: boolean;
  readonly account: Pick<Account, 'disabled' | 'passwordEpoch'>;
  readonly allowedGroups: readonly number[];
  /** Names of roles and flags, without duplicates. */
  readonly permissions: readonly string[];
  /** The staff member behind the session; null for a user's own session. */
  readonly impersonation: ImpersonationFacts | null;
}

/** A live session with its person, read at one time. */
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

/** Sessions, their tokens and their demands; inside one transaction. */
export interface SessionRepository {
  create(row: SessionRow, demands: readonly Demand[]): Promise<void>;
  /**
   * Finds a session by the SHA-256 of the presented access token, in one statement; null if unknown. The result states
   * whether token and session are alive at `now`.
   */
  findByToken(tokenHash: string, now: number): Promise<TokenFacts | null>;
  /** Finds a live session. A suspended session does not count as live. */
  findLive(
    id: string,
    now: number,
  ): Promise<{ readonly row: SessionRow; readonly demands: readonly Demand[] } | null>;
  /** Finds a live session with everything that a page shows of it, in one statement. */
  findView(id: string, now: number): Promise<ViewFacts | null>;
  /** Returns the contacts that a live session may send codes to. */
  findContacts(
    id: string,
    now: number,
  ): Promise<(Pick<ViewFacts, 'contacts' | 'demands'> & Pick<SessionRow, 'draftContact'>) | null>;
  /**
   * Locks the row of the session until the transaction ends, so that two tabs taking the same step are checked one after
   * the other. Read the session after this.
   */
  lock(id: string): Promise<void>;
  /** Records activity. Never called for background polling. */
  touch(id: string, now: number): Promise<void>;
  /**
   * Closes a demand if it is the first one open, in one conditional statement (SECURITY.md §2.7). Returns false if it was
   * not due, so two tabs cannot skip or repeat a step.
   */
  completeDemand(id: string, demand: Demand): Promise<boolean>;
  /** Stores a new draft as unverified. Clears where the last code was sent, but not when. */
  setDraftContact(
    id: string,
    draft: { readonly type: ContactType; readonly value: string },
  ): Promise<void>;
  /** Marks the draft as verified if it still has this value. */
  verifyDraftContact(id: string, value: string): Promise<boolean>;
  /** Records a sent code in one conditional statement. Returns false if another was sent within the cooldown. */
  noteCodeSent(id: string, sentTo: ContactType, now: number, cooldownMs: number): Promise<boolean>;
  /** Sets the group in every live session of the account, because the choice belongs to the person and not to the tab. */
  setSiteGroup(accountId: string, siteGroupNum: number | null): Promise<void>;
  /** Records that the user was just confirmed by password or code. */
  noteCheck(id: string, now: number): Promise<void>;
  /** Suspends a session. Its tokens and refresh family are void until it continues under another id. */
  suspend(id: string, now: number): Promise<void>;
  /** Finds a suspended session that could continue. Returns null if it ended for any reason. */
  findSuspended(id: string, now: number): Promise<SessionRow | null>;
  issueToken(id: string, tokenHash: string, expiresAt: number): Promise<void>;
  end(id: string, reason: string, now: number): Promise<void>;
  /** Ends every live session of the account except `except`. Returns how many. */
  endAll(accountId: string, except: string | null, reason: string, now: number): Promise<number>;
  /** Returns the person's own live full sessions, most recently used first. Sessions of impersonating staff are not included. */
  running(
    accountId: string,
    now: number,
  ): Promise<
    readonly Pick<SessionRow, 'id' | 'userAgent' | 'address' | 'createdAt' | 'lastSeenAt'>[]
  >;
  /** Lets the live full sessions of the account continue under a new password. */
  adoptEpoch(accountId: string, passwordEpoch: number, now: number): Promise<void>;
  /** Ends the unfinished sign-ins of the account, because their demands changed. Full sessions continue. */
  endPending(accountId: string, reason: string, now: number): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly sessions: SessionRepository;
  }
}
