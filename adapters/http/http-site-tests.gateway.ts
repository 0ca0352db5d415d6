import type { SiteTestsGateway } from '#core/tests-on-site/site-tests.gateway.port.ts';
import { siteAlarms } from '../wire/alarms.wire.ts';
import * as wire from '../wire/site-tests.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Tests of sites over HTTP; the number a form made is the key of its placement too. */
export const httpSiteTestsGateway = (client: ApiClient): SiteTestsGateway => ({
  list: (sn) => client.call(wire.siteTests, { sn }),
  alarms: (sn) => client.call(siteAlarms, { sn }),
  place: (sn, id, form, code) =>
    client.call(
      wire.placeTest,
      { sn, id, ...form, ...(code !== '' && { code }) },
      { idempotencyKey: id },
    ),
  edit: (id, rev, form) => client.call(wire.editTest, { id, rev, ...form }),
  extend: (id, rev, by) => client.call(wire.extendTest, { id, rev, by }),
  clear: (id, rev, anyway) => client.call(wire.clearTest, { id, rev, anyway }),
  clearAll: (sn, known, anyway) =>
    client.call(wire.clearTests, {
      sn,
      anyway,
      tests: known.map(({ id, rev }) => ({ id, rev })),
    }),
  results: (id, background) => client.call(wire.testResults, { id }, { background }),
  print: (id) => client.call(wire.testResultSheet, { id }),
});
