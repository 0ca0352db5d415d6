import type { AuditLine } from '../../audit/audit-line.schema.ts';
import type { ReturnedMessage, SupportHits } from '../../support/support-overview.schema.ts';
import type { StoredImpersonation } from '../session/impersonation.repository.port.ts';
import type { SessionRow } from '../session/session.repository.port.ts';
import type { FoundUser } from './support.repository.port.ts';

/** A running session of a person. Times are milliseconds UTC. */
export type StoredSession = Pick<SessionRow, 'id' | 'createdAt' | 'lastSeenAt' | 'authenticatedBy'>;

/** A message that came back. Times are milliseconds UTC. */
type StoredReturn = Omit<ReturnedMessage, 'user' | 'lastAt' | 'nextTryAt'> & {
  readonly accountId: string;
  readonly lastAt: number;
  readonly nextTryAt: number | null;
};

/** Reads overviews of people for staff, one statement per response (domain guide 6.17). */
export interface SupportPlaceRepository {
  /** Returns a person; null if the id does not exist. Parts that were not requested are empty. */
  person(asked: {
    readonly accountId: string;
    readonly now: number;
    readonly withAuditLog: boolean;
    readonly withImpersonations: boolean;
    readonly withSessions: boolean;
  }): Promise<{
    readonly user: FoundUser;
    readonly record: readonly AuditLine[];
    readonly visits: readonly StoredImpersonation[];
    readonly sessions: readonly StoredSession[];
  } | null>;
  /**
   * Returns the people who were refused or rate-limited since `since` (latest first), the messages that came back since
   * then, the people with the given ids, and the running impersonations.
   */
  overview(asked: {
    readonly since: number;
    readonly accountIds: readonly string[];
    readonly now: number;
    readonly withImpersonations: boolean;
    readonly withReturned: boolean;
  }): Promise<{
    readonly refused: readonly FoundUser[];
    readonly tries: readonly {
      readonly accountId: string;
      readonly tries: number;
      readonly lastAt: number;
    }[];
    readonly returned: readonly StoredReturn[];
    readonly addressees: readonly FoundUser[];
    readonly lately: readonly FoundUser[];
    readonly visits: readonly StoredImpersonation[];
  }>;
  /** Returns the first people that match a text, the count of all matching people, and the site groups that match by number or name. */
  hits(asked: {
    readonly text: string;
    readonly now: number;
  }): Promise<Omit<SupportHits, 'users'> & { readonly users: readonly FoundUser[] }>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly supportPlace: SupportPlaceRepository;
  }
}
