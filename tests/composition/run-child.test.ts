import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

const MODULE = pathToFileURL(path.resolve('composition/scripts/run-child.mjs')).href;

/** Starts a script that calls `runChild`, prints the child's status and continues. */
const startParent = (child: string) =>
  spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { runChild } from ${JSON.stringify(MODULE)};
       const status = await runChild(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: ['ignore', 1, 2] });
       console.log('ended with ' + status);`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );

const outputOf = (parent: ReturnType<typeof startParent>) => {
  const output = { text: '' };
  parent.stdout.on('data', (chunk: Buffer) => (output.text += chunk.toString()));
  return output;
};

describe('a script that waits for a program', () => {
  it('goes on with its status', async () => {
    const parent = startParent('process.exit(3)');
    const output = outputOf(parent);
    await once(parent, 'close');
    expect(output.text).toBe('ended with 3\n');
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'passes %s on, waits for the end and ends by it',
    async (signal) => {
      const parent = startParent(
        `process.on('${signal}', () => { console.log('asked to stop'); setTimeout(() => process.exit(0), 50); });
       setInterval(() => undefined, 1000); console.log('at work');`,
      );
      const output = outputOf(parent);
      while (!output.text.includes('at work')) await once(parent.stdout, 'data');
      parent.kill(signal);
      const [code, by] = (await once(parent, 'close')) as [number | null, string | null];
      expect({ code, by }).toEqual({ code: null, by: signal });
      expect(output.text).toBe('at work\nasked to stop\n');
    },
  );
});
