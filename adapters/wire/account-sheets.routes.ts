import { accountSheetsApi } from '#core/new-account/account-sheets.api.ts';
import { routesOf } from './routes-of.ts';

export const accountSheetsRoutes = routesOf(accountSheetsApi, {
  checkAccountSheet: 'POST account-sheets/check',
  storeSheetAgreement: 'PUT account-sheets/{id}/agreement',
  startAccountSheet: 'POST account-sheets/{id}/start',
  accountSheet: 'GET account-sheets/{id}',
  refusedSheetRows: 'GET account-sheets/{id}/refused',
});
