import type { AuditLine } from '../../audit/audit-line.schema.ts';
import type { SupportHits } from '../../support/support-overview.schema.ts';
import type { StoredImpersonation } from '../session/impersonation.repository.port.ts';
import type { SessionRow } from '../session/session.repository.port.ts';
import type { FoundUser } from './support.repository.port.ts';

/** A running session, as stored; times are milliseconds UTC. */
export type StoredSession = Pick<SessionRow, 'id' | 'createdAt' | 'lastSeenAt' | 'authenticatedBy'>;

/** What staff see of people at a glance (domain guide 6.17); each answer is one statement. */
export interface SupportPlaceRepository {
  /** Null for an id nobody has; a part that is not wanted is empty. */
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
  /** Those who were refused or limited since an instant, the latest first; those of the given ids; and the impersonations that run. */
  overview(asked: {
    readonly since: number;
    readonly accountIds: readonly string[];
    readonly now: number;
    readonly withImpersonations: boolean;
  }): Promise<{
    readonly refused: readonly FoundUser[];
    readonly lately: readonly FoundUser[];
    readonly visits: readonly StoredImpersonation[];
  }>;
  /** The first people the words find and how many there are, and groups by number or by words of their name. */
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
