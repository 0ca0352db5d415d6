import type { ImpersonationEnd } from '../../impersonation/impersonation-session.schema.ts';
import type { Impersonation as SeenImpersonation } from '../../session/session-view.schema.ts';
import type { Variant } from '../../session/user.schema.ts';
import type { Account } from './account.repository.port.ts';

/** A staff member looking at the portal as a user, as stored (SECURITY.md §2.9). Times are milliseconds UTC. */
export interface Impersonation {
  readonly id: string;
  /** The session that looks like the user's own. */
  readonly sessionId: string;
  /** The staff member's, which waits meanwhile. */
  readonly staffSessionId: string;
  readonly actorId: string;
  readonly subjectId: string;
  readonly mode: SeenImpersonation['mode'];
  readonly reason: string;
  readonly ticket: string | null;
  readonly startedAt: number;
  readonly endsAt: number;
}

/** An impersonation with everything it is checked by, read in one statement. */
export interface ImpersonationFacts extends Impersonation {
  /** Null while nobody ended it; its time may be over all the same. */
  readonly endedAt: number | null;
  readonly actor: {
    readonly name: string;
    readonly disabled: boolean;
    readonly passwordEpoch: number;
    readonly rights: readonly string[];
  };
  /** The waiting session as far as its life depends on it; null when it ended. */
  readonly staffSession: {
    readonly passwordEpoch: number;
    readonly lastSeenAt: number;
    readonly absoluteEnd: number;
  } | null;
}

/** The same with what tells whether its staff member may go on as themselves. */
export interface WaitingFacts extends ImpersonationFacts {
  /** The staff member's session is suspended and within its limits. */
  readonly staffWaits: boolean;
  /** The session that looks like the user's, and the user's account; null when that session is over. */
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

/** Which impersonation is meant: by the session that looks like the user's, by the one that waits, or by the refresh secret its browser holds. */
export type ImpersonationKey =
  | { readonly by: 'session'; readonly sessionId: string }
  | { readonly by: 'staffSession'; readonly staffSessionId: string }
  | {
      readonly by: 'refresh';
      readonly hash: string;
      readonly variant: Variant;
      readonly now: number;
    };

/** Impersonations, running and past; inside one transaction. */
export interface ImpersonationRepository {
  add(impersonation: Impersonation): Promise<void>;
  /** The newest that fits; over or not. A revoked family of refresh secrets names none. */
  find(key: ImpersonationKey): Promise<ImpersonationFacts | null>;
  /** The impersonation of a refresh secret, as `find` finds it. */
  findWaiting(
    key: Omit<Extract<ImpersonationKey, { by: 'refresh' }>, 'by'>,
  ): Promise<WaitingFacts | null>;
  /** False when it had ended; one conditional statement. Its end is never later than its time. */
  end(id: string, reason: ImpersonationEnd, now: number): Promise<boolean>;
  /** Newest first; `subjectId` null for everybody's. */
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
