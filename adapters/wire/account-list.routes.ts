import { accountListApi } from '#core/sites/account-list.api.ts';
import { routesOf } from './routes-of.ts';

export const accountListRoutes = routesOf(accountListApi, {
  listAccounts: 'GET site/accounts',
  countAccounts: 'GET site/accounts/count',
  exportAccounts: 'GET site/accounts/export',
  startAccountExport: 'POST site/accounts/exports',
});
