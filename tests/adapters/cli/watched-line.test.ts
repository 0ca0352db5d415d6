import { afterEach, describe, expect, it } from 'vitest';
import { WatchedLine } from '#adapters/cli/watched-line.ts';
import type { LineFault } from '#core/smoke/line-fault.ts';
import { certificateOf } from '../../support/certificate.ts';
import { HostileServers } from '../../support/hostile-servers.ts';

const servers = new HostileServers();
afterEach(() => servers.close());

const PATIENT = 30_000;
const NEVER = () => undefined;
const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);

/** Returns a `fetch` that trusts one certificate authority. Reuses the dispatcher class of Node's own `fetch`. */
const trusting = async (ca: string): Promise<typeof fetch> => {
  await fetch('data:,ready');
  const shared: unknown = Reflect.get(globalThis, Symbol.for('undici.globalDispatcher.1'));
  const Agent = (shared as object).constructor as new (options: object) => object;
  const dispatcher = new Agent({ connect: { ca } });
  return (input, init) => {
    const through = { ...init, dispatcher };
    return fetch(input, through);
  };
};

/** Sends one request. Returns the text of the response, or the error message. */
const ask = async (
  address: string,
  parts: { readonly limit?: number; readonly send?: typeof fetch } = {},
): Promise<string | LineFault | null> => {
  const line = new WatchedLine({ limit: parts.limit ?? PATIENT, fetch: parts.send ?? fetch });
  const done = await line.within(async () => {
    try {
      const response = await line.fetch(`${address}/api/health`);
      const fault = line.fault();
      return fault ?? (await response.text());
    } catch {
      return line.fault();
    }
  });
  return done.ok ? done.value : done.error;
};

const REQUEST = 'GET /api/health';

