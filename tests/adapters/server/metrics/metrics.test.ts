import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFigures } from '#adapters/server/metrics/figures.ts';
import { readQueues } from '#adapters/server/metrics/read-queues.ts';
import { createMetricsServer } from '#adapters/server/metrics/metrics-server.ts';
import { stateFigures } from '#adapters/server/metrics/state-figures.ts';
import { serveMetrics } from '#composition/server/serve-metrics.ts';
import { SERVER } from '#composition/server/tokens.ts';
import { openTestPortal, type TestPortal } from '#tests/adapters/server/support/test-portal.ts';
import { failedTry } from '#tests/support/failed-try.ts';

/** Parses Prometheus text into samples keyed by name and labels. A malformed line fails the test. */
const parse = (text: string): ReadonlyMap<string, number> => {
  const samples = new Map<string, number>();
  const typed = new Set<string>();
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('# HELP ')) continue;
    const type = /^# TYPE (\S+) (counter|gauge|histogram|summary)$/.exec(line);
    if (type?.[1] !== undefined) {
      typed.add(type[1]);
      continue;
    }
    const sample =
      /^([a-zA-Z_:][\w:]*)(\{(?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\["\\n])*",?)*\})? (-?[\d.e+-]+|[+-]Inf|Nan|NaN)$/.exec(
        line,
      );
    if (sample === null) throw new Error(`no sample: ${line}`);
    const [, name = '', labels = '', value] = sample;
    const base = name.replace(/_(bucket|sum|count)$/, '');
    if (!typed.has(name) && !typed.has(base)) throw new Error(`no type: ${line}`);
    if (samples.has(name + labels)) throw new Error(`twice: ${line}`);
    samples.set(name + labels, Number(value));
  }
  return samples;
};

const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

