import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { ioCode } from '../sql/io-reason.ts';
import { ADMIN_VERSION } from './admin-commands.ts';
import { AdminFault, type AdminTerminal } from './admin-terminal.ts';
import { LineEnd, LineGone } from './line-end.ts';
import type { Frame } from './line-frames.ts';
import { serverWords, textFrame, type ServerWords } from './line-words.ts';
import { readPieces, replaceFile, type Replacement } from './own-files.ts';
import { byShortPath } from './short-path.ts';

type Texts = Pick<AdminTerminal, 'output' | 'error'>;
type FileText = Exclude<ServerWords, { out: string } | { err: string } | { exit: number }>;

const ENDED =
  'The server stopped in the middle of the command. Check what was done before you run it again.\n';

const NOBODY = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTSOCK']);

/** Connects to a socket. Returns null when no server listens there. */
const connectTo = async (path: string): Promise<Socket | null> => {
  try {
    return await byShortPath(path, async (short) => {
      const socket = connect(short);
      await once(socket, 'connect');
      return socket;
    });
  } catch (cause) {
    if (NOBODY.has(ioCode(cause))) return null;
    throw new AdminFault(
      `The running server cannot be asked at ${path} (${ioCode(cause)}). Run the command as the server's user.`,
    );
  }
};

/** Reads and writes files on behalf of the server, but only files named in the arguments. */
const filesOf = (args: readonly string[]) => {
  const read = new Map<string, AsyncGenerator<Uint8Array, undefined>>();
  const written = new Map<string, Replacement>();

  const begin = async (path: string): Promise<Replacement> => {
    const file = written.get(path) ?? (await replaceFile(path));
    written.set(path, file);
    return file;
  };

  const drop = async (path: string): Promise<void> => {
    await written.get(path)?.drop();
    written.delete(path);
  };

  const leave = async (path: string): Promise<void> => {
    await read.get(path)?.return(undefined);
    read.delete(path);
  };

  const pull = async (path: string): Promise<Uint8Array | null> => {
    const pieces = read.get(path) ?? readPieces(path);
    read.set(path, pieces);
    const next = await pieces.next();
    if (next.done !== true) return next.value;
    read.delete(path);
    return null;
  };

  /**
   * Executes one file request of the server. Returns the bytes of a read request, or null at the end of the file and for
   * the other requests.
   */
  const answer = async (text: FileText, line: LineEnd): Promise<Uint8Array | null> => {
    const [path = ''] = Object.values(text);
    const piece = 'put' in text ? await line.next() : null;
    if (!args.includes(path)) throw new AdminFault(`The command names no file ${path}.`);
    if ('pull' in text) return pull(path);
    if ('leave' in text) await leave(path);
    else if ('drop' in text) await drop(path);
    else if (piece?.kind === 'bytes') await (await begin(path)).write(piece.bytes);
    else {
      await (await begin(path)).finish();
      written.delete(path);
    }
    return null;
  };

  return {
    answer: async (text: FileText, line: LineEnd): Promise<Frame> => {
      try {
        const bytes = await answer(text, line);
        return bytes === null ? textFrame({ done: true }) : { kind: 'bytes', bytes };
      } catch (fault) {
        if (!(fault instanceof AdminFault)) throw fault;
        return textFrame({ fault: fault.message });
      }
    },
    /** Removes unfinished files. */
    close: async (): Promise<void> => {
      for (const path of Array.from(written.keys())) await drop(path);
      for (const path of Array.from(read.keys())) await leave(path);
    },
  };
};

const follow = async (
  line: LineEnd,
  files: ReturnType<typeof filesOf>,
  { output, error }: Texts,
): Promise<number> => {
  for (;;) {
    const frame = await line.next();
    const words = serverWords.parse(frame.kind === 'words' ? frame.words : null);
    if ('exit' in words) return words.exit;
    if ('out' in words) output.write(words.out);
    else if ('err' in words) error.write(words.err);
    else await line.say(await files.answer(words, line));
  }
};

/**
 * Runs a command in the server that listens on a socket, using this terminal, and returns the exit status. Returns null
 * when no server listens. Throws `AdminFault` when the server on the socket may not be used.
 */
export const callAdminLine = async (
  socketPath: string,
  args: readonly string[],
  texts: Texts,
): Promise<number | null> => {
  const socket = await connectTo(socketPath);
  if (socket === null) return null;
  const line = new LineEnd(socket);
  const files = filesOf(args);
  try {
    await line.say(textFrame({ version: ADMIN_VERSION, args: [...args] }));
    return await follow(line, files, texts);
  } catch (error) {
    if (!(error instanceof LineGone)) throw error;
    texts.error.write(ENDED);
    return 1;
  } finally {
    line.end();
    await files.close();
  }
};
