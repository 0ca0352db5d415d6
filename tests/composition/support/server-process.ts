import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SHORT_LIFE } from '#tests/backend/harness/bundle-for-node.ts';

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => {
      resolve(false);
    });
    server.listen(port, '127.0.0.1', () => {
      server.close(() => {
        resolve(true);
      });
    });
  });

/** Finds four consecutive free ports and returns the first. The ports are below the range that the system uses for outgoing connections. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const first = 18_000 + Math.floor(Math.random() * 14_000);
    const free = await Promise.all([first, first + 1, first + 2, first + 3].map(isFree));
    if (free.every(Boolean)) return first;
  }
};

/** Creates a new folder for one server. */
export const freshFolder = (): string => mkdtempSync(path.join(tmpdir(), 'portal-process-'));

/** A real server process that a test may kill. */
export class ServerProcess {
  readonly #child: ChildProcess;
  readonly port: number;
  output = '';

  constructor(program: string, settings: Readonly<Record<string, string>>) {
    this.port = Number(settings['PORT']);
    this.#child = spawn(process.execPath, [...SHORT_LIFE, program], {
      env: { PATH: process.env['PATH'], MODE: 'demo', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk.toString();
      });
    }
  }

  get url(): string {
    return `http://localhost:${String(this.port)}`;
  }

  /** Resolves when the server is ready. Rejects with the server's output if the process exits first. */
  async ready(): Promise<void> {
    for (;;) {
      if (this.#child.exitCode !== null) throw new Error(this.output);
      const answer = await fetch(`${this.url}/api/health/ready`).catch(() => null);
      if (answer?.ok === true) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Stops reading the server's output. */
  deafen(): void {
    this.#child.stdout?.destroy();
    this.#child.stderr?.destroy();
  }

  signal(name: 'SIGCONT' | 'SIGKILL' | 'SIGSTOP' | 'SIGTERM'): void {
    this.#child.kill(name);
  }

  /** Resolves to the exit status when the process ends, or to null after a signal. */
  async ended(): Promise<number | null> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      await once(this.#child, 'exit');
    }
    return this.#child.exitCode;
  }
}

/** Removes a server's folder. */
export const removeFolder = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
};
