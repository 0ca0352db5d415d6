import { err, ok, type Result } from '#core/kernel/result.ts';
import { ask } from './ask.ts';
import { readPrivateFile } from './private-file.ts';
import type { SmokeOptions } from './read-smoke-options.ts';
import { isInteractive, type Terminal } from './terminal.ts';

const NONE = 'No password: give --password-file, set SMOKE_PASSWORD or run on a terminal.';

/** Reads the password from a file. Removes one trailing line break, because editors add one. */
const fromFile = async (path: string): Promise<Result<string, string>> => {
  // Kubernetes mounts secrets as symbolic links that a group may read.
  const read = await readPrivateFile(path, { strangers: 'group', links: true });
  if (!read.ok) return err(`--password-file: ${path} ${read.error}.`);
  if (read.value === null) return err(`--password-file: ${path} does not exist.`);
  const password = read.value.replace(/\r?\n$/, '');
  return password === '' ? err(`--password-file: ${path} is empty.`) : ok(password);
};

/**
 * Returns the password from the password file, the command line, the environment or the terminal, in this order. The error
 * text has one line.
 */
export const findPassword = async (
  options: Pick<SmokeOptions, 'password' | 'passwordFile' | 'username'>,
  parts: {
    readonly env: Readonly<Record<string, string | undefined>>;
    readonly terminal: Terminal;
  },
): Promise<Result<string, string>> => {
  const { env, terminal } = parts;
  if (options.passwordFile !== null) return fromFile(options.passwordFile);
  if (options.password !== null) {
    terminal.error.write(
      'A password on the command line is visible in npm output and the process list: use --password-file or SMOKE_PASSWORD instead.\n',
    );
  }
  const known = options.password ?? env['SMOKE_PASSWORD'] ?? null;
  const asked =
    known === null && isInteractive(terminal)
      ? await ask(terminal, `Password of ${String(options.username)}: `, true)
      : known;
  return asked === null || asked === '' ? err(NONE) : ok(asked);
};
