import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const BASE = '/usr/lib/postgresql';

/** A PostgreSQL server started for the tests. */
export interface PrivatePostgres {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const findBinaries = (): string | null => {
  if (!existsSync(BASE)) return null;
  const versions = readdirSync(BASE).toSorted((a, b) => Number(b) - Number(a));
  const folder = versions
    .map((version) => join(BASE, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'postgres')) && existsSync(join(bin, 'initdb')));
  return folder ?? null;
};

const numberOf = (flag: '-u' | '-g', user: string): number =>
  Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));

/** Returns the user of the PostgreSQL package if this process is root, because PostgreSQL refuses to run as root. */
const unprivileged = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  return { uid: numberOf('-u', 'postgres'), gid: numberOf('-g', 'postgres') };
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('no port'));
      });
    });
  });

const answers = async (url: string, server: ChildProcess): Promise<void> => {
  for (;;) {
    if (server.exitCode !== null) throw new Error('PostgreSQL ended while starting.');
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
};

// Shell script that runs the server and stops the server when the script's input closes, which also happens when this process dies.
const GUARDED = '"$0" "$@" & server=$!; read -r _; kill -QUIT $server; wait $server';

/** Starts a server in a temporary folder, from installed binaries. Returns null if PostgreSQL is not installed; `more` adds settings. */
export const startPrivatePostgres = async (
  more: Readonly<Record<string, string>> = {},
): Promise<PrivatePostgres | null> => {
  const bin = findBinaries();
  if (bin === null) return null;
  const who = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
  const data = join(folder, 'data');
  const options = { ...who, cwd: folder };
  const init = ['-D', data, '-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(bin, 'initdb'), init, { ...options, stdio: 'ignore' });
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder,
    fsync: 'off',
    shared_buffers: '32MB',
    max_connections: '200',
    ...more,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn('/bin/sh', ['-c', GUARDED, join(bin, 'postgres'), '-D', data, ...flags], {
    ...options,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `postgres://portal@127.0.0.1:${port}/postgres`;
  await answers(url, server);
  return {
    url,
    stop: async () => {
      server.stdin.end();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
