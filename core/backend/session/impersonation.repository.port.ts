import type { ImpersonationEnd } from '../../impersonation/impersonation-session.schema.ts';
import type { Impersonation as SeenImpersonation } from '../../session/session-view.schema.ts';
import type { Variant } from '../../session/user.schema.ts';
import type { Account } from './account.repository.port.ts';

/** An impersonation: a staff member views the portal as a user (SECURITY.md §2.9). Times are milliseconds UTC. */
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
  /** Null if no end was recorded, although the impersonation may have expired. */
  readonly endedAt: number | null;
  readonly actor: {
    readonly name: string;
    readonly disabled: boolean;
    readonly passwordEpoch: number;
    readonly rights: readonly string[];
  };
  /** Fields of the suspended session that decide whether the session is alive; null if the session ended. */
  readonly staffSession: {
    readonly passwordEpoch: number;
    readonly lastSeenAt: number;
    readonly absoluteEnd: number;
  } | null;
}

/** An impersonation with the facts that decide whether its staff member may continue in their own session. */
export interface WaitingFacts extends ImpersonationFacts {
  /** True if the staff member's session is suspended and has not expired. */
  readonly staffWaits: boolean;
  /** The user's account and the session in the user's name; null if that session is over. */
  readonly seen: {
    readonly session: NonNullable<ImpersonationFacts['staffSession']>;
    readonly account: Pick<Account, 'disabled' | 'passwordEpoch'>;
  } | null;
}

/** An impersonation as lists show it, with names and its end. */
export interface StoredImpersonation extends Impersonation {
  readonly actorName: string;
  readonly subjectName: string;
  readonly subjectUsername: string;
  readonly endedAt: number | null;
  readonly endReason: ImpersonationEnd | null;
}

/** Selects an impersonation by the session in the user's name, by the suspended staff session, or by the hash of a refresh secret. */
export type ImpersonationKey =
  | { readonly by: 'session'; readonly sessionId: string }
  | { readonly by: 'staffSession'; readonly staffSessionId: string }
  | {
      readonly by: 'refresh';
      readonly hash: string;
      readonly variant: Variant;
      readonly now: number;
    };

/** Stores running and past impersonations, inside one transaction. */
export interface ImpersonationRepository {
  add(impersonation: Impersonation): Promise<void>;
  /** Finds the newest matching impersonation, running or ended. A secret of a revoked refresh family matches no impersonation. */
  find(key: ImpersonationKey): Promise<ImpersonationFacts | null>;
  /** Finds the impersonation of a refresh secret as `find` does, with the state of both sessions. */
  findWaiting(
    key: Omit<Extract<ImpersonationKey, { by: 'refresh' }>, 'by'>,
  ): Promise<WaitingFacts | null>;
  /**
   * Ends an impersonation in one conditional statement. Returns false if the impersonation had already ended. The stored
   * end time is capped at the time limit.
   */
  end(id: string, reason: ImpersonationEnd, now: number): Promise<boolean>;
  /** Lists the impersonations of a user, or of all users if `subjectId` is null, newest first. */
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
