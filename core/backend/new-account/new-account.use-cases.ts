import type { BackendPorts } from '../backend-ports.ts';
import { accountAgreements } from './account-agreement.use-cases.ts';
import { accountDrafts } from './account-drafts.use-cases.ts';
import { accountNumbers } from './account-numbers.use-cases.ts';
import { accountSheets } from './account-sheets.use-cases.ts';
import { checkSheets } from './check-sheet.use-cases.ts';
import { sheetAgreements } from './sheet-agreement.use-cases.ts';
import { submitAccounts, type SubmitPorts } from './submit-account.use-cases.ts';

/** New accounts of dealers: drafts, numbers, agreements, and the account they become (domain guide 6.18). */
export const createNewAccounts = (
  ports: SubmitPorts & Pick<BackendPorts, 'documentJudge' | 'tableFiles'>,
) => ({
  ...accountDrafts(ports),
  ...accountNumbers(ports),
  ...accountAgreements(ports),
  ...submitAccounts(ports),
  ...checkSheets(ports),
  ...accountSheets(ports),
  ...sheetAgreements(ports),
});
