import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { beforeAll } from 'vitest';
import { bundleForNode, SHORT_LIFE } from '#tests/backend/harness/bundle-for-node.ts';

/** A command that runs as a separate process. */
export interface GivenCommand {
  readonly child: ChildProcess;
  /** Resolves to the command's exit status (null after a signal) and output. */
  readonly ended: Promise<{ status: number | null; said: string; complained: string }>;
}

const gather = (stream: ChildProcess['stdout']): (() => string) => {
  const parts: string[] = [];
  stream?.setEncoding('utf8').on('data', (part: string) => parts.push(part));
  return () => parts.join('');
};

/** Prepares the administration program for one test file and builds it before the tests. */
export const useAdmin = (name: string) => {
  let program = '';
  beforeAll(async () => {
    program = await bundleForNode('composition/admin.ts', name, true);
  });
  const begin = (
    args: readonly string[],
    settings: Readonly<Record<string, string>>,
  ): GivenCommand => {
    const child = spawn(process.execPath, [...SHORT_LIFE, program, ...args], {
      env: { PATH: process.env['PATH'], MODE: 'demo', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [given, complained] = [gather(child.stdout), gather(child.stderr)];
    const ended = once(child, 'close').then(([status]) => ({
      status: status as number | null,
      said: given(),
      complained: complained(),
    }));
    return { child, ended };
  };
  return {
    begin,
    admin: (args: readonly string[], settings: Readonly<Record<string, string>>) =>
      begin(args, settings).ended,
  };
};
