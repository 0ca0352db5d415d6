/** Reasons why the database could not be opened. The program prints `message`, one line that says what to do, and exits. */
export type StartRefusalKind =
  /** Another server uses this data directory. */
  | 'inUse'
  /** The data directory cannot be created or written. */
  | 'unwritable'
  /** The embedded database cannot be opened; a copy was kept. */
  | 'damaged'
  /** The database was written by a newer version. */
  | 'newerSchema'
  /** A released migration's text differs from the one that ran. */
  | 'changedSchema'
  /** A schema step or other preparation at startup failed. */
  | 'unprepared'
  /** PostgreSQL cannot be reached. */
  | 'unreachable'
  /** The clocks of this machine and of the database server differ. */
  | 'clockOff'
  /** A backup was not restored. The previous data is unchanged. */
  | 'notRestored';

/** Thrown by `openDatabase` when the server must not start. */
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

/** Returns a refusal whose message has the engine's error and what to do. An existing `StartRefusal` is returned unchanged. */
export const unprepared = (work: string, cause: unknown): StartRefusal =>
  cause instanceof StartRefusal
    ? cause
    : new StartRefusal(
        'unprepared',
        `${work} failed and was taken back: ${firstLine(cause)}. No data was changed. Mend what it names (room on the disk, rights of the database user, other programs that use the database) and start again; if it stays, restore the backup made before the update and start the version before.`,
        cause,
      );
