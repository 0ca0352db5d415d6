import type { BackendPorts } from '../backend-ports.ts';
import { accountAgreements } from './account-agreements.use-cases.ts';
import { accountDrafts } from './account-drafts.use-cases.ts';
import { accountNumbers } from './account-numbers.use-cases.ts';
import { accountSheets } from './account-sheets.use-cases.ts';
import { checkSpreadsheets } from './check-spreadsheets.use-cases.ts';
import { spreadsheetAgreements } from './spreadsheet-agreements.use-cases.ts';
import { submitAccounts, type SubmitPorts } from './submit-accounts.use-cases.ts';

/** Use cases for new accounts of dealers: drafts, numbers, agreements, and creation (domain guide 6.18). */
export const createNewAccounts = (
  ports: SubmitPorts & Pick<BackendPorts, 'documentInspector' | 'tableFiles'>,
) => ({
  ...accountDrafts(ports),
  ...accountNumbers(ports),
  ...accountAgreements(ports),
  ...submitAccounts(ports),
  ...checkSpreadsheets(ports),
  ...accountSheets(ports),
  ...spreadsheetAgreements(ports),
});
