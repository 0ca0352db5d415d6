import type { FastifyInstance } from 'fastify';
import type { Backend } from '#core/backend/backend.ts';
import { writeCalendar } from '../calendar/write-calendar.ts';
import { AddressRate } from '../http/address-rate.ts';
import { entityTag, isUpToDate } from '../http/entity-tag.rule.ts';
import { plugin } from './plugin.ts';
import { businessHoursRoutes } from '#adapters/wire/business-hours.routes.ts';
import { onCallRoutes } from '#adapters/wire/on-call.routes.ts';

/** Who is on call and when dealers answer themselves; the group each request names is checked by the use case (domain guide 6.8). */
export const onCallPlugin = plugin([onCallRoutes, businessHoursRoutes], (routes, backend) => {
  routes.serveAll(onCallRoutes, backend.onCall);

  routes.serveAll(businessHoursRoutes, backend.businessHours);
});

/** A calendar that asks every second, from an office that shares an address with a few others. */
const ASKS_A_MINUTE = 240;
/** Written calendars that are kept; each is some hundred kB at most. */
const KEPT = 200;
const SECRET = /^[\w-]{22,64}$/;

/**
 * `/calendar/on-call.ics`: schedules for calendars, at secret addresses, without a session. The secret stands in the query, which no
 * log keeps. Whoever asks again costs one indexed look, and gets 304 while it holds what is there; a revoked or unknown
 * address is answered like one nobody made.
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
