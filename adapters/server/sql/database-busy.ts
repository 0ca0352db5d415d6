/** No connection can be had now: too many transactions wait for one, or the database itself is away; the server answers 503 with `Retry-After` (SECURITY.md §2.18). */
export class DatabaseBusy extends Error {
  readonly retryAfterSeconds = 1;

  constructor(cause?: Error) {
    super(cause?.message || 'Too many requests wait for the database.', { cause });
    this.name = 'DatabaseBusy';
  }
}

/** How many checkouts may wait before the next is turned away. */
export const WAITING_LIMIT = 256;
