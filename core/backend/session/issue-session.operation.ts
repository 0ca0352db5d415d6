import { DURATIONS } from '../../kernel/limits.ts';
import type { Demand } from '../../permission/login-step.ts';
import type { AccessToken } from '../../session/session-view.schema.ts';
import type { OperationPorts } from '../backend-ports.ts';
import type { CookieEffects } from '../caller.ts';
import { CONTINUED, type SessionRow } from './session.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** A refresh secret with the cookie lifetime in seconds. */
export type RefreshCookie = Exclude<NonNullable<CookieEffects['refresh']>, 'clear'>;

/** A new session with the secrets that are sent to its browser. */
export interface IssuedSession {
  readonly row: SessionRow;
  readonly token: AccessToken;
  readonly refresh: RefreshCookie;
}

/**
 * Issues another access token for a session. The token expires after 10 minutes, or earlier at the session's absolute end
 * (SECURITY.md §2.1).
 */
export const issueAccessToken = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'secrets' | 'clock'>,
  row: Pick<SessionRow, 'id' | 'absoluteEnd'>,
): Promise<AccessToken> => {
  const now = ports.clock.now();
  const expiresAt = Math.min(now + DURATIONS.accessToken, row.absoluteEnd);
  const accessToken = ports.secrets.token();
  await tx.sessions.issueToken(row.id, ports.secrets.digest(accessToken), expiresAt);
  return { accessToken, expiresInSeconds: Math.floor((expiresAt - now) / 1000) };
};

/** Returns the seconds until the session's absolute end, used as the cookie lifetime. */
export const secondsLeftOf = (row: Pick<SessionRow, 'absoluteEnd'>, now: number): number =>
  Math.max(0, Math.floor((row.absoluteEnd - now) / 1000));

/** Stores a new session, its access token and its refresh family. */
export const issueSession = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'secrets' | 'clock'>,
  row: SessionRow,
  demands: readonly Demand[],
): Promise<IssuedSession> => {
  await tx.sessions.create(row, demands);
  const token = await issueAccessToken(tx, ports, row);
  const secret = ports.secrets.token();
  await tx.refresh.open(row.id, ports.secrets.digest(secret), row.absoluteEnd);
  const maxAgeSeconds = secondsLeftOf(row, ports.clock.now());
  return { row, token, refresh: { secret, maxAgeSeconds } };
};

/**
 * Ends a session and continues it under a new id, token and refresh family. The absolute end stays the same (SECURITY.md
 * §2.1). The new session has the stage "full" if `demands` is empty.
 */
export const continueSession = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'secrets' | 'clock' | 'ids'>,
  row: SessionRow,
  demands: readonly Demand[],
): Promise<IssuedSession> => {
  const now = ports.clock.now();
  await tx.sessions.end(row.id, CONTINUED, now);
  const next: SessionRow = {
    ...row,
    id: ports.ids.next(),
    stage: demands.length === 0 ? 'full' : 'pending',
    lastSeenAt: now,
    checkedAt: null,
    draftContact: demands.length === 0 ? null : row.draftContact,
    draftVerified: demands.length === 0 ? false : row.draftVerified,
  };
  return issueSession(tx, ports, next, demands);
};
