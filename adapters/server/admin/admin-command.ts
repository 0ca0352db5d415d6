import type { Backend } from '#core/backend/backend.ts';
import type { createCommandLine } from '#core/backend/provisioning/command-line.use-cases.ts';
import type { createOperatorImports } from '#core/backend/provisioning/operator-imports.use-cases.ts';
import type { createRestored } from '#core/backend/restored/restored.use-cases.ts';
import type { VoidedAccess } from '#core/backend/restored/restored.repository.port.ts';
import type { createReceivers } from '#core/backend/receivers/receivers.use-cases.ts';
import type { AdminTerminal } from './admin-terminal.ts';

/** The use cases that commands call, built as in the server. */
export interface AdminAccess {
  readonly backend: Backend;
  readonly receivers: ReturnType<typeof createReceivers>;
  readonly operator: ReturnType<typeof createCommandLine>;
  readonly imports: ReturnType<typeof createOperatorImports>;
  readonly restored: ReturnType<typeof createRestored>;
  /** Produces a backup of the embedded database in chunks. Null on PostgreSQL, which has its own backup programs. */
  readonly backup: ((signal: AbortSignal) => AsyncIterable<Uint8Array>) | null;
}

/** The result of restoring a backup. */
export interface RestoreOutcome {
  readonly madeAt: number;
  readonly voided: VoidedAccess;
  /** The last intact line of the audit log, and whether the whole log is intact. */
  readonly record: { readonly upTo: number; readonly isIntact: boolean };
  /** Text for the operator that states where the files are. */
  readonly note: string;
}

/**
 * Restores a backup into the data directory of a stopped server. Each call of `read` starts the file from its beginning.
 * Throws `StartRefusal` when the restore is not allowed.
 */
export type RestoreBackup = (
  read: () => AsyncIterable<Uint8Array>,
  options: { readonly replace: boolean },
) => Promise<RestoreOutcome>;

/** The input of a command. */
export interface AdminParts {
  /** The arguments after the name of the command. */
  readonly args: readonly string[];
  readonly terminal: AdminTerminal;
  /** Opens the use cases, at most once. Throws the same error that would refuse the start of a server. */
  readonly open: () => Promise<AdminAccess>;
  /** Null in a server, and when there is no data directory to restore. */
  readonly restore: RestoreBackup | null;
}

/** One row of the table of commands. */
export interface AdminCommand {
  /** The name of the command, for example `receiver add`. */
  readonly words: string;
  /** The arguments, as the help shows them. */
  readonly takes: string;
  /** The purpose of the command, in one line. */
  readonly does: string;
  /** Returns true if the arguments are valid for this command. */
  readonly fits: (args: readonly string[]) => boolean;
  /** Set when the command runs only in the program itself and never in a server, because it needs exclusive use of the data directory. */
  readonly isAlone?: true;
  /** Returns the exit status: 0 done, 1 refused with the reason. */
  readonly run: (parts: AdminParts) => Promise<number>;
}
