import { siteTestsApi } from '#core/tests-on-site/site-tests.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof siteTestsApi> = {
  siteTests: 'GET site/{sn}/tests',
  siteTestCoverage: 'GET site/{sn}/tests/coverage',
  placeTest: 'POST site/{sn}/tests',
  editTest: 'PUT tests/{id}',
  extendTest: 'POST tests/{id}/extend',
  clearTest: 'POST tests/{id}/clear',
  clearTests: 'POST site/{sn}/tests/clear',
  testResults: 'GET tests/{id}/results',
  testResultSheet: 'GET tests/{id}/results/print',
};

export const siteTestsRoutes = routesOf(siteTestsApi, lines);
