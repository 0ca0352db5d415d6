import { accountSheetsApi } from '#core/new-account/account-sheets.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof accountSheetsApi> = {
  checkAccountSheet: 'POST account-sheets/check',
  storeSheetAgreement: 'PUT account-sheets/{id}/agreement',
  startAccountSheet: 'POST account-sheets/{id}/start',
  accountSheet: 'GET account-sheets/{id}',
  refusedSheetRows: 'GET account-sheets/{id}/refused',
};

export const accountSheetsRoutes = routesOf(accountSheetsApi, lines);
