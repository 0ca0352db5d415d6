import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleForNode } from '#tests/backend/support/bundle-for-node.ts';
import { initialDump } from '#tests/backend/support/embedded-template.ts';
import { HttpVisitor } from '#tests/support/http-visitor.ts';
import { freePort, freshFolder, removeFolder, ServerProcess } from './support/server-process.ts';

const PATIENCE = 240_000;

describe('the server as a process', { timeout: PATIENCE }, () => {
  let program = '';
  let seedDump = '';
  const folders: string[] = [];
  const running: ServerProcess[] = [];
  beforeAll(async () => {
    program = await bundleForNode('tests/composition/support/server-program.ts', 'server-program');
    seedDump = await initialDump();
  });
  afterAll(async () => {
    for (const server of running) server.signal('SIGKILL');
    await Promise.all(running.map((server) => server.ended()));
    folders.forEach(removeFolder);
  });

  const folder = (): string => {
    const made = freshFolder();
    folders.push(made);
    return made;
  };
  const start = (settings: Readonly<Record<string, string>>): ServerProcess => {
    const server = new ServerProcess(program, { SEED_DUMP: seedDump, ...settings });
    running.push(server);
    return server;
  };

  it('loses nothing acknowledged when it is killed in the middle of sign-in, and starts again', async () => {
    const dataDir = path.join(folder(), 'data');
    const port = String(await freePort());
    const first = start({ DATA_DIR: dataDir, PORT: port });
    await first.ready();

    const whole = new HttpVisitor(first.url);
    expect((await whole.signIn('dealer.limited')).status).toBe(200);
    const midway = new HttpVisitor(first.url);
    expect((await midway.signIn('4471dealer')).status).toBe(200);
    const renamed = await midway.call('PUT', '/api/account/username', { username: 'joy.okafor' });
    expect(renamed.status).toBe(200);
    const waiting = new HttpVisitor(first.url);
    expect((await waiting.signIn('dealer.admin')).status).toBe(200);
    const unanswered = Array.from({ length: 5 }, () =>
      new HttpVisitor(first.url).signIn('staff.limited').catch(() => null),
    );
    first.signal('SIGKILL');
    await first.ended();
    await Promise.all(unanswered);

    const second = start({ DATA_DIR: dataDir, PORT: port });
    await second.ready();
    const me = await whole.call('GET', '/api/account/me');
    expect(me.status).toBe(200);
    expect((await whole.resume()).status).toBe(200);
    const due = await waiting.call('GET', '/api/account/requirements');
    expect(await due.json()).toMatchObject({ mfaRequired: true, mfaSentTo: 'email' });
    expect((await new HttpVisitor(second.url).signIn('joy.okafor')).status).toBe(200);

    second.signal('SIGTERM');
    expect(await second.ended()).toBe(0);
    expect(second.output).toContain('"stopped"');
  });

  it('answers a request that is under way when it is told to stop, and takes no new ones', async () => {
    const server = start({ DATA_DIR: path.join(folder(), 'data'), PORT: String(await freePort()) });
    await server.ready();
    const page = await fetch(`${server.url}/api/statusBanner`);
    const pair = page.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
    const xsrf = pair.find((cookie) => cookie.startsWith('XSRF-Token='))?.slice(11) ?? '';
    const body = JSON.stringify({
      username: 'dealer.limited',
      password: 'Harbor-Light-2026',
      internal: false,
      returnUrl: null,
      clientIp: null,
    });
    const slow = request(`${server.url}/api/account/login/credentials`, {
      method: 'POST',
      headers: {
        cookie: pair.join('; '),
        'x-xsrf-token': xsrf,
        'content-type': 'application/json',
        'content-length': body.length,
      },
    });
    const answered = once(slow, 'response');
    slow.write(body.slice(0, 10));
    // Another request over another connection was served, so the first one's head has been read.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await server.ready();
    server.signal('SIGTERM');
    const takes = (): Promise<boolean> =>
      fetch(`${server.url}/api/health/live`, { headers: { connection: 'close' } }).then(
        ({ ok }) => ok,
        () => false,
      );
    while (await takes()) await new Promise((resolve) => setTimeout(resolve, 20));
    slow.end(body.slice(10));
    const [answer] = (await answered) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(200);
    expect(await server.ended()).toBe(0);
  });

  it('refuses a second server on the same data directory in one line', async () => {
    const dataDir = path.join(folder(), 'data');
    const first = start({ DATA_DIR: dataDir, PORT: String(await freePort()) });
    await first.ready();
    const second = start({ DATA_DIR: dataDir, PORT: String(await freePort()) });
    expect(await second.ended()).toBe(2);
    expect(second.output.trim().split('\n')).toHaveLength(1);
    expect(second.output).toContain(dataDir);

    const third = start({ DATA_DIR: path.join(folder(), 'data'), PORT: String(first.port) });
    expect(await third.ended()).toBe(2);
    expect(third.output).toContain(`Port ${String(first.port)} on 127.0.0.1 is already in use`);
    expect(third.output).toContain('set PORT');
    first.signal('SIGTERM');
    expect(await first.ended()).toBe(0);
  });

  it('refuses other keys than those its database is used with, in one line that says what to do', async () => {
    const dataDir = path.join(folder(), 'data');
    const first = start({ DATA_DIR: dataDir, PORT: String(await freePort()) });
    await first.ready();
    first.signal('SIGTERM');
    expect(await first.ended()).toBe(0);
    removeFolder(path.join(dataDir, 'keys'));
    const second = start({ DATA_DIR: dataDir, PORT: String(await freePort()) });
    expect(await second.ended()).toBe(2);
    expect(second.output.trim().split('\n')).toHaveLength(1);
    expect(second.output).toContain('The codes key "demo-1" is not the one');
  });

  it('names the port of the consumer variant when that one is taken', async () => {
    const port = await freePort();
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(port + 1, '127.0.0.1', resolve));
    const server = start({ DATA_DIR: path.join(folder(), 'data'), PORT: String(port) });
    expect(await server.ended()).toBe(2);
    expect(server.output).toContain(`Port ${String(port + 1)} `);
    await new Promise((resolve) => holder.close(resolve));
  });

  it('refuses a data directory below a regular file, also as root', async () => {
    const file = path.join(folder(), 'file');
    writeFileSync(file, 'not a folder');
    const server = start({ DATA_DIR: path.join(file, 'data'), PORT: String(await freePort()) });
    expect(await server.ended()).toBe(2);
    expect(server.output.trim().split('\n')).toHaveLength(1);
    expect(server.output).toContain('DATA_DIR');
  });

  it('refuses wrong settings with one line each, before anything is opened', async () => {
    const server = start({ DATA_DIR: folder(), PORT: 'eighty', MODE: 'prod' });
    expect(await server.ended()).toBe(2);
    expect(server.output).toMatch(/^PORT must be/m);
    expect(server.output).toMatch(/^MODE must be/m);
  });
});
