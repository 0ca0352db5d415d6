import { accountListApi } from '#core/sites/account-list.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof accountListApi> = {
  listAccounts: 'GET site/accounts',
  countAccounts: 'GET site/accounts/count',
  missingData: 'GET site/accounts/missing-data',
  exportAccounts: 'GET site/accounts/export',
  startAccountExport: 'POST site/accounts/exports',
};

export const accountListRoutes = routesOf(accountListApi, lines);
