import type { Server } from 'node:http';
import type { Container } from 'inversify';
import { APP_VERSION } from '#core/kernel/limits.ts';
import { createMetricsServer } from '#adapters/server/metrics/metrics-server.ts';
import { readQueues } from '#adapters/server/metrics/read-queues.ts';
import { stateFigures } from '#adapters/server/metrics/state-figures.ts';
import { SCHEMA_NUMBER } from '#adapters/server/sql/migrations/migrations.ts';
import { listenPlainly, metricsAddress } from './listen-at.ts';
import { SERVER } from './tokens.ts';

/** Opens the metrics port. Returns null if METRICS_PORT is not set. */
export const serveMetrics = async (
  container: Container,
  build: string | null,
): Promise<Server | null> => {
  const { host, metricsPort } = container.get(SERVER.settings);
  const figures = container.get(SERVER.figures);
  if (metricsPort === null || figures === null) return null;
  const database = container.get(SERVER.database);
  const clock = container.get(SERVER.clock);
  const hasher = container.get(SERVER.hasher);
  const live = container.get(SERVER.live);
  const refresh = stateFigures(figures.registry, {
    pool: database.load,
    hashing: () => hasher.load,
    streams: () => live.size,
    queues: () => readQueues(database.kysely, clock.now()),
    build: {
      version: APP_VERSION,
      build: build ?? '',
      schema: String(SCHEMA_NUMBER),
    },
  });
  const server = createMetricsServer(figures.registry, refresh, container.get(SERVER.log));
  await listenPlainly(server, host, metricsAddress(metricsPort));
  return server;
};
