import { pinSchema, type PinWish } from '../../contacts/pin.schema.ts';
import { readForm } from '../../forms/read-form.schema.ts';
import { err, ok } from '../../kernel/result.ts';
import { foldPasscode } from '../account-links/fold-passcode.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { type Refusal, refusalOf, type Reply } from '../refusal.ts';
import type { HeldSite } from '../site-data.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { WrittenPin } from './contact.repository.port.ts';

type Ports = Pick<BackendPorts, 'clock' | 'vault'>;

/** Whose PIN it is going to be. */
export interface PinHolder {
  readonly site: HeldSite;
  readonly contactId: string;
}

/** Judges a new PIN, folded, against what else is known of the site; null where nothing stands against it. */
export type PinJudge = (
  tx: Transaction,
  holder: PinHolder,
  folded: string,
) => Promise<Refusal | null>;

/** A new PIN sealed for its row, to be written (SECURITY.md §2.16); null where none is wished. `judge` says what stands against it. */
export const sealPin = async (
  tx: Transaction,
  { clock, vault }: Ports,
  { site, contactId }: PinHolder,
  wish: PinWish,
  judge: PinJudge,
): Reply<WrittenPin | null> => {
  if (wish === undefined || wish === null) return ok(null);
  const read = readForm(pinSchema, wish);
  if (!read.ok) {
    const words = Object.values(read.error).flat().join('. ');
    return refusalOf('unacceptable', 'pinRefused', `${words}.`);
  }
  const folded = foldPasscode(read.value);
  const refusal = await judge(tx, { site, contactId }, folded);
  if (refusal !== null) return err(refusal);
  const { siteNum, by } = site;
  return ok({
    ...{ siteNum, by, now: clock.now(), contactId },
    sealed: vault.seal({ kind: 'pin', id: contactId }, folded),
    fingerprint: vault.fingerprint(siteNum, folded),
  });
};

/** What shall become of the PIN of a contact that is there: set, taken off, or left as it is. */
export const putPin = async (
  tx: Transaction,
  ports: Ports,
  holder: PinHolder,
  wish: PinWish,
  judge: PinJudge,
): Reply => {
  const sealed = await sealPin(tx, ports, holder, wish, judge);
  if (!sealed.ok) return sealed;
  if (sealed.value !== null) await tx.contacts.putPin(sealed.value);
  if (wish === null) await tx.contacts.removePin(holder.contactId);
  return ok({});
};
