import { err, ok, type Result } from '../../kernel/result.ts';
import type { AuthorityAct } from '../../passcodes/authority-rights.ts';
import { checkPasscode } from '../../passcodes/check-passcode.rule.ts';
import type { KnownCode } from '../../passcodes/passcode.ts';
import type { CodeUse } from '../../silent-alarms/silent-alarm.schema.ts';
import { foldPasscode } from './fold-passcode.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Caller, SessionCaller } from '../caller.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import type { Hold } from '../limit.store.port.ts';
import { giveAllBack, takeAll } from '../limits/take-all.operation.ts';
import { BUSY, type Refusal } from '../refusal.ts';
import { raiseSilentAlarm } from './raise-silent-alarm.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { SiteCodes, StoredCode } from './passcode.repository.port.ts';

/** What comparing codes is plugged into. */
export type VerifyPorts = Pick<
  BackendPorts,
  'unitOfWork' | 'hasher' | 'vault' | 'clock' | 'wallClock'
>;

/** Where a code was given and by whom. */
interface Given {
  readonly siteNum: number;
  readonly requestId: string;
  readonly givenBy: string;
}

/**
 * A code that was given and compared. What it is good for is learned from `settle` alone, which calls for help where it was
 * given under duress: no operation can take a code and forget that (domain guide 6.4 "Silent alarm").
 */
export class GivenCode<Good> {
  readonly #good: Good | null;
  readonly #forced: boolean;
  readonly #use: CodeUse;

  constructor(use: CodeUse, good: Good | null, forced: boolean) {
    this.#use = use;
    this.#good = good;
    this.#forced = forced;
  }

  /** What it is good for, null for nothing; within the transaction that acts on it and before anything is told to a group. */
  async settle(
    tx: Transaction,
    ports: Pick<BackendPorts, 'clock' | 'ids'>,
    given: Given,
  ): Promise<Good | null> {
    if (this.#forced) await raiseSilentAlarm(tx, ports, { ...given, givenFor: this.#use });
    return this.#good;
  }
}

/** A code that was checked by what it was given for, and what its try is held against. */
export interface VerifiedCode {
  readonly given: GivenCode<KnownCode>;
  readonly holds: readonly Hold[];
}

/** What a guess at the codes of a site is counted by, wherever it is made: given for a test, or wished for as a new one. */
export const codeHolds = ({ session }: SessionCaller, siteNum: number): readonly Hold[] => [
  { bucket: BUCKETS.siteCode, key: `${siteNum}:${session.accountId}` },
  { bucket: BUCKETS.siteCodeAccount, key: session.accountId },
];

/** What stands for a site that is not there, so that its answer takes as long. */
export const NOWHERE: SiteCodes = { timeZone: 'UTC', accountHash: null, codes: [] };

/** Every code on file is looked at and the hash always computed, so that no answer comes sooner for what it is. */
const compare = async (
  { hasher, vault }: Pick<VerifyPorts, 'hasher' | 'vault'>,
  siteNum: number,
  { codes, accountHash }: SiteCodes,
  typed: string,
): Promise<{ readonly isAccounts: boolean; readonly equal: readonly StoredCode[] } | 'busy'> => {
  const folded = foldPasscode(typed);
  const isAccounts = await hasher.verify(accountHash, folded);
  if (isAccounts === 'busy') return 'busy';
  const equal = codes.filter(({ fingerprint }) =>
    fingerprint === null ? isAccounts : vault.matches(siteNum, folded, fingerprint),
  );
  return { isAccounts, equal };
};

/** Checks the account passcode of a site, which links a customer; any other code of the site is wrong there, and one given under duress still calls for help. */
export const verifyAccountPasscode = async (
  ports: Pick<VerifyPorts, 'hasher' | 'vault'>,
  site: { readonly siteNum: number; readonly known: SiteCodes },
  typed: string,
  use: CodeUse,
): Promise<GivenCode<true> | 'busy'> => {
  const found = await compare(ports, site.siteNum, site.known, typed);
  if (found === 'busy') return 'busy';
  const forced = found.equal.some(({ kind }) => kind === 'duress');
  return new GivenCode(use, found.isAccounts ? true : null, forced);
};

/**
 * Checks a code somebody gave, before the transaction that acts on it: a try is taken first and given back there when the
 * code was right (SECURITY.md §2.4). Whether the caller may see the site is checked there as well.
 */
export const verifyPasscode = async (
  ports: VerifyPorts,
  {
    siteNum,
    code,
    holds,
    use,
  }: {
    readonly siteNum: number;
    readonly code: string;
    readonly holds: readonly Hold[];
    readonly use: AuthorityAct;
  },
  limited: (tx: Transaction, wait: number) => Promise<Result<never, Refusal>>,
): Promise<Result<VerifiedCode, Refusal>> => {
  const begun = await ports.unitOfWork.run(async (tx): Promise<Result<SiteCodes, Refusal>> => {
    const grant = await takeAll(tx, holds, ports.clock.now());
    if (!grant.granted) return limited(tx, grant.wait);
    return ok((await tx.passcodes.codesOf(siteNum)) ?? NOWHERE);
  });
  if (!begun.ok) return err(begun.error);
  const known = begun.value;
  const found = await compare(ports, siteNum, known, code);
  if (found === 'busy') {
    await ports.unitOfWork.run((tx) => giveAllBack(tx, holds, ports.clock.now()));
    return BUSY;
  }
  const localClock = { clock: ports.wallClock, timeZone: known.timeZone, now: ports.clock.now() };
  const verdict = checkPasscode(found.equal, known.codes, use, localClock);
  const good = verdict.kind === 'accepted' ? verdict.code : null;
  return ok({ given: new GivenCode(use, good, verdict.alarm), holds });
};

/** Notes a code that was right in the transaction it was right for, and gives its try back; answers it, or null. */
export const settleCode = async (
  tx: Transaction,
  ports: Pick<BackendPorts, 'clock' | 'ids'>,
  { given, holds }: VerifiedCode,
  where: Omit<Given, 'requestId'>,
  { requestId }: Pick<Caller, 'requestId'>,
): Promise<KnownCode | null> => {
  const good = await given.settle(tx, ports, { ...where, requestId });
  if (good === null) return null;
  const now = ports.clock.now();
  await giveAllBack(tx, holds, now);
  await tx.passcodes.noteVerified(good, now);
  return good;
};
