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
  /** A schema step, or what else is made ready at the start, failed. */
  | 'unprepared'
  /** PostgreSQL cannot be reached. */
  | 'unreachable'
  /** The clocks of this machine and of the database differ. */
  | 'clockOff'
  /** A backup was not put back; what was there before still is. */
  | 'notRestored';

/** A start that must not go on; thrown by `openDatabase`, never retried by it. */
export class StartRefusal extends Error {
  readonly kind: StartRefusalKind;

  constructor(kind: StartRefusalKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StartRefusal';
    this.kind = kind;
  }
}

const firstLine = (cause: unknown): string => {
  const text = cause instanceof Error ? cause.message || cause.name : String(cause);
  return (text.split('\n', 1)[0] ?? '').replace(/\.$/, '');
};

/** One line about work on the whole database that failed: what the engine said, and what to do; a refusal that says so already stays as it is. */
export const unprepared = (work: string, cause: unknown): StartRefusal =>
  cause instanceof StartRefusal
    ? cause
    : new StartRefusal(
        'unprepared',
        `${work} failed and was taken back: ${firstLine(cause)}. No data was changed. Mend what it names (room on the disk, rights of the database user, other programs that use the database) and start again; if it stays, restore the backup made before the update and start the version before.`,
        cause,
      );
