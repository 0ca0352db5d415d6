import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { HttpVisitor } from '#tests/support/http-visitor.ts';
import { freePort } from './support/server-process.ts';
import { PATIENCE, useServers } from './support/use-servers.ts';

describe('No acknowledged write is lost: the server as a process', { timeout: PATIENCE }, () => {
  const { folder, start } = useServers('server-program');

  it('loses nothing acknowledged when it is killed in the middle of sign-in, and starts again', async () => {
    const dataDir = path.join(folder(), 'data');
    const port = String(await freePort());
    const first = await start({ DATA_DIR: dataDir, PORT: port });
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

    const second = await start({ DATA_DIR: dataDir, PORT: port });
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
    const server = await start();
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
    // A later request on another connection has been answered, so the server has read this request's header.
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
});
