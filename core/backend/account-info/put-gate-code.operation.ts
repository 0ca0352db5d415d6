import type { GateCodeChange } from '../../account-info/gate-code.schema.ts';
import { err } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Refusal } from '../refusal.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/**
 * The refusal for a caller who may not edit codes but sets a gate code. Other account data can be changed without that
 * right (domain guide 6.4 "Rights").
 */
export const MAY_NOT_SET = err<Refusal>({
  kind: 'forbidden',
  message: 'You don’t have the right to change this account’s codes.',
});

/** Returns true if the new gate code differs from the stored code, which is unsealed for this comparison only. */
export const gateCodeDiffers = async (
  tx: Transaction,
  { vault }: Pick<BackendPorts, 'vault'>,
  siteNum: number,
  gateCode: GateCodeChange,
): Promise<boolean> => {
  if (gateCode === undefined) return false;
  const stored = await tx.gateCodes.find(siteNum);
  if (stored === null) return gateCode !== null;
  return (
    gateCode === null || vault.open({ kind: 'gate', id: stored.id }, stored.sealed) !== gateCode
  );
};

/** Sets or removes the gate code of a site. */
export const putGateCode = async (
  tx: Transaction,
  { clock, ids, vault }: Pick<BackendPorts, 'clock' | 'ids' | 'vault'>,
  {
    siteNum,
    by,
    gateCode,
  }: { readonly siteNum: number; readonly by: string; readonly gateCode: string | null },
): Promise<void> => {
  if (gateCode === null) {
    await tx.gateCodes.remove(siteNum);
    return;
  }
  const id = (await tx.gateCodes.find(siteNum))?.id ?? ids.next();
  const sealed = vault.seal({ kind: 'gate', id }, gateCode);
  await tx.gateCodes.put({ id, siteNum, sealed, by, now: clock.now() });
};
