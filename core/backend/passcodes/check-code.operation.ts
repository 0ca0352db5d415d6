import { ok, type Result } from '../../kernel/result.ts';
import {
  checkNewCode,
  type NewCodeVerdict,
  type OtherCode,
} from '../../passcodes/check-new-code.rule.ts';
import { recordRefusal, refuseLimited } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { changedMeanwhile } from '../changed-meanwhile.rule.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import { giveAllBack, takeAll } from '../limits/take-all.operation.ts';
import type { Refusal } from '../refusal.ts';
import type { LockedSite } from '../sites/site-data.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import {
  FAULT_REFUSALS,
  IN_USE,
  notComparable,
  TOO_ALIKE,
  WEAKNESS_REFUSALS,
} from './code-refusals.ts';
import type { PreparedCode } from './prepare-code.operation.ts';
import type { LockedCode, LockedCodes, SealedCode } from './site-passcode.repository.port.ts';
import { codeHolds } from './verify-passcode.operation.ts';

export type CheckPorts = Pick<BackendPorts, 'vault' | 'clock' | 'wallClock'>;

export interface CodeChange {
  readonly prepared: PreparedCode;
  readonly isDuress: boolean;
  readonly knowingly: boolean;
  /** Id of the row in which the code will be stored; null for a new row. */
  readonly self: string | null;
  /** True for a deleted code that is being restored; only conflicts with other codes are checked. */
  readonly comesBack?: boolean;
  /** Name of the operation in the audit log. */
  readonly operation: string;
}

/** Decrypts the code of a row. Returns null if there is no code, only a hash, or the key no longer exists. */
export const openCode = (
  { vault }: Pick<BackendPorts, 'vault'>,
  row: Pick<LockedCode, 'id' | 'of' | 'sealed'> | null,
): string | null =>
  row === null || row.sealed === null ? null : vault.open({ kind: row.of, id: row.id }, row.sealed);

/** Returns the other codes of the site to compare with, including the duress code. All codes take the same time to compare. */
const othersOf = (
  ports: CheckPorts,
  siteNum: number,
  { codes, accountHash }: LockedCodes,
  { prepared, self }: CodeChange,
): readonly OtherCode[] => {
  const others = codes
    .filter(({ id }) => id !== self)
    .map((other) => ({
      isDuress: other.kind === 'duress',
      code: openCode(ports, other),
      isSame:
        other.fingerprint === null
          ? prepared.isAccounts
          : ports.vault.matches(siteNum, prepared.code, other.fingerprint),
    }));
  const isListed = codes.some(({ ofAccount }) => ofAccount);
  return isListed || accountHash === null
    ? others
    : [...others, { isDuress: false, code: null, isSame: prepared.isAccounts }];
};

/** Returns the names of the codes that cannot be decrypted for comparison; if all codes can be decrypted, names the account passcode. */
const unreadOf = (
  ports: CheckPorts,
  { codes }: LockedCodes,
  { self }: CodeChange,
): readonly string[] => {
  const unread = codes.filter((one) => one.id !== self && openCode(ports, one) === null);
  return unread.length === 0
    ? ['the account passcode']
    : unread.map(({ holder, of }) => (of === 'pin' ? `the PIN of ${holder}` : `“${holder}”`));
};

const refusalFor = (verdict: Extract<NewCodeVerdict, { readonly kind: 'refused' | 'weak' }>) =>
  verdict.kind === 'refused' ? FAULT_REFUSALS[verdict.why] : WEAKNESS_REFUSALS[verdict.why];

/**
 * Checks a code to be stored, while the site is locked. Attempts and changes are rate-limited and refused attempts are not
 * refunded, so that nobody can find other codes (SECURITY.md §2.4). The refusal never names the conflicting code.
 */
export const checkCode = async (
  tx: Transaction,
  ports: CheckPorts,
  caller: SessionCaller,
  site: LockedSite,
  locked: LockedCodes,
  change: CodeChange,
): Promise<Result<PreparedCode, Refusal>> => {
  const { comesBack = false, isDuress, knowingly, operation, prepared } = change;
  const { siteNum } = site;
  const facts = { operation, target: `site ${siteNum}` };
  const now = ports.clock.now();
  const tries = codeHolds(caller, siteNum);
  const changes = [{ bucket: BUCKETS.codeChange, key: `${siteNum}:${caller.session.accountId}` }];
  const grant = await takeAll(tx, [...tries, ...changes], now);
  if (!grant.granted) return refuseLimited(tx, ports, caller, facts, grant.wait);
  if (prepared.comparedWith !== locked.accountHash) {
    await giveAllBack(tx, tries, now);
    const localClock = { wallClock: ports.wallClock, timeZone: site.timeZone, now };
    return changedMeanwhile({ by: null, at: null }, localClock);
  }
  const others = othersOf(ports, siteNum, locked, change);
  const verdict = checkNewCode(
    { code: prepared.code, isDuress, knowingly, comesBack },
    locked.place,
    others,
  );
  if (verdict.kind === 'compared')
    return recordRefusal(tx, ports, caller, facts, isDuress ? TOO_ALIKE : IN_USE);
  await giveAllBack(tx, tries, now);
  const isComparable = !isDuress || others.every(({ code }) => code !== null);
  if (isComparable && verdict.kind === 'fits') return ok(prepared);
  await giveAllBack(tx, changes, now);
  if (isComparable && verdict.kind !== 'fits') return refusalFor(verdict);
  return notComparable(unreadOf(ports, locked, change));
};

/** Encrypts a code for its row. */
export const sealFor = (
  { vault }: Pick<BackendPorts, 'vault'>,
  siteNum: number,
  owner: { readonly kind: 'passcode' | 'pin'; readonly id: string },
  code: string,
): SealedCode & { readonly sealed: string; readonly fingerprint: string } => ({
  sealed: vault.seal(owner, code),
  fingerprint: vault.fingerprint(siteNum, code),
});
