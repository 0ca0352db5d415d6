/** Why the database could not be opened; the program prints `message`, one line that says what to do, and exits. */
export type StartRefusalKind =
  /** Another server runs on this data directory. */
  | 'inUse'
  /** The data directory cannot be made or written. */
  | 'unwritable'
  /** The embedded database does not open; a copy was kept. */
  | 'damaged'
  /** The database was written by a newer version. */
  | 'newerSchema'
  /** A released migration has another text than when it ran. */
  | 'changedSchema'
  /** PostgreSQL cannot be reached. */
  | 'unreachable';

/** A start that must not go on; thrown by `openDatabase`, never retried by it. */
export class StartRefusal extends Error {
  readonly kind: StartRefusalKind;

  constructor(kind: StartRefusalKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StartRefusal';
    this.kind = kind;
  }
}
