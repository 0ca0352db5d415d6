import type { ImpersonationEnd } from '../../impersonation/impersonation-session.schema.ts';
import type { Impersonation as SeenImpersonation } from '../../session/session-view.schema.ts';
import type { Variant } from '../../session/user.schema.ts';
import type { Account } from './account.repository.port.ts';

/** A stored impersonation: a staff member views the portal as a user (SECURITY.md §2.9). Times are milliseconds UTC. */
export interface Impersonation {
  readonly id: string;
  /** The session in the user's name. */
  readonly sessionId: string;
  /** The staff member's own session, which is suspended during the impersonation. */
  readonly staffSessionId: string;
  readonly actorId: string;
  readonly subjectId: string;
  readonly mode: SeenImpersonation['mode'];
  readonly reason: string;
  readonly ticket: string | null;
  readonly startedAt: number;
  readonly endsAt: number;
}

/** An impersonation with all facts needed to check it, read in one statement. */
export interface ImpersonationFacts extends Impersonation {
  /** Null if the impersonation was not ended explicitly. It may still have run out of time. */
  readonly endedAt: number | null;
  readonly actor: {
    readonly name: string;
    readonly disabled: boolean;
    readonly passwordEpoch: number;
    readonly rights: readonly string[];
  };
  /** The fields of the suspended session that decide whether it is alive; null if it ended. */
  readonly staffSession: {
    readonly passwordEpoch: number;
    readonly lastSeenAt: number;
    readonly absoluteEnd: number;
  } | null;
}

/** An impersonation with the facts that decide whether its staff member may continue as themselves. */
export interface WaitingFacts extends ImpersonationFacts {
  /** True if the staff member's session is suspended and within its limits. */
  readonly staffWaits: boolean;
  /** The session in the user's name and the user's account; null if that session is over. */
  readonly seen: {
    readonly session: NonNullable<ImpersonationFacts['staffSession']>;
    readonly account: Pick<Account, 'disabled' | 'passwordEpoch'>;
  } | null;
}

/** An impersonation as lists show it. */
export interface StoredImpersonation extends Impersonation {
  readonly actorName: string;
  readonly subjectName: string;
  readonly subjectUsername: string;
  readonly endedAt: number | null;
  readonly endReason: ImpersonationEnd | null;
}

/**
 * Identifies an impersonation: by the session in the user's name, by the suspended staff session, or by the refresh secret
 * in its browser.
 */
export type ImpersonationKey =
  | { readonly by: 'session'; readonly sessionId: string }
  | { readonly by: 'staffSession'; readonly staffSessionId: string }
  | {
      readonly by: 'refresh';
      readonly hash: string;
      readonly variant: Variant;
      readonly now: number;
    };

/** Impersonations, running and past, inside one transaction. */
export interface ImpersonationRepository {
  add(impersonation: Impersonation): Promise<void>;
  /** Finds the newest match, over or not. A revoked family of refresh secrets matches none. */
  find(key: ImpersonationKey): Promise<ImpersonationFacts | null>;
  /** Finds the impersonation of a refresh secret, with the same matching as `find`. */
  findWaiting(
    key: Omit<Extract<ImpersonationKey, { by: 'refresh' }>, 'by'>,
  ): Promise<WaitingFacts | null>;
  /**
   * Ends an impersonation in one conditional statement. Returns false if it had already ended. The stored end is never
   * later than its time limit.
   */
  end(id: string, reason: ImpersonationEnd, now: number): Promise<boolean>;
  /** Lists impersonations, newest first. A `subjectId` of null lists those of all users. */
  list(input: {
    readonly subjectId: string | null;
    readonly limit: number;
  }): Promise<readonly StoredImpersonation[]>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly impersonations: ImpersonationRepository;
  }
}