describe('the figures of a server', () => {
  let portal: TestPortal;
  let port = 0;
  const closed: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    port = await freePort();
    portal = await openTestPortal({ METRICS_PORT: String(port) });
    const server = await serveMetrics(portal.container, 'abc');
    closed.push(() => new Promise((resolve) => server?.close(resolve)));
  });
  afterAll(async () => {
    for (const close of closed) await close();
    await portal.close();
  });

  const scrape = async (): Promise<ReadonlyMap<string, number>> => {
    const answer = await fetch(`http://127.0.0.1:${String(port)}/metrics`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    return parse(await answer.text());
  };
  const { oldest, waiting } = { oldest: 'messages_oldest_seconds', waiting: 'messages_waiting' };

  it('tell what was answered, by operation and never by address', async () => {
    const { dealer, consumer } = portal.listeners;
    await dealer.app.inject('/api/health');
    await dealer.app.inject('/api/health');
    await consumer.app.inject('/api/home/staff');
    for (let index = 0; index < 20; index += 1)
      await dealer.app.inject(`/api/nothing/${String(index)}/here-4711`);
    await dealer.app.inject('/login');
    const figures = await scrape();
    const requests = (operation: string, status: number, variant = 'dealer') =>
      figures.get(
        `http_requests_total{operation="${operation}",status="${String(status)}",variant="${variant}"}`,
      );
    expect(requests('health', 200)).toBe(2);
    expect(requests('staffHome', 401, 'consumer')).toBe(1);
    expect(requests('(unknown)', 404)).toBe(20);
    expect(requests('(page)', 200)).toBe(1);
    expect(figures.get('http_request_duration_seconds_count{operation="health"}')).toBe(2);
    expect(figures.get('http_request_duration_seconds_bucket{le="+Inf",operation="health"}')).toBe(
      2,
    );
    expect([...figures.keys()].filter((name) => name.includes('4711'))).toEqual([]);
  });

  it('tell the state of the process: pool, hashing, streams, build, loop', async () => {
    const figures = await scrape();
    expect(figures.get('database_pool_size')).toBe(1);
    expect(figures.get('database_connections')).toBe(0);
    expect(figures.get('database_waiting')).toBe(0);
    expect(figures.get('database_up')).toBe(1);
    expect(figures.get('hash_queue{state="running"}')).toBe(0);
    expect(figures.get('hash_queue{state="waiting"}')).toBe(0);
    expect(figures.get('hash_queue_refused_total')).toBe(0);
    expect(figures.get('live_streams')).toBe(0);
    const build = [...figures.keys()].find((name) => name.startsWith('build_info'));
    expect(build).toMatch(/^build_info\{version="[\d.]+",build="abc",schema="\d+"\}$/);
    for (const name of ['nodejs_eventloop_lag_seconds', 'process_resident_memory_bytes'])
      expect(figures.get(name)).toBeGreaterThanOrEqual(0);
  });

  it('tell what waits, fails and was tried', async () => {
    const before = await (await serveMetricsAgain())();
    const now = portal.container.get(SERVER.clock).now();
    const text = { subject: 'Hello', text: 'Hello', html: null, code: null, link: null };
    const message = { ...text, channel: 'email' as const, to: 'a@example.com' };
    await portal.database.unitOfWork.run((tx) =>
      tx.messages.enqueue({ ...message, id: crypto.randomUUID(), queuedAt: now - 90000 }),
    );
    const id = crypto.randomUUID();
    await portal.database.unitOfWork.run((tx) =>
      tx.messages.enqueue({ ...message, id, queuedAt: now }),
    );
    await portal.container.get(SERVER.outbox).markFailed(id, failedTry({ at: now }));
    // A new collector starts counting from zero.
    const second = await serveMetricsAgain();
    const figures = await second();
    expect(figures.get(waiting)).toBe((before.get(waiting) ?? 0) + 1);
    expect(figures.get(oldest)).toBeGreaterThanOrEqual(90);
    expect(figures.get('messages_failing{channel="email",cause="mailbox"}')).toBe(1);
    portal.container.get(SERVER.sender).wake();
    await portal.container.get(SERVER.sender).stop();
    const later = await scrape();
    expect(later.get('message_tries_total{channel="email",outcome="sent"}')).toBeGreaterThanOrEqual(
      1,
    );
  });

  it('tell receivers that are silent or ahead, and signals that reached nobody', async () => {
    const { unitOfWork, clock } = portal.container.get(SERVER.backendPorts);
    const now = clock.now();
    const id = randomUUID();
    await unitOfWork.run(async (tx) => {
      await tx.receivers.add({ id, name: 'North' }, 'hash of north', now);
      await tx.receivers.noteBatch(id, now - 1900 * 1000, false);
      await tx.receivers.noteClock(id, 480000, now);
      const stray = { xmit: 'NOBODY', receiverId: id, at: now, text: '1110', callerId: null };
      await tx.signals.noteStrays([{ ...stray, withheld: false }]);
    });
    const figures = await (await serveMetricsAgain())();
    expect(figures.get('receiver_silence_seconds{receiver="North"}')).toBeGreaterThanOrEqual(1900);
    expect(figures.get('receiver_clock_ahead_seconds{receiver="North"}')).toBe(480);
    expect(figures.get('signals_not_on_file')).toBe(1);
    expect(figures.get('signals_unreadable')).toBe(0);
  });

  const serveMetricsAgain = async () => {
    const own = createFigures();
    const server = createMetricsServer(
      own.registry,
      stateFigures(own.registry, {
        pool: () => ({ size: 10, inUse: 3, waiting: 2 }),
        hashing: () => ({ running: 1, waiting: 4, refused: 5 }),
        streams: () => 6,
        queues: () => readQueues(portal.database.kysely, portal.container.get(SERVER.clock).now()),
        build: { version: '1', build: 'x', schema: '1' },
      }),
      portal.container.get(SERVER.log),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closed.push(() => new Promise((resolve) => server.close(resolve)));
    const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    return async () => {
      expect((await fetch(`${address}/`)).status).toBe(404);
      expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(405);
      return parse(await (await fetch(`${address}/metrics`)).text());
    };
  };

  it('are told without a database as well, which is down then', async () => {
    const own = createFigures();
    const refresh = stateFigures(own.registry, {
      pool: () => ({ size: 10, inUse: 10, waiting: 7 }),
      hashing: () => ({ running: 1, waiting: 4, refused: 5 }),
      streams: () => 6,
      queues: () => Promise.reject(new Error('away')),
      build: { version: '1', build: 'x', schema: '1' },
    });
    await refresh();
    await refresh();
    const figures = parse(await own.registry.metrics());
    expect(figures.get('database_up')).toBe(0);
    expect(figures.get('database_waiting')).toBe(7);
    expect(figures.get('hash_queue_refused_total')).toBe(5);
    expect(figures.get('live_streams')).toBe(6);
    expect(figures.has(waiting)).toBe(false);
  });

  it('have every name that the example of alerts asks for', async () => {
    const file = path.resolve('composition/deploy/portal-alerts.example.yml');
    const alerts = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.includes('expr:'));
    expect(alerts).toHaveLength(7);
    const names = alerts.flatMap((line) =>
      [...line.matchAll(/\b(?:http|messages|database|hash|receiver|signals)_\w+/g)].map(
        ([name]) => name,
      ),
    );
    expect(names.length).toBeGreaterThan(5);
    const text = await (await fetch(`http://127.0.0.1:${String(port)}/metrics`)).text();
    const known = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
    expect(names.filter((name) => !known.includes(name.replace(/_bucket$/, '')))).toEqual([]);
  });
});
