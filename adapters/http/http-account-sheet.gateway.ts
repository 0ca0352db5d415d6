import type {
  AccountSheetGateway,
  WholeSheet,
} from '#core/new-account/account-sheet.gateway.port.ts';
import * as wire from '../wire/account-sheets.wire.ts';
import type { ApiClient } from './api-client.ts';

const sent = ({ branch, rows, templateId }: WholeSheet) => ({
  ...{ branch, templateId },
  rows: rows.map(({ cells, line }) => ({ line, cells: { ...cells } })),
});

/** Sheets of accounts over HTTP; looking at a run again and again keeps no session alive. */
export const httpAccountSheetGateway = (client: ApiClient): AccountSheetGateway => ({
  check: (sheet) => client.call(wire.checkAccountSheet, sent(sheet)),
  attach: (id, upload) => client.call(wire.storeSheetAgreement, { id }, { upload }),
  start: (id, sheet, left) =>
    client.call(wire.startAccountSheet, { id, ...sent(sheet), left: [...left] }),
  read: (id) => client.call(wire.accountSheet, { id }, { background: true }),
  refused: (id) => client.call(wire.refusedSheetRows, { id }),
});
