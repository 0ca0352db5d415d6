import { setTimeout as delay } from 'node:timers/promises';
import type { AdminAccess } from '#adapters/server/admin/admin-command.ts';
import { findAdminCommand } from '#adapters/server/admin/admin-commands.ts';
import { linePathOf } from '#adapters/server/admin/admin-line.ts';
import { AdminFault, type AdminTerminal } from '#adapters/server/admin/admin-terminal.ts';
import { callAdminLine } from '#adapters/server/admin/call-admin-line.ts';
import { runAdminCommand } from '#adapters/server/admin/run-admin-command.ts';
import type { Log } from '#adapters/server/http/log.ts';
import { ProcessPdfInspector } from '#adapters/server/pdf/process-pdf-inspector.ts';
import { readSettings, type Settings } from '#adapters/server/settings/read-settings.ts';
import type { Database } from '#adapters/server/sql/open-database.ts';
import { StartRefusal } from '#adapters/server/sql/start-refusal.ts';
import { adminAccessOf } from './admin-access.ts';
import { openData } from './open-data.ts';
import { restoreBackup } from './restore-backup.ts';
import { Refused } from './refused.ts';
import { serverContainer } from './server-container.ts';

/** How long to wait while a server starts or stops or another command runs, in milliseconds. */
const PATIENCE_MS = 20_000;
const LOOK_MS = 200;

const BUSY =
  'It did not accept the command: it is starting, stopping or running another command, or is an older version.';

/** Inputs from the administration program. */
export interface AdminInput {
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly terminal: AdminTerminal;
  readonly log: Log;
  /** Path of the program for the document-inspection thread. */
  readonly pdfWorker: string;
  readonly seedDump: string;
}

/** Runs a command in this process with its own database connection: the server's use cases without listening or background work. */
const runHere = async (input: AdminInput, settings: Settings): Promise<number> => {
  const { args, terminal, log, pdfWorker, seedDump } = input;
  const opened: Database[] = [];
  const openAccess = async (): Promise<AdminAccess> => {
    const data = await openData(settings, { isBrief: true, seedDump });
    opened.push(data.database);
    const documentInspector = new ProcessPdfInspector(pdfWorker);
    return adminAccessOf(serverContainer(settings, log, { ...data, documentInspector }));
  };
  const restore = settings.databaseUrl === null ? restoreBackup(settings) : null;
  let access: Promise<AdminAccess> | null = null;
  try {
    return await runAdminCommand({
      args,
      terminal,
      open: () => (access ??= openAccess()),
      restore,
    });
  } finally {
    for (const database of opened) await database.close();
  }
};

/** Runs the command in this process, or returns the refusal if another process holds the data directory. */
const tryHere = async (input: AdminInput, settings: Settings): Promise<number | StartRefusal> => {
  try {
    return await runHere(input, settings);
  } catch (error) {
    if (error instanceof StartRefusal && error.kind === 'inUse') return error;
    throw error;
  }
};

/** Runs a command on the embedded engine: in the server that holds the data directory, or in this process if there is none. */
const runByHolder = async (input: AdminInput, settings: Settings): Promise<number> => {
  const path = linePathOf(settings.dataDir);
  for (let waited = 0; ; waited += LOOK_MS) {
    const asked = await callAdminLine(path, input.args, input.terminal);
    const status = asked ?? (await tryHere(input, settings));
    if (typeof status === 'number') return status;
    if (waited >= PATIENCE_MS) throw new Refused([status.message, BUSY]);
    await delay(LOOK_MS);
  }
};

/**
 * Runs one command: on PostgreSQL in this process, on the embedded engine in the server that holds the data directory.
 * Without such a server, the command runs in this process. Returns the exit status. Throws the same errors as a server's
 * startup.
 */
export const runPlacedCommand = async (input: AdminInput): Promise<number> => {
  const { args, environment, terminal } = input;
  const unopened = (): Promise<never> => Promise.reject(new Error('No command was found.'));
  const found = findAdminCommand(args);
  if (found === null) return runAdminCommand({ args, terminal, open: unopened, restore: null });
  const settings = readSettings(environment);
  if (!settings.ok) throw new Refused(settings.error);
  try {
    return settings.value.databaseUrl === null && found.command.isAlone !== true
      ? await runByHolder(input, settings.value)
      : await runHere(input, settings.value);
  } catch (error) {
    if (!(error instanceof AdminFault)) throw error;
    throw new Refused([error.message]);
  }
};
