import { parseArgs } from 'node:util';
import { err, ok, type Result } from '#core/kernel/result.ts';

/** What the command line asks for; a missing password is asked for or taken from the environment later. */
export interface SmokeOptions {
  readonly url: URL;
  readonly username: string;
  readonly password: string | null;
  readonly code: string | null;
  readonly outbox: boolean;
  readonly json: boolean;
}

const readUrl = (text: string): URL | null => {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const plain = url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  return /^https?:$/.test(url.protocol) && url.pathname === '/' && plain ? url : null;
};

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      url: { type: 'string' },
      username: { type: 'string' },
      password: { type: 'string' },
      code: { type: 'string' },
      outbox: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  }).values;

const parseOrReason = (args: readonly string[]): Result<ReturnType<typeof parse>, string> => {
  try {
    return ok(parse(args));
  } catch (error) {
    if (error instanceof TypeError) return err(error.message);
    throw error;
  }
};

/** Reads the command line; the error is one line that says what is wrong and never repeats a password. */
export const readSmokeOptions = (
  args: readonly string[],
): Result<SmokeOptions | 'help', string> => {
  const parsed = parseOrReason(args);
  if (!parsed.ok) return parsed;
  const { url, username, password, code, outbox, json, help } = parsed.value;
  if (help) return ok('help');
  if (url === undefined) return err('--url is missing.');
  const address = readUrl(url);
  if (address === null) {
    return err('--url must be an address like http://localhost:4280, without a path.');
  }
  if (username === undefined || username === '') return err('--username is missing.');
  if (code !== undefined && outbox) return err('Give either --code or --outbox.');
  if (code !== undefined && !/^\d{6}$/.test(code)) return err('--code must be six digits.');
  return ok({
    url: address,
    username,
    password: password ?? null,
    code: code ?? null,
    outbox,
    json,
  });
};
