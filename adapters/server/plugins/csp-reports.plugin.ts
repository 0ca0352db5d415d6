import type { FastifyInstance } from 'fastify';
import { AddressRate } from '../http/address-rate.ts';
import { isTooDeep } from '../http/json-depth.rule.ts';
import type { Log } from '../http/log.ts';

/** Counts the browsers' reports about violations of the content security policy (root SECURITY.md "Promises"). */
export interface CspReports {
  readonly count: number;
}

/** Maximum number of reports per minute from one address. */
const REPORTS_A_MINUTE = 20;

const TYPES = ['application/reports+json', 'application/csp-report', 'application/json'];

const cutText = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '');

const bodyOf = (report: unknown): Readonly<Record<string, unknown>> => {
  if (typeof report !== 'object' || report === null) return {};
  const inner: unknown =
    'body' in report ? report.body : 'csp-report' in report ? report['csp-report'] : report;
  return typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : {};
};

/**
 * Serves `/csp-report`: logs and counts reports, at most 20 a minute from one address. Requires no XSRF token, because
 * browsers send reports without one.
 */
export const serveCspReports = (app: FastifyInstance, log: Log): CspReports => {
  const reports = { count: 0 };
  const rate = new AddressRate({ times: REPORTS_A_MINUTE, perMs: 60000, addresses: 10000 });
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>(TYPES, { parseAs: 'string' }, (_request, text, parsed) => {
      parsed(null, text);
    });
    scope.route({
      method: 'POST',
      url: '/csp-report',
      config: { policy: { kind: 'report' } },
      // Runs before the body is read, so that refusing a report costs only a map lookup.
      onRequest: async (request, reply) => {
        const wait = rate.take(request.edge.address);
        if (wait > 0) return reply.status(429).header('retry-after', String(wait)).send();
        return undefined;
      },
      handler: async (request, reply) => {
        const text = String(request.body);
        if (isTooDeep(text)) return reply.status(400).send();
        let parsed: unknown;
        try {
          parsed = JSON.parse(text);
        } catch {
          return reply.status(400).send();
        }
        const list: readonly unknown[] = Array.isArray(parsed) ? parsed : [parsed];
        for (const report of list.slice(0, 20)) {
          const body = bodyOf(report);
          reports.count += 1;
          log.error('content policy report', {
            directive: cutText(body['effectiveDirective'] ?? body['effective-directive']),
            blocked: cutText(body['blockedURL'] ?? body['blocked-uri']).split('?', 1)[0] ?? '',
            document: cutText(body['documentURL'] ?? body['document-uri']).split('?', 1)[0] ?? '',
          });
        }
        return reply.status(204).send();
      },
    });
    done();
  });
  return reports;
};
