import { err, ok, type Result } from '../../kernel/result.ts';
import { foldPasscode } from './fold-passcode.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { BUSY, type Refusal } from '../refusal.ts';

/** A requested code with its hash results, computed before the transaction that stores it. */
export interface PreparedCode {
  /** In folded form. */
  readonly code: string;
  /** The account hash it was compared with. The result is valid while the site still has this hash. */
  readonly comparedWith: string | null;
  readonly isAccounts: boolean;
  /** Its own hash, if it becomes the account passcode. */
  readonly hash: string | null;
}

/**
 * Hashes a requested code before a transaction holds locks, because hashing is slow and needs a worker. The work is the
 * same for every code.
 */
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
