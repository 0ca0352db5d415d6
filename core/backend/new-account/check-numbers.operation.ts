import type { AccountBranch } from '../../new-account/stored-account-draft.schema.ts';
import type { NumberVerdict } from '../../new-account/number-text.rule.ts';
import { isOwnNumber, checkNumber } from '../../sites/check-number.rule.ts';
import type { GroupNumbers } from './number-block.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { DraftOwner } from './account-draft.repository.port.ts';

/** Returns the label of a branch: its number and name. */
const branchText = ({ name, siteGroupNum }: Pick<AccountBranch, 'siteGroupNum' | 'name'>) =>
  `${siteGroupNum} ${name}`;

/**
 * Returns the state of each transmitter number for a draft of the group. The owner of a used number is named only within
 * the caller's scope.
 */
export const checkNumbers = async (
  tx: Transaction,
  xmits: readonly string[],
  { blocks }: GroupNumbers,
  asker: {
    readonly branch: AccountBranch;
    readonly owner: Pick<DraftOwner, 'siteGroupNum' | 'now'>;
    readonly draftId: string;
  },
): Promise<readonly NumberVerdict[]> => {
  const { branch, draftId, owner } = asker;
  const known = await tx.accountDrafts.owners(xmits, { ...owner, draftId });
  return xmits.map((xmit) => {
    const found = known.filter((one) => one.xmit === xmit);
    const used = found.find(({ inUse }) => inUse);
    const facts = { inUse: used !== undefined, held: found.length > 0 };
    return {
      xmit,
      state: checkNumber(xmit, blocks, facts),
      outside: !isOwnNumber(blocks, xmit),
      branch: branchText(branch),
      owner: used?.owner ?? null,
    };
  });
};
