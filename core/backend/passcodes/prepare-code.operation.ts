import { err, ok, type Result } from '../../kernel/result.ts';
import { foldPasscode } from './fold-passcode.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { BUSY, type Refusal } from '../refusal.ts';

/** A wished code and what its hashes say, worked out before the transaction that keeps it. */
export interface PreparedCode {
  /** Folded. */
  readonly code: string;
  /** The hash it was compared with: counts while that is still the site's. */
  readonly comparedWith: string | null;
  readonly isAccounts: boolean;
  /** Its own hash, where it becomes the account passcode. */
  readonly hash: string | null;
}

/** Hashing takes its time and a worker, so it is done before a transaction holds anything; the same work for every code. */
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
