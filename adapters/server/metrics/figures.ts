import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { Variant } from '#core/session/user.schema.ts';
import { onceAnswered } from '../http/once-answered.ts';
import type { TryHeard } from '../messages/message-sender.ts';

/** Prometheus metrics of one process. No label contains a user, an account or an address. */
export interface Figures {
  readonly registry: Registry;
  /** Counts and times the responses of a listener. */
  watch(app: FastifyInstance, variant: Variant): void;
  /** Counts attempts to send messages. */
  readonly heardTry: TryHeard;
}

/** Histogram limits in seconds, from unnoticeable to the time limit of the database. */
const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Sampling interval of the event loop delay, in milliseconds. */
const LOOP_MS = 20;

/**
 * Returns the operation id, or the policy kind of any other route. URLs are not used as labels, because the number of URLs
 * is unlimited.
 */
const labelOf = (request: FastifyRequest): string => {
  const { operation, policy } = request.routeOptions.config;
  return operation ?? (policy === undefined ? '(unknown)' : `(${policy.kind})`);
};

/** Creates the metrics registry, including the metrics of the Node process. */
export const createFigures = (): Figures => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_MS });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answers by operation, status and variant.',
    labelNames: ['operation', 'status', 'variant'],
    registers,
  });
  const latency = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took by operation; streams are left out.',
    labelNames: ['operation'],
    buckets: SECONDS,
    registers,
  });
  const tries = new Counter({
    name: 'message_tries_total',
    help: 'Tries to send a message by channel and what came of them: sent, or why not.',
    labelNames: ['channel', 'outcome'],
    registers,
  });
  return {
    registry,
    watch: (app, variant) => {
      onceAnswered(app, (request, reply) => {
        const operation = labelOf(request);
        requests.inc({ operation, status: String(reply.statusCode), variant });
        if (request.routeOptions.config.goesOn !== true)
          latency.observe({ operation }, reply.elapsedTime / 1000);
      });
    },
    heardTry: (channel, failure) => {
      tries.inc({ channel, outcome: failure === null ? 'sent' : failure.cause });
    },
  };
};
