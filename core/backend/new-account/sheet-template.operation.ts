import { ok, type Result } from '../../kernel/result.ts';
import { type Refusal, refusalOf } from '../refusal.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { KeptTemplate } from './account-sheet.repository.port.ts';

const NO_TEMPLATE = refusalOf(
  'conflict',
  'templateGone',
  'This template is not there any more. Choose another one and check the sheet again.',
);

/** What a sheet begins from, within the group; null for an empty account. */
export const templateOf = async (
  tx: Transaction,
  templateId: string | null,
  siteGroupNum: number,
): Promise<Result<KeptTemplate | null, Refusal>> => {
  if (templateId === null) return ok(null);
  const found = await tx.siteTemplates.find(templateId, siteGroupNum);
  return found === null ? NO_TEMPLATE : ok({ name: found.name, content: found.content });
};
