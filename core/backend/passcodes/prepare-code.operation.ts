import { err, ok, type Result } from '../../kernel/result.ts';
import { foldPasscode } from './fold-passcode.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { BUSY, type Refusal } from '../refusal.ts';

/** A requested code with its hashes, computed before the transaction that stores the code. */
export interface PreparedCode {
  /** The code in folded form. */
  readonly code: string;
  /** Hash of the account passcode that the code was compared with. The comparison is valid only while the site still has this hash. */
  readonly comparedWith: string | null;
  readonly isAccounts: boolean;
  /** Hash of the code itself; null unless the code becomes the account passcode. */
  readonly hash: string | null;
}

/** Hashes a requested code before the transaction, because hashing is slow. Takes the same time for every code. */
export const prepareCode = async (
  { hasher, unitOfWork }: Pick<BackendPorts, 'hasher' | 'unitOfWork'>,
  siteNum: number,
  typed: string,
  becomesAccounts: (account: { readonly id: string | null }) => boolean = () => false,
): Promise<Result<PreparedCode, Refusal>> => {
  const code = foldPasscode(typed);
  const account = await unitOfWork.read((tx) => tx.sitePasscodes.account(siteNum));
  const isAccounts = await hasher.verify(account.hash, code);
  if (isAccounts === 'busy') return BUSY;
  const hash = becomesAccounts(account) ? await hasher.hash(code) : null;
  if (hash === 'busy') return err(BUSY.error);
  return ok({ code, comparedWith: account.hash, isAccounts, hash });
};
