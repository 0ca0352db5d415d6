import { createHash } from 'node:crypto';
import { SCHEMA_NUMBER } from '../sql/migrations/migrations.ts';
import { TERMS_COMMAND } from './terms.command.ts';
import type { AdminCommand } from './admin-command.ts';
import { BACKUP_COMMANDS } from './backup.command.ts';
import { EXPORT_COMMAND } from './export.command.ts';
import { IMPORT_COMMAND } from './import.command.ts';
import { PEOPLE_COMMANDS } from './people.command.ts';
import { RECEIVER_COMMANDS } from './receiver.command.ts';

/** All admin commands for the operator of the server, in the order of the help text. */
const ADMIN_COMMANDS: readonly AdminCommand[] = [
  IMPORT_COMMAND,
  EXPORT_COMMAND,
  ...PEOPLE_COMMANDS,
  TERMS_COMMAND,
  ...RECEIVER_COMMANDS,
  ...BACKUP_COMMANDS,
];

const usageOf = ({ words, takes }: AdminCommand): string => `${words} ${takes}`.trimEnd();

const WIDTH = Math.max(...ADMIN_COMMANDS.map((command) => usageOf(command).length)) + 3;

export const ADMIN_HELP = `npm run admin -- <command>

${ADMIN_COMMANDS.map((command) => `  ${usageOf(command).padEnd(WIDTH)}${command.does}`).join('\n')}

The built program alone: node dist/server/admin.js <command>. It takes the settings of the server from the environment. On the
embedded engine a running server does the work, asked over DATA_DIR/admin.sock; a stopped one need not be started.
`;

/** Version of the protocol between the admin program and the server. Increase it with each incompatible change. */
const LINE = 1;

/**
 * Version string of the protocol, the commands and the schema. The server runs a command only if the admin program has the
 * same version string.
 */
export const ADMIN_VERSION = createHash('sha256')
  .update(JSON.stringify([LINE, SCHEMA_NUMBER, ADMIN_HELP]))
  .digest('hex');

/** Returns the command named by the arguments with the remaining arguments, or null when no such command exists. */
export const findAdminCommand = (
  args: readonly string[],
): { readonly command: AdminCommand; readonly rest: readonly string[] } | null => {
  for (const command of ADMIN_COMMANDS) {
    const { length } = command.words.split(' ');
    const rest = args.slice(length);
    if (args.slice(0, length).join(' ') === command.words && command.fits(rest))
      return { command, rest };
  }
  return null;
};
