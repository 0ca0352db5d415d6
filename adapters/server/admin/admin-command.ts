import type { Backend } from '#core/backend/backend.ts';
import type { createOperatorDesk } from '#core/backend/provisioning/operator-desk.use-cases.ts';
import type { createOperatorImports } from '#core/backend/provisioning/operator-imports.use-cases.ts';
import type { createReceivers } from '#core/backend/signals/receivers.use-cases.ts';
import type { AdminTerminal } from './admin-terminal.ts';

/** What commands work with: the use cases as the server has them. */
export interface AdminAccess {
  readonly backend: Backend;
  readonly receivers: ReturnType<typeof createReceivers>;
  readonly operator: ReturnType<typeof createOperatorDesk>;
  readonly imports: ReturnType<typeof createOperatorImports>;
}

/** What a command is run with. */
export interface AdminParts {
  /** What follows its own words. */
  readonly args: readonly string[];
  readonly terminal: AdminTerminal;
  /** Opens the use cases, once; throws what refuses the start of a server. */
  readonly open: () => Promise<AdminAccess>;
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
  /** Answers the exit status: 0 done, 1 refused with the reason. */
  readonly run: (parts: AdminParts) => Promise<number>;
}
