import type { Backend } from '#core/backend/backend.ts';
import type { createCommandLine } from '#core/backend/provisioning/command-line.use-cases.ts';
import type { createOperatorImports } from '#core/backend/provisioning/operator-imports.use-cases.ts';
import type { createRestored } from '#core/backend/restored/restored.use-cases.ts';
import type { VoidedAccess } from '#core/backend/restored/restored.repository.port.ts';
import type { createReceivers } from '#core/backend/receivers/receivers.use-cases.ts';
import type { AdminTerminal } from './admin-terminal.ts';

/** What commands work with: the use cases as the server has them. */
export interface AdminAccess {
  readonly backend: Backend;
  readonly receivers: ReturnType<typeof createReceivers>;
  readonly operator: ReturnType<typeof createCommandLine>;
  readonly imports: ReturnType<typeof createOperatorImports>;
  readonly restored: ReturnType<typeof createRestored>;
  /** The pieces of a backup of the embedded database as it is now; null on PostgreSQL, which has programs of its own. */
  readonly backup: ((signal: AbortSignal) => AsyncIterable<Uint8Array>) | null;
}

/** What putting a backup back came to. */
export interface RestoreOutcome {
  readonly madeAt: number;
  readonly voided: VoidedAccess;
  /** Up to which line the audit log is as it was written, and whether that is all of it. */
  readonly record: { readonly upTo: number; readonly isIntact: boolean };
  /** Where things are, for the operator. */
  readonly note: string;
}

/** Puts a backup into the data directory of a stopped server; `read` begins the file anew each time. Throws `StartRefusal` where it may not. */
export type RestoreBackup = (
  read: () => AsyncIterable<Uint8Array>,
  options: { readonly replace: boolean },
) => Promise<RestoreOutcome>;

/** What a command is run with. */
export interface AdminParts {
  /** What follows its own words. */
  readonly args: readonly string[];
  readonly terminal: AdminTerminal;
  /** Opens the use cases, once; throws what refuses the start of a server. */
  readonly open: () => Promise<AdminAccess>;
  /** Null in a server, and where there is no data directory to restore. */
  readonly restore: RestoreBackup | null;
}

/** One row of the table of commands. */
export interface AdminCommand {
  /** What it begins with, e.g. `receiver add`. */
  readonly words: string;
  /** What follows, as the help says it. */
  readonly takes: string;
  /** What it is good for, in one line. */
  readonly does: string;
  /** Whether what follows can be meant. */
  readonly fits: (args: readonly string[]) => boolean;
  /** Of the program itself, never of a server: it needs the data directory for itself. */
  readonly isAlone?: true;
  /** Answers the exit status: 0 done, 1 refused with the reason. */
  readonly run: (parts: AdminParts) => Promise<number>;
}
