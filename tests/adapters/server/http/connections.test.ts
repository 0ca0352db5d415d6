import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { Connections } from '#adapters/server/http/connections.ts';
import { RawLine, rawGet } from '#tests/composition/support/raw-line.ts';

const QUICK = { patience: 200, linger: 20, farewell: 100, look: 5 };
const PATIENT = { ...QUICK, patience: 60_000 };

/** Opens a listener whose responses the test can delay by path. */
const open = async (isPlain = false) => {
  const connections = new Connections();
  const held = new Map<string, ServerResponse>();
  const answer = async (response: ServerResponse): Promise<void> => {
    const { socket } = response.req;
    if (await connections.isLast(socket, response)) response.setHeader('connection', 'close');
    response.end('answered');
  };
  const server = createServer(({ url = '' }, response) => {
    connections.refuseBy(response, () => {
      response.statusCode = 503;
      void answer(response);
    });
    if (url.startsWith('/held')) held.set(url, response);
    else if (isPlain) response.end('answered');
    else void answer(response);
  });
  if (isPlain) connections.watch(server);
  else
    connections.watch(server, (socket) =>
      socket.end('HTTP/1.1 503 No\r\ncontent-length: 0\r\n\r\n'),
    );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const heard = async (path: string): Promise<ServerResponse> => {
    for (;;) {
      const response = held.get(path);
      if (response !== undefined) return response;
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { connections, server, port, heard, answer };
};

const statuses = ({ answers }: RawLine): number[] => answers.map(({ status }) => status);

describe('the connections of a process that stops', () => {
  const servers: Server[] = [];
  const opened = async (isPlain = false) => {
    const one = await open(isPlain);
    servers.push(one.server);
    return one;
  };
  afterEach(() => {
    for (const server of servers.splice(0)) server.closeAllConnections();
  });

  it('end with the last answer of each, which says so, and behind nobody who still waits', async () => {
    const { connections, port, heard, answer } = await opened();
    const line = await RawLine.open(port);
    await line.send(rawGet('/held') + rawGet('/second') + rawGet('/third'));
    const first = await heard('/held');
    connections.leave();
    const stopped = connections.stopAccepting().then(() => connections.end(PATIENT));
    await line.send(rawGet('/fourth'));
    void answer(first);
    await line.over;
    expect(statuses(line)).toEqual([200, 200, 200, 200]);
    expect(await stopped).toBe(true);
  });

  it('wait with the last answer for what one who asks ahead has still on the way', async () => {
    const { connections, port, heard, answer } = await opened();
    const line = await RawLine.open(port);
    await line.send(rawGet('/held') + rawGet('/held2'));
    const second = await heard('/held2');
    connections.leave();
    void answer(await heard('/held'));
    await line.hears(1);
    void answer(second);
    for (let turns = 0; turns < 10; turns += 1)
      await new Promise((resolve) => setImmediate(resolve));
    await line.send(rawGet('/third'));
    expect(await connections.end(PATIENT)).toBe(true);
    await line.over;
    expect(statuses(line)).toEqual([200, 200, 200]);
  });

  it('that nobody uses hold up nothing, and take no one new', async () => {
    const { connections, port } = await opened();
    const [fresh, used] = [await RawLine.open(port), await RawLine.open(port)];
    await used.send(rawGet('/'));
    await used.hears(1);
    expect(used.answers[0]?.headers.get('connection')).toBe('keep-alive');
    connections.leave();
    await connections.stopAccepting();
    await expect(RawLine.open(port)).rejects.toThrow('ECONNREFUSED');
    expect(await connections.end(PATIENT)).toBe(true);
    await Promise.all([fresh.over, used.over]);
    expect(statuses(used)).toEqual([200]);
  });

  it('are refused once the patience is over: what waits by its own words, what is half here by those of its listener', async () => {
    const { connections, port, heard } = await opened();
    const [waits, half] = [await RawLine.open(port), await RawLine.open(port)];
    await half.send('GET / HTTP/1.1\r\nHost: local');
    await waits.send(rawGet('/held') + rawGet('/held2'));
    await heard('/held2');
    connections.leave();
    await connections.stopAccepting();
    expect(await connections.end(QUICK)).toBe(false);
    await Promise.all([waits.over, half.over]);
    expect(statuses(waits)).toEqual([503, 503]);
    expect(waits.answers.at(-1)?.headers.get('connection')).toBe('close');
    expect(statuses(half)).toEqual([503]);
  });

  it('of a listener that knows nothing of it end with their next answer', async () => {
    const { connections, port } = await opened(true);
    const line = await RawLine.open(port);
    await line.send(rawGet('/'));
    await line.hears(1);
    connections.leave();
    await line.send(rawGet('/'));
    await line.over;
    expect(line.answers.map(({ headers }) => headers.get('connection'))).toEqual([
      'keep-alive',
      'close',
    ]);
    await connections.stopAccepting();
    expect(await connections.end(PATIENT)).toBe(true);
  });
});
