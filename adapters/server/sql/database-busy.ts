/**
 * Thrown when no connection is available, because too many transactions wait or the database is down. The server responds
 * with 503 and `Retry-After` (SECURITY.md §2.18).
 */
export class DatabaseBusy extends Error {
  readonly retryAfterSeconds = 1;

  constructor(cause?: Error) {
    super(cause?.message || 'Too many requests wait for the database.', { cause });
    this.name = 'DatabaseBusy';
  }
}

/** Maximum number of callers that may wait for a connection. Any further caller is refused. */
export const WAITING_LIMIT = 256;
