import { siteTestsApi } from '#core/tests-on-site/site-tests.api.ts';
import { routesOf } from './routes-of.ts';

export const siteTestsRoutes = routesOf(siteTestsApi, {
  siteTests: 'GET site/{sn}/tests',
  placeTest: 'POST site/{sn}/tests',
  editTest: 'PUT tests/{id}',
  extendTest: 'POST tests/{id}/extend',
  clearTest: 'POST tests/{id}/clear',
  clearTests: 'POST site/{sn}/tests/clear',
  testResults: 'GET tests/{id}/results',
  testResultSheet: 'GET tests/{id}/results/print',
});
