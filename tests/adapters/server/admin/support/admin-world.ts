import { createCommandLine } from '#core/backend/provisioning/command-line.use-cases.ts';
import { createOperatorImports } from '#core/backend/provisioning/operator-imports.use-cases.ts';
import { createRestored } from '#core/backend/restored/restored.use-cases.ts';
import { createReceivers } from '#core/backend/receivers/receivers.use-cases.ts';
import { runAdminCommand } from '#adapters/server/admin/run-admin-command.ts';
import { openTestWorld } from '#tests/backend/harness/test-world.ts';
import { heardTerminal } from './heard-terminal.ts';

/** Creates a test world with an operator at the command line. Files that one command writes are available to later commands. */
export const adminWorld = async () => {
  const world = await openTestWorld();
  const { backend, ports } = world;
  const imports = createOperatorImports(ports);
  const files = new Map<string, Uint8Array>();
  const access = {
    backend,
    imports,
    receivers: createReceivers(ports),
    operator: createCommandLine(ports),
    restored: createRestored(ports),
    backup: null,
  };
  const run = async (...args: readonly string[]) => {
    const terminal = heardTerminal();
    for (const [path, bytes] of files) terminal.files.set(path, bytes);
    const status = await runAdminCommand({
      args,
      terminal,
      open: () => Promise.resolve(access),
      restore: null,
    });
    for (const [path, bytes] of terminal.files) files.set(path, bytes);
    return { status, said: terminal.said, complained: terminal.complained };
  };
  /** Returns all records in export form, with codes in clear text. */
  const exported = async (): Promise<readonly Readonly<Record<string, string>>[]> => {
    const records: Readonly<Record<string, string>>[] = [];
    for await (const record of imports.exportRecords((_of, code) => code))
      records.push(Object.fromEntries(record));
    return records;
  };
  return { ...world, files, run, exported };
};
