import { bulkTestsApi } from '#core/bulk-tests/bulk-tests.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof bulkTestsApi> = {
  checkManyTests: 'GET site/accounts/tests/check',
  placeManyTests: 'POST site/accounts/tests',
  readManyTests: 'GET site/accounts/tests/{id}',
  undoManyTests: 'POST site/accounts/tests/{id}/undo',
  addFavoriteSites: 'PUT site/accounts/favorites',
};

export const bulkTestsRoutes = routesOf(bulkTestsApi, lines);
