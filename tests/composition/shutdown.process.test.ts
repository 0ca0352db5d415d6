import { describe, expect, it } from 'vitest';
import { HttpVisitor } from '#tests/support/http-visitor.ts';
import { RawLine, rawGet, rawPost } from './support/raw-line.ts';
import type { ServerProcess } from './support/server-process.ts';
import { PATIENCE, useServers } from './support/use-servers.ts';

const LOGIN = '/api/account/login/credentials';
const BANNER = rawGet('/api/statusBanner');

/** Builds a sign-in request of a new browser. Hashing the password keeps the server busy for some time. */
const signIn = async ({ url }: ServerProcess, username: string): Promise<string> => {
  const page = await fetch(`${url}/api/statusBanner`);
  const pair = page.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  const xsrf = pair.find((cookie) => cookie.startsWith('XSRF-Token='))?.slice(11) ?? '';
  return rawPost(
    LOGIN,
    { cookie: pair.join('; '), 'x-xsrf-token': xsrf },
    JSON.stringify({
      username,
      password: 'Harbor-Light-2026',
      internal: false,
      returnUrl: null,
      clientIp: null,
    }),
  );
};

const open = (server: ServerProcess, count: number): Promise<RawLine[]> =>
  Promise.all(Array.from({ length: count }, () => RawLine.open(server.port)));

describe('A stop drops no request: a server that is told to stop', { timeout: PATIENCE }, () => {
  const { start } = useServers('shutdown-program');

  it('answers all twelve requests that were sent before, wherever they wait', async () => {
    const server = await start({ DEMO_WORLD: 'small' });
    await server.ready();
    const used = await open(server, 5);
    for (const line of used) {
      await line.send(BANNER);
      await line.hears(1);
    }
    const signIns = [await signIn(server, 'dealer.limited'), await signIn(server, 'staff.limited')];
    const [idle, pipelined, ...asking] = used as [RawLine, RawLine, ...RawLine[]];
    // Suspends the server's process, so that requests wait on existing connections and new connections wait to be accepted.
    server.signal('SIGSTOP');
    for (const line of asking) await line.send(BANNER);
    await pipelined.send(BANNER.repeat(2));
    await pipelined.send(rawGet('/api/health/live'));
    const waiting = await open(server, 6);
    for (const [index, line] of waiting.entries()) await line.send(signIns[index] ?? BANNER);
    server.signal('SIGTERM');
    server.signal('SIGCONT');
    const lines = [...asking, pipelined, ...waiting, idle];
    await Promise.all(lines.map(({ over }) => over));
    expect(lines.map(({ answers }) => answers.map(({ status }) => status))).toEqual([
      ...asking.map(() => [200, 200]),
      [200, 200, 200, 200],
      ...waiting.map(() => [200]),
      [200],
    ]);
    expect(await server.ended()).toBe(0);
    expect(server.output).not.toContain('cut off');
  });

  it('is not ready, ends streams and goes on answering while balancers look elsewhere; the second signal ends it at once', async () => {
    const server = await start({ DEMO_WORLD: 'small', DRAIN_MS: '60000' });
    await server.ready();
    const [kept] = await open(server, 1);
    await kept?.send(BANNER);
    await kept?.hears(1);
    expect(kept?.answers[0]?.headers.get('connection')).toBe('keep-alive');
    const dealer = new HttpVisitor(server.url);
    await dealer.signIn('dealer.limited');
    const stream = await dealer.call('GET', '/api/live');
    expect(stream.status).toBe(200);
    server.signal('SIGTERM');
    // Reads the stream until the shutdown ends it.
    expect(await stream.text()).toContain('event: hello');
    const states = await Promise.all(
      ['health', 'health/ready', 'health/live', 'statusBanner', 'live'].map(async (path) => {
        const answer = await dealer.call('GET', `/api/${path}`);
        return [path, answer.status, answer.headers.get('connection')];
      }),
    );
    expect(states).toEqual([
      ['health', 503, 'close'],
      ['health/ready', 503, 'close'],
      ['health/live', 200, 'close'],
      ['statusBanner', 200, 'close'],
      ['live', 503, 'close'],
    ]);
    await kept?.send(BANNER);
    await kept?.over;
    expect(kept?.answers[1]?.headers.get('connection')).toBe('close');
    expect((await new HttpVisitor(server.url).signIn('staff.limited')).status).toBe(200);
    server.signal('SIGTERM');
    expect(await server.ended()).toBe(1);
  });

  it('refuses what has not come as a whole within 8 s by the Problem of the contract', async () => {
    const server = await start({ DEMO_WORLD: 'small' });
    await server.ready();
    const [halfHead, halfBody] = (await open(server, 2)) as [RawLine, RawLine];
    await halfHead.send(BANNER.slice(0, -2));
    await halfBody.send((await signIn(server, 'dealer.limited')).slice(0, -20));
    // A later request on another connection has been answered, so the server has read the earlier data.
    await server.ready();
    server.signal('SIGTERM');
    await Promise.all([halfHead.over, halfBody.over]);
    for (const { answers } of [halfHead, halfBody]) {
      expect(answers.map(({ status }) => status)).toEqual([503]);
      expect(answers[0]?.headers.get('content-type')).toContain('application/problem+json');
      expect(answers[0]?.headers.get('connection')).toBe('close');
      expect(answers[0]?.headers.get('retry-after')).toBe('2');
      expect(JSON.parse(answers[0]?.body ?? '')).toEqual({
        message: 'The service is busy. Please try again in a moment.',
        code: null,
        requestId: answers[0]?.headers.get('x-request-id'),
      });
    }
    expect(await server.ended()).toBe(0);
    expect(server.output).toContain('requests cut off at shutdown');
  });
});
