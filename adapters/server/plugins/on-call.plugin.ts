import type { FastifyInstance } from 'fastify';
import type { Backend } from '#core/backend/backend.ts';
import { writeCalendar } from '../calendar/write-calendar.ts';
import { AddressRate } from '../http/address-rate.ts';
import { entityTag, isUpToDate } from '../http/entity-tag.rule.ts';
import { plugin } from './plugin.ts';
import { businessHoursRoutes } from '#adapters/wire/business-hours.routes.ts';
import { onCallRoutes } from '#adapters/wire/on-call.routes.ts';

/**
 * Serves on-call lists and the hours in which dealers answer calls themselves. The use case checks the group named in the
 * request (domain guide 6.8).
 */
export const onCallPlugin = plugin([onCallRoutes, businessHoursRoutes], (routes, backend) => {
  routes.serveAll(onCallRoutes, backend.onCall);

  routes.serveAll(businessHoursRoutes, backend.businessHours);
});

/** Maximum number of requests per minute and address, enough for several calendar programs in one office. */
const ASKS_A_MINUTE = 240;
/** Maximum number of cached calendars, each of at most a few hundred kB. */
const KEPT = 200;
const SECRET = /^[\w-]{22,64}$/;

/**
 * Serves on-call schedules for calendar programs at `/calendar/on-call.ics`, with a secret in the query instead of a
 * session. The access log never contains the query. A repeated request gets a 304 if the calendar is unchanged. A revoked
 * secret gets the same response as an unknown secret.
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
