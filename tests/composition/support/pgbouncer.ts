import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** Path of PgBouncer as installed by the Debian package. Null if PgBouncer is not installed. */
export const PGBOUNCER = existsSync('/usr/sbin/pgbouncer') ? '/usr/sbin/pgbouncer' : null;

/** Pooling modes of PgBouncer. */
export const MODES = ['session', 'transaction', 'statement'] as const;
type Mode = (typeof MODES)[number];

const numberOf = (flag: '-u' | '-g'): number =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** Returns the user of the PgBouncer package if this process is root, because PgBouncer refuses to run as root. */
const unprivileged = (): { uid?: number; gid?: number } =>
  process.getuid?.() === 0 ? { uid: numberOf('-u'), gid: numberOf('-g') } : {};

/**
 * Returns a configuration with one database per pooling mode. All settings are defaults, except the pool size that the
 * deploy README requires for two servers.
 */
const iniOf = (url: URL, port: number, folder: string): string => {
  const password = url.password === '' ? '' : ` password=${decodeURIComponent(url.password)}`;
  const address = `host=${url.hostname} port=${url.port || '5432'} dbname=${url.pathname.slice(1)} user=${url.username}${password}`;
  return `
[databases]
${MODES.map((mode) => `${mode} = ${address} pool_mode=${mode}`).join('\n')}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${path.join(folder, 'people.txt')}
default_pool_size = 24
`;
};

/** Runs PgBouncer in front of one database, with all pooling modes. */
export class PgBouncer {
  readonly #child: ChildProcess;
  readonly #address: string;
  output = '';

  private constructor(child: ChildProcess, address: string) {
    this.#child = child;
    this.#address = address;
    child.stderr?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
  }

  /** @param folder an empty folder, which PgBouncer then owns */
  static async start(
    program: string,
    folder: string,
    { port, url }: { readonly port: number; readonly url: string },
  ): Promise<PgBouncer> {
    const target = new URL(url);
    const who = unprivileged();
    const ini = path.join(folder, 'pgbouncer.ini');
    writeFileSync(ini, iniOf(target, port, folder));
    writeFileSync(path.join(folder, 'people.txt'), `"${target.username}" ""\n`);
    if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
    const child = spawn(program, [ini], { ...who, stdio: ['ignore', 'ignore', 'pipe'] });
    const bouncer = new PgBouncer(child, `postgres://${target.username}@127.0.0.1:${port}`);
    while (!(await bouncer.#answers())) {
      if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${bouncer.output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return bouncer;
  }

  url(mode: Mode): string {
    return `${this.#address}/${mode}`;
  }

  async #answers(): Promise<boolean> {
    const client = new pg.Client({ connectionString: this.url('session') });
    try {
      await client.connect();
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    this.#child.kill('SIGTERM');
    await once(this.#child, 'exit');
  }
}
