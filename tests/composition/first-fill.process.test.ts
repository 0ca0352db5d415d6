import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { userOf } from '#adapters/server/sql/data-directory.ts';
import { bundleForNode } from '#tests/backend/harness/bundle-for-node.ts';
import { HttpVisitor } from '#tests/support/http-visitor.ts';
import { PATIENCE, useServers } from './support/use-servers.ts';

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('the first start with the demo world', { timeout: PATIENCE }, () => {
  const { folder, start } = useServers('first-fill-server');
  let program = '';
  beforeAll(async () => {
    program = await bundleForNode('composition/first-fill.ts', 'first-fill');
  });
  const begin = (dataDir: string) =>
    start({ DEMO_WORLD: 'small', DATA_DIR: dataDir, FIRST_FILL: program });

  it('writes it in a process that has ended when the server answers, so that its memory is given back', async () => {
    const dataDir = path.join(folder(), 'data');
    const first = await begin(dataDir);
    await first.ready();
    const fillers = [...first.output.matchAll(/"demo world written","process":(\d+)/g)];
    expect(fillers).toHaveLength(1);
    const filler = Number(fillers[0]?.[1]);
    expect(userOf(dataDir)).not.toBe(filler);
    expect(lives(filler)).toBe(false);
    expect((await new HttpVisitor(first.url).signIn('dealer.limited')).status).toBe(200);
    first.signal('SIGTERM');
    expect(await first.ended()).toBe(0);

    const second = await begin(dataDir);
    await second.ready();
    expect(second.output).not.toContain('demo world written');
  });

  it('ends the writing with the server when that is killed, and the next start writes it', async () => {
    const dataDir = path.join(folder(), 'data');
    const first = await begin(dataDir);
    let filler: number | null = null;
    while ((filler = userOf(dataDir)) === null) await delay(5);
    first.signal('SIGKILL');
    await first.ended();
    while (lives(filler)) await delay(5);

    const second = await begin(dataDir);
    await second.ready();
    expect((await new HttpVisitor(second.url).signIn('dealer.limited')).status).toBe(200);
  });

  it('refuses in the words of the program that writes it', async () => {
    const server = await start({
      DEMO_WORLD: 'small',
      DATA_DIR: '/dev/null/data',
      FIRST_FILL: program,
    });
    expect(await server.ended()).toBe(2);
    expect(server.output.trim().split('\n')).toHaveLength(1);
    expect(server.output).toContain('Cannot write keys to /dev/null/data');
  });
});