describe('the watched line', () => {
  it('hands on an answer as it is, with status, cookies and words', async () => {
    const address = await servers.http((_, response) => {
      response.setHeader('content-type', 'application/problem+json');
      response.setHeader('set-cookie', ['a=1', 'b=2; HttpOnly']);
      response.statusCode = 503;
      response.end('{"message":"starting"}');
    });
    const line = new WatchedLine({ limit: PATIENT, fetch });
    const response = await line.fetch(address);
    expect(response.status).toBe(503);
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2; HttpOnly']);
    expect(await response.json()).toEqual({ message: 'starting' });
  });

  it('says who it is, by which a person knows the device', async () => {
    const address = await servers.http((request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(request.headers['user-agent']));
    });
    expect(await ask(address)).toBe('"portal-smoke/1"');
  });

  it('ends a check whose answer never begins', async () => {
    const address = await servers.http(NEVER);
    expect(await ask(address, { limit: 200 })).toEqual({
      kind: 'slow',
      request: REQUEST,
      before: 'answer',
    });
  });

  it('ends a check whose answer never ends, though it keeps coming', async () => {
    const address = await servers.http((_, response) => {
      response.setHeader('content-type', 'application/json');
      const timer = setInterval(() => response.write(' '), 20);
      response.on('close', () => {
        clearInterval(timer);
      });
    });
    // On a busy machine the first byte may miss the time limit, so the limit is increased and the request repeated.
    let limit = 250;
    let fault = await ask(address, { limit });
    while (limit < PATIENT && JSON.stringify(fault).includes('"answer"')) {
      limit *= 2;
      fault = await ask(address, { limit });
    }
    expect(fault).toEqual({ kind: 'slow', request: REQUEST, before: 'end' });
  });

  it('does not read an endless answer into memory', async () => {
    const block = Buffer.alloc(256 * 1024, 'a');
    const address = await servers.http((_, response) => {
      const more = (): void => {
        while (!response.destroyed && response.write(block));
      };
      response.on('drain', more);
      more();
    });
    expect(await ask(address)).toMatchObject({ kind: 'tooLong', request: REQUEST });
  });

  it('follows no redirect and says where it leads, without its secrets', async () => {
    const asked: string[] = [];
    const elsewhere = await servers.http((request, response) => {
      asked.push(String(request.url));
      response.end();
    });
    const address = await servers.http((_, response) => {
      response.writeHead(302, { location: `${elsewhere}/login?token=secret#also` });
      response.end();
    });
    expect(await ask(address)).toEqual({
      kind: 'redirected',
      request: REQUEST,
      status: 302,
      to: `${elsewhere}/login`,
    });
    expect(asked).toEqual([]);
  });

  it('tells a page from JSON', async () => {
    const address = await servers.http((_, response) => {
      response.writeHead(502, { 'content-type': 'text/html; charset=utf-8' });
      response.end('<h1>Bad Gateway</h1>');
    });
    expect(await ask(address)).toEqual({
      kind: 'noJson',
      request: REQUEST,
      status: 502,
      type: 'text/html',
    });
  });

  it.each([
    ['noHttp', 'SSH-2.0-OpenSSH_9.2\r\n'],
    ['noHttp', 'HTTP/1.1 200 OK\r\nContent-Length: many\r\n\r\n'],
    ['cutOff', ''],
  ])('calls it %s when %j comes', async (kind, given) => {
    const address = await servers.tcp((socket) => {
      socket.once('data', () => socket.end(given));
    });
    expect(await ask(address)).toMatchObject({ kind });
  });

  it('is not brought down by a status there is none of', async () => {
    const address = await servers.tcp((socket) => {
      socket.once('data', () => socket.end('HTTP/1.1 999 Much\r\nContent-Length: 2\r\n\r\n{}'));
    });
    expect(await ask(address)).toMatchObject({ kind: 'unknown' });
  });

  it('tells that nothing listens, and that a name is unknown', async () => {
    const address = await servers.http(NEVER);
    await servers.close();
    expect(await ask(address)).toEqual({
      kind: 'refused',
      request: REQUEST,
      host: new URL(address).host,
    });
    expect(await ask('http://nobody.invalid')).toEqual({
      kind: 'noSuchHost',
      request: REQUEST,
      host: 'nobody.invalid',
    });
  });

  it('counts no time in which a person is waited for', async () => {
    const address = await servers.http((_, response) => {
      response.setHeader('content-type', 'application/json');
      response.end('{}');
    });
    const line = new WatchedLine({ limit: PATIENT, fetch });
    const held = new WatchedLine({ limit: 1, fetch });
    const done = await held.within(() =>
      held.untimed(async () => {
        await line.fetch(address);
        return 'typed';
      }),
    );
    expect(done).toEqual({ ok: true, value: 'typed' });
  });
});

describe('a certificate', () => {
  const fine = { host: 'localhost', from: inDays(-1), until: inDays(1) };
  const answer = (_: unknown, response: { end(text: string): void }) => {
    response.end('{}');
  };
  const faultOf = async (given: typeof fine) => {
    const identity = certificateOf(given);
    const send = await trusting(identity.cert);
    return ask(await servers.https(identity, answer), { send });
  };

  it('that is fine is taken', async () => {
    expect(await faultOf(fine)).toMatchObject({ kind: 'noJson', status: 200 });
  });

  it.each([
    ['expired', { ...fine, from: inDays(-3), until: inDays(-1) }, { why: 'expired' }],
    ['of tomorrow', { ...fine, from: inDays(1), until: inDays(3) }, { why: 'notYetValid' }],
    [
      'of another host',
      { ...fine, host: 'other.example' },
      { why: 'otherHost', names: 'DNS:other.example' },
    ],
  ])('%s is named', async (_, given, certificate) => {
    expect(await faultOf(given)).toMatchObject({ kind: 'certificate', certificate });
  });

  it('of an unknown authority is named', async () => {
    expect(await ask(await servers.https(certificateOf(fine), answer))).toMatchObject({
      kind: 'certificate',
      certificate: { why: 'unknownAuthority' },
    });
  });

  it('is not to be had from a server that speaks http', async () => {
    const address = await servers.http(answer);
    expect(await ask(address.replace('http:', 'https:'))).toMatchObject({ kind: 'noTls' });
  });
});
