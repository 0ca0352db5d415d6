import type { Backend } from '#core/backend/backend.ts';
import type { createCommandLine } from '#core/backend/provisioning/command-line.use-cases.ts';
import type { createOperatorImports } from '#core/backend/provisioning/operator-imports.use-cases.ts';
import type { createRestored } from '#core/backend/restored/restored.use-cases.ts';
import type { VoidedAccess } from '#core/backend/restored/restored.repository.port.ts';
import type { createReceivers } from '#core/backend/receivers/receivers.use-cases.ts';
import type { AdminTerminal } from './admin-terminal.ts';

/** The use cases that admin commands call, built as in the server. */
export interface AdminAccess {
  readonly backend: Backend;
  readonly receivers: ReturnType<typeof createReceivers>;
  readonly operator: ReturnType<typeof createCommandLine>;
  readonly imports: ReturnType<typeof createOperatorImports>;
  readonly restored: ReturnType<typeof createRestored>;
  /** Returns a backup of the embedded database in chunks. Null on PostgreSQL. */
  readonly backup: ((signal: AbortSignal) => AsyncIterable<Uint8Array>) | null;
}

export interface RestoreOutcome {
  readonly madeAt: number;
  readonly voided: VoidedAccess;
  /** `upTo` is the number of the last intact audit log line. `isIntact` is true if the whole log is intact. */
  readonly auditLog: { readonly upTo: number; readonly isIntact: boolean };
  /** Text for the operator that names the locations of the restored files. */
  readonly note: string;
}

/**
 * Restores a backup into the data directory of a stopped server. Each call of `read` reads the backup from its beginning.
 * Throws `StartRefusal` when the restore is not allowed.
 */
export type RestoreBackup = (
  read: () => AsyncIterable<Uint8Array>,
  options: { readonly replace: boolean },
) => Promise<RestoreOutcome>;

export interface AdminParts {
  /** The arguments after the name of the command. */
  readonly args: readonly string[];
  readonly terminal: AdminTerminal;
  /**
   * Opens the database and returns the use cases; later calls return the same object. Throws the errors that prevent a
   * server from starting.
   */
  readonly open: () => Promise<AdminAccess>;
  /** Null inside a server, and when there is no data directory. */
  readonly restore: RestoreBackup | null;
}

export interface AdminCommand {
  /** The name of the command, for example `receiver add`. */
  readonly words: string;
  /** The arguments, as the help text shows them. */
  readonly takes: string;
  /** The purpose of the command, in one line of the help text. */
  readonly does: string;
  /** Returns true if the arguments are valid for this command. */
  readonly fits: (args: readonly string[]) => boolean;
  /** Set when the command needs exclusive use of the data directory, so that the command never runs inside a server. */
  readonly isAlone?: true;
  /** Runs the command and returns its exit status: 0 = done, 1 = refused (the reason is printed). */
  readonly run: (parts: AdminParts) => Promise<number>;
}
