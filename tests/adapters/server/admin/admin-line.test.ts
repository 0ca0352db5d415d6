import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN_VERSION } from '#adapters/server/admin/admin-commands.ts';
import { linePathOf, openAdminLine } from '#adapters/server/admin/admin-line.ts';
import { AdminFault, type AdminTerminal } from '#adapters/server/admin/admin-terminal.ts';
import { callAdminLine } from '#adapters/server/admin/call-admin-line.ts';
import { encodeFrame } from '#adapters/server/admin/line-frames.ts';
import { heardTerminal } from './support/heard-terminal.ts';

type Run = (args: readonly string[], terminal: AdminTerminal) => Promise<number>;

const copy: Run = async ([from = '', to = ''], terminal) => {
  await terminal.write(to, terminal.read(from));
  return 0;
};

describe('the administration line', () => {
  let folder = '';
  const closing: (() => Promise<void>)[] = [];
  const logged: string[] = [];
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'portal-line-'));
    logged.length = 0;
  });
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
    rmSync(folder, { recursive: true, force: true });
  });

  const log = {
    info: (event: string) => logged.push(event),
    error: (event: string) => logged.push(event),
  };
  const listen = async (run: Run, dataDir = folder) => {
    const close = await openAdminLine({ dataDir, run, log });
    closing.push(close);
    return close;
  };
  const give = async (args: readonly string[], dataDir = folder) => {
    const terminal = heardTerminal();
    const status = await callAdminLine(linePathOf(dataDir), args, terminal);
    return { status, said: terminal.said, complained: terminal.complained };
  };
  const at = (name: string): string => path.join(folder, name);

  it('is for nobody but its own user, gone after it was closed, and taken over from a server that died', async () => {
    expect(await give(['x'])).toMatchObject({ status: null });
    writeFileSync(linePathOf(folder), '');
    const close = await listen((args) => Promise.resolve(args.length));
    expect(statSync(linePathOf(folder)).mode & 0o777).toBe(0o600);
    expect(await give(['a', 'b'])).toMatchObject({ status: 2 });
    await close();
    expect(existsSync(linePathOf(folder))).toBe(false);
    expect(await give(['a', 'b'])).toMatchObject({ status: null });
  });

  it('serves a data directory whose path is longer than a socket may have', async () => {
    const deep = path.join(folder, 'd'.repeat(120));
    mkdirSync(deep);
    await listen((args) => Promise.resolve(args.length), deep);
    expect(statSync(linePathOf(deep)).mode & 0o777).toBe(0o600);
    expect(await give(['a'], deep)).toMatchObject({ status: 1 });
  });

  it('brings all text in order, characters whole', async () => {
    const text = `x${'👍'.repeat(70_000)}`;
    await listen(async (_args, { output, error }) => {
      output.write(text);
      error.write('no\n');
      await output.write('end');
      return 0;
    });
    const { status, said, complained } = await give([]);
    // Compares with `===` so that a failure prints true or false instead of the whole text.
    expect([status, said === `${text}end`, complained]).toEqual([0, true, 'no\n']);
  });

  it.each([0, 1, 65_536, 200_000])('copies a file of %s bytes there and back', async (size) => {
    const bytes = randomBytes(size);
    writeFileSync(at('from'), bytes);
    await listen(copy);
    expect(await give([at('from'), at('to')])).toEqual({ status: 0, said: '', complained: '' });
    expect(readFileSync(at('to')).equals(bytes)).toBe(true);
    expect(statSync(at('to')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).toSorted()).toEqual(['admin.sock', 'from', 'to']);
  });

  it('tells what is wrong with a file, leaves what was there, and touches no file that the arguments do not name', async () => {
    await listen(async (args, terminal) => {
      try {
        return args[2] === 'sly' ? await copy(args.slice(3), terminal) : await copy(args, terminal);
      } catch (error) {
        if (!(error instanceof AdminFault)) throw error;
        await terminal.error.write(error.message);
        return 1;
      }
    });
    writeFileSync(at('to'), 'kept');
    const absent = await give([at('absent'), at('to')]);
    expect(absent.complained).toBe(`Cannot read ${at('absent')}: there is no such file or folder.`);
    writeFileSync(at('from'), 'new');
    const folderless = await give([at('from'), at('no/to')]);
    expect(folderless.complained).toContain('Cannot write to');
    const sly = await give([at('from'), at('to'), 'sly', `${at('from')} `, at('to')]);
    expect(sly.complained).toContain('Cannot read');
    expect(readFileSync(at('to'), 'utf8')).toBe('kept');
    expect(readdirSync(folder).toSorted()).toEqual(['admin.sock', 'from', 'to']);
  });

  it('refuses a server that asks for a file the arguments do not name', async () => {
    writeFileSync(at('secret'), 'secret');
    await listen(async (_args, terminal) => {
      const pieces: Uint8Array[] = [];
      for await (const piece of terminal.read(at('secret'))) pieces.push(piece);
      return pieces.length;
    });
    const { status, complained } = await give(['receiver', 'list']);
    expect([status, complained]).toEqual([1, expect.stringContaining('failed on the server')]);
    expect(logged).toEqual(['command failed']);
  });

  it('runs several commands at once', async () => {
    let release: (value: number) => void = () => undefined;
    const held = new Promise<number>((resolve) => (release = resolve));
    await listen(([name]) => (name === 'slow' ? held : Promise.resolve(3)));
    const slow = give(['slow']);
    expect(await give(['quick'])).toMatchObject({ status: 3 });
    release(4);
    expect(await slow).toMatchObject({ status: 4 });
  });

  it('tells a command that its caller is gone', async () => {
    let heard: (gone: unknown) => void = () => undefined;
    const gone = new Promise<unknown>((resolve) => (heard = resolve));
    await listen(async (args, terminal) => {
      try {
        for (;;) await copy(args, terminal);
      } catch (error) {
        heard([terminal.signal.aborted, String(error)]);
        throw error;
      }
    });
    writeFileSync(at('from'), randomBytes(100_000));
    const socket = connect(linePathOf(folder));
    await once(socket, 'connect');
    const words = { version: ADMIN_VERSION, args: [at('from'), at('to')] };
    socket.write(encodeFrame({ kind: 'words', words }));
    await once(socket, 'data');
    socket.destroy();
    expect(await gone).toEqual([true, 'LineGone: The line is closed.']);
  });

  it('ends commands with a word when it is closed', async () => {
    const close = await listen(
      ([name], { signal }) =>
        new Promise((resolve) => {
          if (name === undefined) resolve(0);
          signal.addEventListener('abort', () => resolve(0));
        }),
    );
    const given = give(['wait']);
    // A second command is sent and finishes, so the first command is surely in progress.
    await give([]);
    await close();
    expect(await given).toMatchObject({
      status: 1,
      complained: expect.stringContaining('The server is stopping') as string,
    });
  });

  it('refuses a program of another version, and goes on after what is no program of ours', async () => {
    await listen(() => Promise.resolve(0));
    for (const words of [{ version: 'other', args: [] }, 'nonsense', { args: 3 }]) {
      const socket = connect(linePathOf(folder));
      let answer = '';
      socket.on('data', (piece: Buffer) => (answer += piece.toString()));
      socket.write(encodeFrame({ kind: 'words', words }));
      await once(socket, 'close');
      expect(answer.includes('of another version')).toBe(
        typeof words === 'object' && 'version' in words,
      );
    }
    const noise = connect(linePathOf(folder));
    noise.write('GET / HTTP/1.1\r\n\r\n');
    await once(noise, 'close');
    expect(await give([])).toMatchObject({ status: 0 });
  });
});
