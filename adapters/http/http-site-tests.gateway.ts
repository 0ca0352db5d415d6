import type { SiteTestsGateway } from '#core/tests-on-site/site-tests.gateway.port.ts';
import type { ApiClient } from './api-client.ts';
import { alarmsRoutes } from '../wire/alarms.routes.ts';
import { siteTestsRoutes } from '../wire/site-tests.routes.ts';

/** Tests of sites over HTTP; the number a form made is the key of its placement too. */
export const httpSiteTestsGateway = (client: ApiClient): SiteTestsGateway => ({
  list: (sn) => client.call(siteTestsRoutes.siteTests, { sn }),
  alarms: (sn) => client.call(alarmsRoutes.siteAlarms, { sn }),
  place: (sn, id, form, code) =>
    client.call(
      siteTestsRoutes.placeTest,
      { sn, id, ...form, ...(code !== '' && { code }) },
      { idempotencyKey: id },
    ),
  edit: (id, rev, form) => client.call(siteTestsRoutes.editTest, { id, rev, ...form }),
  extend: (id, rev, by) => client.call(siteTestsRoutes.extendTest, { id, rev, by }),
  clear: (id, rev, anyway) => client.call(siteTestsRoutes.clearTest, { id, rev, anyway }),
  clearAll: (sn, known, anyway) =>
    client.call(siteTestsRoutes.clearTests, {
      sn,
      anyway,
      tests: known.map(({ id, rev }) => ({ id, rev })),
    }),
  results: (id, background) => client.call(siteTestsRoutes.testResults, { id }, { background }),
  print: (id) => client.call(siteTestsRoutes.testResultSheet, { id }),
});
