import {
  chmod,
  link,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDeviceFile, writeDeviceFile } from '#adapters/cli/device-file.ts';
import { findPassword } from '#adapters/cli/find-password.ts';
import { writeWholeFile } from '#adapters/cli/private-file.ts';

const OWNER = { origin: 'https://portal.example', username: 'watch' };
const DEVICE = { name: '__Host-device-dealer', value: 'a.b_c-D~1', expiresAt: 1_800_000_000_000 };

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'private-'));
  file = path.join(folder, 'kept');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (name: string) => (await stat(name)).mode & 0o777;
const reasonOf = async (name = file) => {
  const read = await readDeviceFile(name, OWNER);
  return read.ok ? null : read.error;
};

describe('the file of a remembered device', () => {
  it('gives back what was kept, for its owner alone', async () => {
    expect(await readDeviceFile(file, OWNER)).toEqual({ ok: true, value: null });
    expect(await writeDeviceFile(file, OWNER, DEVICE)).toEqual({ ok: true, value: undefined });
    expect(await readDeviceFile(file, OWNER)).toEqual({ ok: true, value: DEVICE });
    expect(await modeOf(file)).toBe(0o600);
    for (const other of [
      { ...OWNER, origin: 'http://portal.example' },
      { ...OWNER, username: 'somebody' },
    ]) {
      const read = await readDeviceFile(file, other);
      expect(read).toMatchObject({ ok: false, error: expect.stringContaining('another address') });
    }
  });

  it('is replaced whole, and leaves nothing beside it', async () => {
    await writeDeviceFile(file, OWNER, DEVICE);
    await link(file, path.join(folder, 'before'));
    await writeDeviceFile(file, OWNER, { ...DEVICE, value: 'newer' });
    expect((await readdir(folder)).toSorted()).toEqual(['before', 'kept']);
    expect(await readFile(path.join(folder, 'before'), 'utf8')).toContain(DEVICE.value);
    expect(await readFile(file, 'utf8')).toContain('newer');
  });

  it.each([0o640, 0o620, 0o604, 0o666])('of mode %o is refused', async (mode) => {
    await writeDeviceFile(file, OWNER, DEVICE);
    await chmod(file, mode);
    expect(await reasonOf()).toBe('can be accessed by others: chmod 600 it');
  });

  it('is refused where it is a link, a folder or nothing of ours, and stays as it is', async () => {
    await writeDeviceFile(file, OWNER, DEVICE);
    const linked = path.join(folder, 'linked');
    await symlink(file, linked);
    expect(await reasonOf(linked)).toBe('is a link');
    expect(await writeDeviceFile(linked, OWNER, DEVICE)).toEqual({ ok: false, error: 'is a link' });
    await mkdir(path.join(folder, 'folder'));
    expect(await reasonOf(path.join(folder, 'folder'))).toBe('is a folder');
    for (const text of ['', 'null', '{}', 'a'.repeat(9000), 'GARBAGE\u0000']) {
      await writeFile(file, text);
      expect(await reasonOf()).not.toBeNull();
      expect(await readFile(file, 'utf8')).toBe(text);
    }
  });

  it.each(['a; Domain=example', 'a\r\nset-cookie: b=1', 'a b', ''])(
    'never becomes more than one cookie: %j',
    async (value) => {
      const content = { ...OWNER, ...DEVICE, value, expiresAt: '2027-01-15T08:00:00.000Z' };
      await writeFile(file, JSON.stringify(content), { mode: 0o600 });
      expect(await reasonOf()).toContain('no remembered device');
    },
  );

  it('never keeps what it could not read again', async () => {
    const sent = { ...DEVICE, value: 'a'.repeat(600) };
    expect(await writeDeviceFile(file, OWNER, sent)).toMatchObject({ ok: false });
    expect(await readdir(folder)).toEqual([]);
  });

  it('is not begun where it could not be kept', async () => {
    expect(await reasonOf(path.join(folder, 'no', 'where'))).toContain('folder');
  });
});

describe('a file written whole', () => {
  it('replaces no device, pipe or link', async () => {
    expect(await writeWholeFile('/dev/null', 'text', 0o644)).toEqual({
      ok: false,
      error: 'is not an ordinary file',
    });
    expect(await writeWholeFile(path.join(folder, 'no', 'where'), 'text', 0o644)).toEqual({
      ok: false,
      error: 'has no folder',
    });
  });
});

describe('the password', () => {
  const printed: string[] = [];
  const nothing = () => undefined;
  const terminal = {
    input: { setEncoding: nothing, on: nothing, off: nothing, resume: nothing, pause: nothing },
    output: { write: nothing },
    error: { write: (text: string) => printed.push(text) },
  };
  const find = (options: { password?: string; passwordFile?: string }, env = {}) =>
    findPassword(
      { username: 'watch', password: null, passwordFile: null, ...options },
      { env, terminal },
    );
  beforeEach(() => {
    printed.length = 0;
  });

  it.each([
    ['secret words\n', 'secret words'],
    ['secret words\r\n', 'secret words'],
    [' blanks \n\n', ' blanks \n'],
    ['as it is', 'as it is'],
  ])('of a file that holds %j is %j', async (text, password) => {
    await writeFile(file, text, { mode: 0o600 });
    expect(await find({ passwordFile: file }, { SMOKE_PASSWORD: 'another' })).toEqual({
      ok: true,
      value: password,
    });
    expect(printed).toEqual([]);
  });

  it('comes from a file that a group may read, through a link, as secrets are mounted', async () => {
    await writeFile(file, 'secret', { mode: 0o640 });
    await chmod(file, 0o440);
    await symlink(file, path.join(folder, 'linked'));
    expect(await find({ passwordFile: path.join(folder, 'linked') })).toEqual({
      ok: true,
      value: 'secret',
    });
  });

  it('is not taken from a file that everybody may read, that is empty or missing', async () => {
    await writeFile(file, 'secret');
    await chmod(file, 0o644);
    expect(await find({ passwordFile: file })).toEqual({
      ok: false,
      error: `--password-file: ${file} can be accessed by others: chmod 640 it.`,
    });
    await writeFile(file, '\n');
    await chmod(file, 0o600);
    expect(await find({ passwordFile: file })).toMatchObject({ ok: false });
    expect(await find({ passwordFile: `${file}-not` })).toMatchObject({ ok: false });
  });

  it('comes from the environment without a word, from the command line with one', async () => {
    expect(await find({}, { SMOKE_PASSWORD: 'secret' })).toEqual({ ok: true, value: 'secret' });
    expect(printed).toEqual([]);
    expect(await find({ password: 'typed' }, { SMOKE_PASSWORD: 'secret' })).toEqual({
      ok: true,
      value: 'typed',
    });
    expect(printed.join('')).toContain('process list');
    expect(printed.join('')).not.toContain('typed');
    expect(await find({})).toMatchObject({ ok: false });
  });
});
