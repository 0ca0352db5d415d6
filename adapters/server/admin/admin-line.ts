import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import type { Log } from '../http/log.ts';
import { ADMIN_VERSION } from './admin-commands.ts';
import type { AdminTerminal } from './admin-terminal.ts';
import { LineEnd, LineGone } from './line-end.ts';
import { lineTerminal } from './line-terminal.ts';
import { helloWords, textFrame } from './line-words.ts';
import { byShortPath } from './short-path.ts';

const WORDS = {
  version:
    'The running server is of another version than this program. Restart the server, or run the program that was built with it.\n',
  fault: 'The command failed on the server. Its log says why.\n',
  stopping:
    'The server is stopping and ended the command. Check what was done before you run it again.\n',
} as const;

/** Returns the path of the admin socket of a data directory. A running server accepts commands on this socket. */
export const linePathOf = (dataDir: string): string => path.join(dataDir, 'admin.sock');

export interface AdminLineParts {
  readonly dataDir: string;
  readonly run: (args: readonly string[], terminal: AdminTerminal) => Promise<number>;
  readonly log: Log;
}

/** Listens on a socket. Only root and the user that runs this process may connect. */
const listen = (server: Server, socket: string): Promise<void> =>
  byShortPath(socket, async (short) => {
    const listening = once(server, 'listening');
    const mask = process.umask(0o177);
    server.listen(short);
    process.umask(mask);
    await listening;
  });

const serve = async (line: LineEnd, { run, log }: AdminLineParts): Promise<void> => {
  const first = await line.next();
  const hello = helloWords.parse(first.kind === 'words' ? first.words : null);
  if (hello.version !== ADMIN_VERSION) {
    await line.say(textFrame({ err: WORDS.version }), textFrame({ exit: 2 }));
    return;
  }
  const [command = ''] = hello.args;
  try {
    await line.say(textFrame({ exit: await run(hello.args, lineTerminal(line)) }));
  } catch (error) {
    if (line.signal.aborted) log.info('command given up', { command });
    else log.error('command failed', { command, problem: String(error) });
    await line.say(textFrame({ err: WORDS.fault }), textFrame({ exit: 1 }));
  }
};

/**
 * Accepts admin commands on the socket of the data directory, any number in parallel. Aborts a command at its next step
 * when its caller disconnects. Returns a function that closes the socket, notifies all callers and aborts all commands.
 */
export const openAdminLine = async (parts: AdminLineParts): Promise<() => Promise<void>> => {
  const socketPath = linePathOf(parts.dataDir);
  const lines = new Map<LineEnd, Promise<void>>();
  const server = createServer((socket: Socket) => {
    const line = new LineEnd(socket);
    const served = serve(line, parts)
      .catch((error: unknown) => {
        // The caller disconnected before its first message, or the first message was not a valid hello.
        if (!(error instanceof LineGone))
          parts.log.error('administration line not understood', { problem: String(error) });
      })
      .finally(() => {
        line.end();
        lines.delete(line);
      });
    lines.set(line, served);
  });
  // This server holds the lock of the data directory, so an existing socket is left over from a crashed server.
  rmSync(socketPath, { force: true });
  await listen(server, socketPath);
  return async () => {
    server.close();
    rmSync(socketPath, { force: true });
    const served = [...lines.values()];
    for (const line of lines.keys()) {
      void line.say(textFrame({ err: WORDS.stopping }), textFrame({ exit: 1 }));
      line.end();
    }
    await Promise.all(served);
  };
};
