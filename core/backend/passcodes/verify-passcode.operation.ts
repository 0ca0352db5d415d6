import { err, ok, type Result } from '../../kernel/result.ts';
import { type CodeVerdict, judgePasscode } from '../../passcodes/judge-passcode.rule.ts';
import { foldPasscode } from '../account-links/fold-passcode.rule.ts';
import { type AuditFacts, refuseLimited } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import { giveAllBack, type Hold, takeAll } from '../limits/take-all.operation.ts';
import { BUSY, type Refusal } from '../refusal.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { SiteCodes } from './passcode.repository.port.ts';

/** What comparing codes is plugged into. */
export type VerifyPorts = Pick<
  BackendPorts,
  'unitOfWork' | 'hasher' | 'vault' | 'clock' | 'wallClock'
>;

/** What is judged of a code, and what its try is held against. */
export interface GivenCode {
  readonly verdict: CodeVerdict;
  readonly holds: readonly Hold[];
}

/** What a guess at the codes of a site is counted by, wherever it is made: given for a test, or wished for as a new one. */
export const codeHolds = ({ session }: SessionCaller, siteNum: number): readonly Hold[] => [
  { bucket: BUCKETS.siteCode, key: `${siteNum}:${session.accountId}` },
  { bucket: BUCKETS.siteCodeAccount, key: session.accountId },
];

/** Every code on file is looked at and the hash always computed, so that no answer comes sooner for what it is. */
const compare = async (
  { hasher, vault, clock, wallClock }: VerifyPorts,
  siteNum: number,
  { codes, accountHash, timeZone }: SiteCodes,
  typed: string,
): Promise<CodeVerdict | 'busy'> => {
  const folded = foldPasscode(typed);
  const isAccounts = await hasher.verify(accountHash, folded);
  if (isAccounts === 'busy') return 'busy';
  const given = codes.filter(({ fingerprint }) =>
    fingerprint === null ? isAccounts : vault.matches(siteNum, folded, fingerprint),
  );
  return judgePasscode(given, { clock: wallClock, timeZone, now: clock.now() });
};

const NOWHERE: SiteCodes = { timeZone: 'UTC', accountHash: null, codes: [] };

/**
 * Judges a code somebody gave for placing a test, before the transaction that acts on it: a try is taken first and given
 * back there when the code was right (SECURITY.md §2.4). Whether the caller may see the site is judged there as well.
 */
export const verifyPasscode = async (
  ports: VerifyPorts,
  caller: SessionCaller,
  { siteNum, code }: { readonly siteNum: number; readonly code: string },
  facts: Pick<AuditFacts, 'operation' | 'target'>,
): Promise<Result<GivenCode, Refusal>> => {
  const holds = codeHolds(caller, siteNum);
  const begun = await ports.unitOfWork.run(async (tx) => {
    const grant = await takeAll(tx, holds, ports.clock.now());
    if (!grant.granted) return refuseLimited(tx, ports, caller, facts, grant.wait);
    return ok((await tx.passcodes.codesOf(siteNum)) ?? NOWHERE);
  });
  if (!begun.ok) return err(begun.error);
  const verdict = await compare(ports, siteNum, begun.value, code);
  if (verdict !== 'busy') return ok({ verdict, holds });
  await ports.unitOfWork.run((tx) => giveAllBack(tx, holds, ports.clock.now()));
  return BUSY;
};

/** Notes a code that was right in the transaction it was right for, and gives its try back; answers its holder. */
export const noteVerified = async (
  tx: Transaction,
  { clock }: Pick<BackendPorts, 'clock'>,
  { verdict, holds }: GivenCode,
): Promise<string | null> => {
  if (verdict.kind === 'refused') return null;
  const now = clock.now();
  await giveAllBack(tx, holds, now);
  await tx.passcodes.noteVerified(verdict.code, now);
  return verdict.code.holder;
};
