import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Variant } from '#core/session/user.schema.ts';

const PROJECT = join(import.meta.dirname, '..', '..', '..');
const PROGRAM = join(PROJECT, 'dist', 'server', 'server.js');

const listen = (port: number): Promise<Server | null> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

/** Returns the first of four consecutive free ports, for dealers, customers, identity provider and help site. */
export const freePorts = async (): Promise<number> => {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 20_000);
    const held = await Promise.all([first, first + 1, first + 2, first + 3].map(listen));
    await Promise.all(
      held.map((s) => new Promise<void>((done) => (s ? s.close(() => done()) : done()))),
    );
    if (held.every((s) => s !== null)) return first;
  }
};

/** A server process of the built product with its own ports and data directory. */
export class PortalServer {
  readonly port: number;
  readonly dataDir: string;
  readonly #env: Record<string, string>;
  readonly #program: string;
  #child: ChildProcess | null = null;
  /** Codes already returned to a test, so that `code` does not return the same code twice. */
  readonly #taken = new Set<string>();
  #output = '';

  /** `program` can point to a modified copy of the built product. */
  constructor(port: number, env: Record<string, string> = {}, program: string = PROGRAM) {
    this.port = port;
    this.#program = program;
    this.dataDir = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
    this.#env = env;
  }

  get dealer(): string {
    return `http://localhost:${this.port}`;
  }

  get consumer(): string {
    return `http://localhost:${this.port + 1}`;
  }

  originOf(variant: Variant): string {
    return variant === 'consumer' ? this.consumer : this.dealer;
  }

  /** The server's output so far, for error messages about failed starts. */
  get output(): string {
    return this.#output;
  }

  /** Starts the server on its existing data. Can be called again after `kill`. `env` overrides single settings. */
  async start(env: Record<string, string> = {}): Promise<void> {
    const program = this.#program;
    if (!existsSync(program)) throw new Error(`${program} is missing; run "npm run build" first.`);
    const child = spawn(process.execPath, [program], {
      cwd: PROJECT,
      env: {
        PATH: process.env.PATH,
        MODE: 'demo',
        DEMO_LIVE: 'off',
        DEMO_WORLD: process.env.SUITE === 'pictures' ? 'full' : 'small',
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        ...this.#env,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (this.#output += chunk.toString()));
    for (let tries = 0; tries < 600; tries += 1) {
      if (child.exitCode !== null) break;
      const ready = await fetch(`${this.dealer}/api/health/ready`).catch(() => null);
      if (ready?.ok) return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error(`The server did not become ready:\n${this.#output}`);
  }

  /**
   * Adds a receiver with the command-line tool and returns its key. Stops the server before and restarts it afterwards,
   * because the tool requires a stopped server.
   */
  async addReceiver(name: string): Promise<string> {
    await this.kill('SIGTERM');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(PROGRAM, '..', 'admin.js'), 'receiver', 'add', name],
      { env: { PATH: process.env.PATH, MODE: 'demo', DATA_DIR: this.dataDir } },
    );
    await this.start();
    return /: ([\w-]{43})\n/.exec(stdout)?.[1] ?? '';
  }

  /** Kills the server process at once (`SIGKILL`) or asks the process to stop (`SIGTERM`). */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  async dispose(): Promise<void> {
    await this.kill('SIGTERM');
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  async post(path: string, body: unknown = {}): Promise<void> {
    const answer = await fetch(`${this.dealer}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  }

  /**
   * Waits for the newest code in the demo outbox, ignoring codes that an earlier call has returned. If `to` is given, only
   * messages to that recipient count.
   */
  async code(to: string | null = null, newerThan = 0): Promise<{ code: string; at: number }> {
    const filter = to === null ? '' : `?to=${encodeURIComponent(to)}`;
    for (let tries = 0; tries < 1000; tries += 1) {
      const answer = await fetch(`${this.dealer}/demo/outbox.json${filter}`);
      const messages = (await answer.json()) as { code?: string | null; at: string | number }[];
      const newest = messages.find((m) => typeof m.code === 'string');
      const at = newest ? new Date(newest.at).getTime() : 0;
      const mark = `${String(at)} ${newest?.code ?? ''}`;
      if (newest?.code && at > newerThan && !this.#taken.has(mark)) {
        this.#taken.add(mark);
        return { code: newest.code, at };
      }
      await new Promise((done) => setTimeout(done, 30));
    }
    throw new Error(`No code for ${to ?? 'anybody'} arrived in the outbox.`);
  }
}
