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
  /** Fixed when the steps were planned (gating README "contactInfo and deviceVerification"). */
  readonly mfaType: MfaType;
  /** The contact whose deviceVerification code was verified, null before; a draft may be replaced until then. */
  readonly draftContact: { readonly type: ContactType; readonly value: string } | null;
  readonly draftVerified: boolean;
  /** Last code sent, for the requirements' mfaSentTo and the resend wait. */
  readonly codeSentTo: ContactType | null;
  readonly codeSentAt: number | null;
  /** Last fresh check of this session, for acts that need one (SECURITY.md §2.7). */
  readonly checkedAt: number | null;
  /** What the browser said it is, and where the sign-in came from; for its owner's list alone. */
  readonly userAgent: string | null;
  readonly address: string | null;
}

/** Why a session ended that goes on under another id; every other reason is an end for good. */
export const CONTINUED = 'continued';

/** A presented token with everything that is checked at a request, as it stood at one moment (SECURITY.md §2.1). */
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
  /** Ended because it goes on under another id, whose cookie its browser has. */
  readonly continued: boolean;
  /** Waits while its staff member sees the portal as a user; nothing of it is good meanwhile (SECURITY.md §2.9). */
  readonly suspended: boolean;
  readonly account: Pick<Account, 'disabled' | 'passwordEpoch'>;
  readonly allowedGroups: readonly number[];
  /** Names of roles and flags, each once. */
  readonly permissions: readonly string[];
  /** The staff member behind it; null for everybody's own session. */
  readonly impersonation: ImpersonationFacts | null;
}

/** A live session with its person, as they stood at one moment. */
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
  /** By the SHA-256 of the presented access token, in one statement; null when unknown. Says whether token and session live at `now`. */
  findByToken(tokenHash: string, now: number): Promise<TokenFacts | null>;
  /** A suspended session does not count as live. */
  findLive(
    id: string,
    now: number,
  ): Promise<{ readonly row: SessionRow; readonly demands: readonly Demand[] } | null>;
  /** The same with everything a page shows of it, in one statement. */
  findView(id: string, now: number): Promise<ViewFacts | null>;
  /** What a live session may send codes to. */
  findContacts(
    id: string,
    now: number,
  ): Promise<(Pick<ViewFacts, 'contacts' | 'demands'> & Pick<SessionRow, 'draftContact'>) | null>;
  /** Locks the session's row until the transaction ends, so that two tabs taking one step are checked one after the other; read it after this. */
  lock(id: string): Promise<void>;
  /** Notes activity; never called for background polling. */
  touch(id: string, now: number): Promise<void>;
  /**
   * Closes a demand if it is the first one open, in one conditional statement (SECURITY.md §2.7).
   * False when it was not due, so two tabs cannot skip or repeat a step.
   */
  completeDemand(id: string, demand: Demand): Promise<boolean>;
  /** A new draft is unverified and forgets where the last code went, not when. */
  setDraftContact(
    id: string,
    draft: { readonly type: ContactType; readonly value: string },
  ): Promise<void>;
  /** Marks the draft verified if it is still this very value. */
  verifyDraftContact(id: string, value: string): Promise<boolean>;
  /** Notes a sent code if none was sent within the cooldown; false otherwise. One conditional statement. */
  noteCodeSent(id: string, sentTo: ContactType, now: number, cooldownMs: number): Promise<boolean>;
  /** Every live session of the account, because the choice is the person's and not the tab's. */
  setSiteGroup(accountId: string, siteGroupNum: number | null): Promise<void>;
  /** Notes a fresh check. */
  noteCheck(id: string, now: number): Promise<void>;
  /** Lets a session wait: its tokens and its refresh family are void until it goes on under another id. */
  suspend(id: string, now: number): Promise<void>;
  /** A waiting session that could go on; null when it ended, by itself or by somebody. */
  findSuspended(id: string, now: number): Promise<SessionRow | null>;
  issueToken(id: string, tokenHash: string, expiresAt: number): Promise<void>;
  end(id: string, reason: string, now: number): Promise<void>;
  /** Ends every live session of the account but `except`; answers how many. */
  endAll(accountId: string, except: string | null, reason: string, now: number): Promise<number>;
  /** The person's own full sessions that live, the newest use first; those of staff who look are not among them. */
  running(
    accountId: string,
    now: number,
  ): Promise<
    readonly Pick<SessionRow, 'id' | 'userAgent' | 'address' | 'createdAt' | 'lastSeenAt'>[]
  >;
  /** Lets the live full sessions of the account go on under a new password. */
  adoptEpoch(accountId: string, passwordEpoch: number, now: number): Promise<void>;
  /** Ends the sign-ins of the account that are under way, because what they ask was changed; whole sessions go on. */
  endPending(accountId: string, reason: string, now: number): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly sessions: SessionRepository;
  }
}
