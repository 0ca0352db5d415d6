import type { AdminParts } from './admin-command.ts';
import { ADMIN_HELP, findAdminCommand } from './admin-commands.ts';
import { AdminFault } from './admin-terminal.ts';

const explain = (args: AdminParts['args'], { output, error }: AdminParts['terminal']): number => {
  const [first] = args;
  if (first === undefined || first === '--help' || first === 'help') {
    output.write(ADMIN_HELP);
    return first === undefined ? 2 : 0;
  }
  error.write(`Not understood: ${args.join(' ')}\n\n${ADMIN_HELP}`);
  return 2;
};

/**
 * Runs one admin command and returns its exit status: 0 = done, 1 = refused (the reason is printed), 2 = unknown command
 * or invalid arguments. Calls `open` only if the command needs the use cases.
 */
export const runAdminCommand = async ({ args, ...parts }: AdminParts): Promise<number> => {
  const { terminal } = parts;
  const found = findAdminCommand(args);
  if (found === null) return explain(args, terminal);
  try {
    return await found.command.run({ ...parts, args: found.rest });
  } catch (error) {
    if (!(error instanceof AdminFault)) throw error;
    terminal.error.write(`${error.message}\n`);
    return 1;
  }
};
