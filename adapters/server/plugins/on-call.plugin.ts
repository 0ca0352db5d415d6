import type { FastifyInstance } from 'fastify';
import type { Backend } from '#core/backend/backend.ts';
import { writeCalendar } from '../calendar/write-calendar.ts';
import { AddressRate } from '../http/address-rate.ts';
import { entityTag, isUpToDate } from '../http/entity-tag.rule.ts';
import { plugin } from './plugin.ts';
import { businessHoursRoutes } from '#adapters/wire/business-hours.routes.ts';
import { onCallRoutes } from '#adapters/wire/on-call.routes.ts';

/**
 * Serves on-call lists and the hours in which dealers answer themselves. The use case checks the group that each request
 * names (domain guide 6.8).
 */
export const onCallPlugin = plugin([onCallRoutes, businessHoursRoutes], (routes, backend) => {
  routes.serveAll(onCallRoutes, backend.onCall);

  routes.serveAll(businessHoursRoutes, backend.businessHours);
});

/** Requests per minute and address. It allows a calendar program that asks every second, and a few others in the same office. */
const ASKS_A_MINUTE = 240;
/** Maximum number of cached calendars, each of a few hundred kB at most. */
const KEPT = 200;
const SECRET = /^[\w-]{22,64}$/;

/**
 * Serves `/calendar/on-call.ics`: schedules for calendar programs, at secret addresses and without a session. The secret
 * is in the query, which no log contains. A repeated request costs one indexed lookup, and gets 304 if the calendar is
 * unchanged. A revoked or unknown address gets the same response as one that never existed.
 */
export const serveOnCallFeeds = (app: FastifyInstance, backend: Pick<Backend, 'onCall'>): void => {
  const rate = new AddressRate({ times: ASKS_A_MINUTE, perMs: 60000, addresses: 10000 });
  const written = new Map<string, string>();
  app.route({
    method: 'GET',
    url: '/calendar/on-call.ics',
    config: { policy: { kind: 'file' } },
    handler: async (request, reply) => {
      reply.headers({ 'cache-control': 'private, no-cache', 'referrer-policy': 'no-referrer' });
      const wait = rate.take(request.edge.address);
      if (wait > 0) return reply.status(429).header('retry-after', String(wait)).send();
      const secret = new URLSearchParams(request.url.split('?')[1] ?? '').get('code') ?? '';
      const found = SECRET.test(secret)
        ? await backend.onCall.findOnCallFeed(null, { secret })
        : null;
      if (found === null || !found.ok)
        return reply.status(404).header('cache-control', 'no-store').type('text/plain').send();
      const { tag } = found.value;
      const etag = entityTag(tag);
      reply.header('etag', etag);
      if (isUpToDate(request.headers['if-none-match'], etag)) return reply.status(304).send();
      let body = written.get(tag);
      if (body === undefined) {
        const read = await backend.onCall.readOnCallFeed(null, found.value);
        if (!read.ok)
          return reply.status(404).header('cache-control', 'no-store').type('text/plain').send();
        body = writeCalendar(read.value);
        written.set(tag, body);
        const oldest = written.keys().next();
        if (written.size > KEPT && !oldest.done) written.delete(oldest.value);
      }
      return reply.type('text/calendar; charset=utf-8').send(body);
    },
  });
};
