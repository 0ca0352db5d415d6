import type { Container } from 'inversify';
import { openAdminLine } from '#adapters/server/admin/admin-line.ts';
import { runAdminCommand } from '#adapters/server/admin/run-admin-command.ts';
import { adminAccessOf } from './admin-access.ts';
import { SERVER } from './tokens.ts';

/**
 * Accepts commands of the administration program on the embedded engine, whose directory this process holds. Returns a
 * function that stops accepting commands. If the system has no suitable sockets, the server runs without commands.
 */
export const takeCommands = async (container: Container): Promise<() => Promise<void>> => {
  const [settings, log] = [container.get(SERVER.settings), container.get(SERVER.log)];
  if (settings.databaseUrl !== null) return () => Promise.resolve();
  const access = adminAccessOf(container);
  try {
    return await openAdminLine({
      dataDir: settings.dataDir,
      log,
      run: (args, terminal) =>
        runAdminCommand({ args, terminal, open: () => Promise.resolve(access), restore: null }),
    });
  } catch (error) {
    log.error('commands cannot be taken', { problem: String(error) });
    return () => Promise.resolve();
  }
};
