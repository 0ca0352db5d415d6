import { ok, type Result } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { checkCode, openCode } from '../passcodes/check-code.operation.ts';
import { prepareCode, type PreparedCode } from '../passcodes/prepare-code.operation.ts';
import type { LockedCode } from '../passcodes/site-passcode.repository.port.ts';
import type { Refusal } from '../refusal.ts';
import type { LockedSite } from '../sites/site-data.repository.port.ts';
import { changedAtSite } from '../sites/changed-at-site.rule.ts';
import type { Transaction } from '../unit-of-work.port.ts';

type Ports = Pick<BackendPorts, 'unitOfWork' | 'hasher' | 'vault' | 'clock' | 'wallClock'>;

/** The PIN of a deleted contact with its hashes, which are computed before the transaction because hashing is slow. */
export interface ReturningPin {
  readonly pin: LockedCode | null;
  readonly prepared: PreparedCode;
}

/**
 * Computes the hashes that the PIN of a deleted contact is compared with. Takes the same time if there is no PIN, so that
 * timing does not reveal whether a site outside the scope exists.
 */
export const prepareReturn = async (
  ports: Ports,
  siteNum: number,
  contactId: string,
): Promise<Result<ReturningPin, Refusal>> => {
  const pin = await ports.unitOfWork.read((tx) => tx.sitePasscodes.pinOf(siteNum, contactId));
  const prepared = await prepareCode(ports, siteNum, openCode(ports, pin) ?? '');
  return prepared.ok ? ok({ pin, prepared: prepared.value }) : prepared;
};

/**
 * Decides whether a restored contact gets its PIN back: not if another code now equals the PIN, or if the PIN cannot be
 * decrypted. Takes an attempt from the rate limit, and must run before anything is written.
 */
export const checkReturn = async (
  tx: Transaction,
  ports: Ports,
  caller: SessionCaller,
  site: LockedSite,
  contactId: string,
  { pin: kept, prepared }: ReturningPin,
): Promise<Result<'comes' | 'stays away', Refusal>> => {
  const pin = await tx.sitePasscodes.pinOf(site.siteNum, contactId);
  if (pin?.sealed !== kept?.sealed)
    return changedAtSite(ports, site, pin ?? { updatedBy: null, updatedAt: null });
  if (pin === null) return ok('comes');
  if (openCode(ports, pin) === null) return ok('stays away');
  const locked = await tx.sitePasscodes.codesOf(site.siteNum);
  const checked = await checkCode(tx, ports, caller, site, locked, {
    prepared,
    isDuress: false,
    knowingly: true,
    comesBack: true,
    self: contactId,
    operation: 'pin.restore',
  });
  if (checked.ok) return ok('comes');
  const { error } = checked;
  return error.kind === 'unacceptable' && error.code === 'codeRefused' ? ok('stays away') : checked;
};
