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

export type VerifyPorts = Pick<
  BackendPorts,
  'unitOfWork' | 'hasher' | 'vault' | 'clock' | 'wallClock'
>;

/** The site, the request and the person that a code was given for. */
interface Given {
  readonly siteNum: number;
  readonly requestId: string;
  readonly givenBy: string;
}

/**
 * A code that was given and compared. Only `settle` returns its validity, and `settle` also raises the silent alarm for a
 * duress code, so no operation can forget that alarm (domain guide 6.4 "Silent alarm").
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

  /**
   * Returns what the code is valid for, or null. Must run in the transaction that acts on the code, before live events of
   * any group are appended.
   */
  async settle(
    tx: Transaction,
    ports: Pick<BackendPorts, 'clock' | 'ids'>,
    given: Given,
  ): Promise<Good | null> {
    if (this.#forced) await raiseSilentAlarm(tx, ports, { ...given, givenFor: this.#use });
    return this.#good;
  }
}

/** A code that was checked for a purpose, and the rate-limit attempts that were taken. */
export interface VerifiedCode {
  readonly given: GivenCode<KnownCode>;
  readonly holds: readonly Hold[];
}

/** Returns the rate limits for guesses at a site's codes. The limits count given codes and requested new codes. */
export const codeHolds = ({ session }: SessionCaller, siteNum: number): readonly Hold[] => [
  { bucket: BUCKETS.siteCode, key: `${siteNum}:${session.accountId}` },
  { bucket: BUCKETS.siteCodeAccount, key: session.accountId },
];

/** A site without codes, used in place of a site that does not exist, so that checking a code takes the same time for both. */
export const NOWHERE: SiteCodes = { timeZone: 'UTC', accountHash: null, codes: [] };

/** Compares a given code with every stored code and always computes the hash, so that timing reveals nothing. */
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

/**
 * Checks the account passcode that a customer gives to link a site. Other codes of the site are wrong here, but a duress
 * code still raises the silent alarm.
 */
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
 * Checks a given code before the transaction that acts on the code. Takes an attempt first; `settleCode` refunds the
 * attempt if the code was correct (SECURITY.md §2.4). The later transaction must check that the caller may see the site.
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

/**
 * Records the use of a correct code and refunds its attempt, in the transaction that acts on the code. Returns the code,
 * or null if the code was wrong.
 */
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
