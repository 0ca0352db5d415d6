import type {
  AccountSpreadsheetGateway,
  WholeSpreadsheet,
} from '#core/new-account/account-spreadsheet.gateway.port.ts';
import { accountSheetsApi } from '#core/new-account/account-sheets.api.ts';
import type { Parts } from '../sections/parts.ts';

const sent = ({ branch, rows, templateId }: WholeSpreadsheet) => ({
  branch,
  templateId,
  rows: rows.map(({ cells, line }) => ({ line, cells: { ...cells } })),
});

/** Returns the gateway for spreadsheets of accounts. Polling a bulk-create run does not extend the session. */
export const accountSheetGateway = ({
  gatewayOf,
}: Pick<Parts, 'gatewayOf'>): AccountSpreadsheetGateway => {
  const sheets = gatewayOf(accountSheetsApi);
  return {
    check: (sheet) => sheets.checkAccountSheet(sent(sheet)),
    attach: (id, upload) => sheets.storeSheetAgreement({ id }, { upload }),
    start: (id, sheet, left) => sheets.startAccountSheet({ id, ...sent(sheet), left: [...left] }),
    read: (id) => sheets.accountSheet({ id }, { background: true }),
    refused: (id) => sheets.refusedSheetRows({ id }),
  };
};
