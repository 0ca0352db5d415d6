import { ok, type Result } from '../../kernel/result.ts';
import { type Refusal, refusalOf } from '../refusal.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { StoredTemplate } from './account-spreadsheet.repository.port.ts';

const NO_TEMPLATE = refusalOf(
  'conflict',
  'templateGone',
  'This template no longer exists. Choose another one and check the sheet again.',
);

/** Returns the group's template that was chosen for a spreadsheet; null if none was chosen. */
export const spreadsheetTemplate = async (
  tx: Transaction,
  templateId: string | null,
  siteGroupNum: number,
): Promise<Result<StoredTemplate | null, Refusal>> => {
  if (templateId === null) return ok(null);
  const found = await tx.siteTemplates.find(templateId, siteGroupNum);
  return found === null ? NO_TEMPLATE : ok({ name: found.name, content: found.content });
};
