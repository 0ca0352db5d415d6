import { Counter, Gauge, type Registry } from 'prom-client';
import type { BoundedPool } from '../secrets/bounded-pool.ts';
import type { PoolLoad } from '../sql/change-line.ts';
import { cachedReading } from './cached-reading.ts';
import type { Queues } from './read-queues.ts';

/** Functions that read the state for the metrics at each scrape. */
export interface StateSources {
  readonly pool: () => PoolLoad;
  readonly hashing: () => BoundedPool['load'];
  readonly streams: () => number;
  readonly queues: () => Promise<Queues>;
  readonly build: { readonly version: string; readonly build: string; readonly schema: string };
}

const TIMES = { keepMs: 5000, patienceMs: 3000 } as const;

const gauges = (registry: Registry) => {
  const gauge = <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Gauge<L>({ name, help, labelNames: [...labelNames], registers: [registry] });
  return {
    build: gauge('build_info', 'What runs here; always 1.', ['version', 'build', 'schema']),
    connections: gauge('database_connections', 'Connections that are in use.'),
    pool: gauge('database_pool_size', 'Connections there may be.'),
    waitingForOne: gauge('database_waiting', 'Requests waiting for a connection.'),
    isUp: gauge('database_up', '1 while the database answers within seconds.'),
    hashing: gauge('hash_queue', 'Passwords and answers that are hashed, or wait for it.', [
      'state',
    ]),
    streams: gauge('live_streams', 'Open live streams.'),
    messages: gauge('messages_waiting', 'Messages that are queued, in the whole deployment.'),
    oldest: gauge('messages_oldest_seconds', 'How long the first of them waits.'),
    failing: gauge(
      'messages_failing',
      'Messages that failed within a day and have not been sent since.',
      ['channel', 'cause'],
    ),
    silence: gauge('receiver_silence_seconds', 'How long since a receiver handed something in.', [
      'receiver',
    ]),
    ahead: gauge(
      'receiver_clock_ahead_seconds',
      'How far the clock of a receiver is ahead, beyond five minutes; below zero it is behind, beyond thirty days.',
      ['receiver'],
    ),
    notOnFile: gauge(
      'signals_not_on_file',
      'Account numbers of the last day that no one has entered.',
    ),
    unreadable: gauge('signals_unreadable', 'Lines of the last day that could not be read.'),
    jobs: gauge('jobs', 'Jobs in the whole deployment that wait or run.', ['kind', 'state']),
  };
};

/**
 * Adds metrics that are read at each scrape; the queues are read at most every five seconds. Returns a function that reads
 * all these metrics.
 */
export const stateFigures = (registry: Registry, sources: StateSources): (() => Promise<void>) => {
  const shown = gauges(registry);
  const refused = new Counter({
    name: 'hash_queue_refused_total',
    help: 'Hashes that were refused because too many waited.',
    registers: [registry],
  });
  shown.build.set(sources.build, 1);
  const readQueues = cachedReading(sources.queues, TIMES);

  const showQueues = (queues: Queues | null): void => {
    shown.isUp.set(queues === null ? 0 : 1);
    shown.failing.reset();
    shown.jobs.reset();
    shown.silence.reset();
    shown.ahead.reset();
    if (queues === null) {
      // An unknown count must not be reported as zero, so the metrics are removed.
      for (const one of [shown.messages, shown.oldest, shown.notOnFile, shown.unreadable])
        one.remove();
      return;
    }
    const { failing, jobs, messages, receivers } = queues;
    shown.notOnFile.set(queues.notOnFile);
    shown.unreadable.set(queues.unreadable);
    for (const { aheadMs, receiver, silentMs } of receivers) {
      shown.silence.set({ receiver }, silentMs / 1000);
      shown.ahead.set({ receiver }, aheadMs / 1000);
    }
    shown.messages.set(messages.waiting);
    shown.oldest.set(messages.oldestMs / 1000);
    for (const { cause, channel, messages: many } of failing)
      shown.failing.set({ channel, cause }, many);
    for (const { jobs: many, kind, state } of jobs) shown.jobs.set({ kind, state }, many);
  };

  return async () => {
    const queues = await readQueues();
    const pool = sources.pool();
    shown.pool.set(pool.size);
    shown.connections.set(pool.inUse);
    shown.waitingForOne.set(pool.waiting);
    const hashing = sources.hashing();
    shown.hashing.set({ state: 'running' }, hashing.running);
    shown.hashing.set({ state: 'waiting' }, hashing.waiting);
    refused.reset();
    refused.inc(hashing.refused);
    shown.streams.set(sources.streams());
    showQueues(queues);
  };
};
