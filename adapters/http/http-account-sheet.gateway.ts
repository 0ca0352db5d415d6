import type {
  AccountSheetGateway,
  WholeSheet,
} from '#core/new-account/account-sheet.gateway.port.ts';
import type { ApiClient } from './api-client.ts';
import { accountSheetsRoutes } from '../wire/account-sheets.routes.ts';

const sent = ({ branch, rows, templateId }: WholeSheet) => ({
  branch,
  templateId,
  rows: rows.map(({ cells, line }) => ({ line, cells: { ...cells } })),
});

/** Sheets of accounts over HTTP; looking at a run again and again keeps no session alive. */
export const httpAccountSheetGateway = (client: ApiClient): AccountSheetGateway => ({
  check: (sheet) => client.call(accountSheetsRoutes.checkAccountSheet, sent(sheet)),
  attach: (id, upload) => client.call(accountSheetsRoutes.storeSheetAgreement, { id }, { upload }),
  start: (id, sheet, left) =>
    client.call(accountSheetsRoutes.startAccountSheet, { id, ...sent(sheet), left: [...left] }),
  read: (id) => client.call(accountSheetsRoutes.accountSheet, { id }, { background: true }),
  refused: (id) => client.call(accountSheetsRoutes.refusedSheetRows, { id }),
});
