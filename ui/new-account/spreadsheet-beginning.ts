import { ok, type Answer } from '#core/kernel/result.ts';
import type { NewAccountGateway } from '#core/new-account/new-account.gateway.port.ts';
import type { AccountBranch } from '#core/new-account/stored-account-draft.schema.ts';
import type { SiteTemplateSummary } from '#core/sites/site-template.schema.ts';

/** The branches that can own a spreadsheet's accounts, and the templates those accounts can start from. */
export interface SpreadsheetBeginning {
  readonly branches: readonly AccountBranch[];
  readonly templates: readonly SiteTemplateSummary[];
}

/** Loads the branches and the templates in parallel. */
export const readBeginning = async (
  accounts: Pick<NewAccountGateway, 'start' | 'templates'>,
): Answer<SpreadsheetBeginning> => {
  const [start, templates] = await Promise.all([accounts.start(), accounts.templates()]);
  if (!start.ok) return start;
  if (!templates.ok) return templates;
  return ok({ branches: start.value.branches, templates: templates.value.templates });
};
