import type { ContactForm } from '../../contacts/contact-form.schema.ts';
import { pinSchema, type PinChange, type RequestedPin } from '../../contacts/pin.schema.ts';
import { readForm } from '../../forms/read-form.schema.ts';
import { ok, type Result } from '../../kernel/result.ts';
import type { CountedCode } from '../../passcodes/codes-left.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { keepsEnough, touchOf } from '../passcodes/keeps-enough.operation.ts';
import { checkCode, sealFor } from '../passcodes/check-code.operation.ts';
import { prepareCode, type PreparedCode } from '../passcodes/prepare-code.operation.ts';
import { type Refusal, refusalOf, type Reply } from '../refusal.ts';
import type { LockedSite } from '../sites/site-data.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** A requested PIN with its hashes, which are computed before the transaction because hashing is slow. */
export interface PreparedPin {
  readonly change: PinChange;
  readonly code: PreparedCode | null;
  readonly knowingly: boolean;
}

type Ports = Pick<BackendPorts, 'unitOfWork' | 'hasher' | 'vault' | 'clock' | 'wallClock'>;

/** Computes the hashes that a new PIN is compared with. Returns null as `code` when no PIN is requested. */
export const preparePin = async (
  ports: Ports,
  siteNum: number,
  { pin, pinKnowingly = false }: RequestedPin,
): Promise<Result<PreparedPin, Refusal>> => {
  if (pin === undefined || pin === null) return ok({ change: pin, code: null, knowingly: false });
  const read = readForm(pinSchema, pin);
  if (!read.ok)
    return refusalOf(
      'unacceptable',
      'pinRefused',
      `${Object.values(read.error).flat().join('. ')}.`,
    );
  const code = await prepareCode(ports, siteNum, read.value);
  return code.ok ? ok({ change: pin, code: code.value, knowingly: pinKnowingly }) : code;
};

/** The contact who gets the PIN, and the name of the operation in the audit log. */
export interface PinHolder {
  readonly site: LockedSite;
  readonly contactId: string;
  readonly operation: string;
}

/**
 * Checks a new PIN against the site's rules for codes before anything is written (domain guide 6.4 "Refused"). Returns
 * null when no PIN is requested.
 */
export const checkPin = async (
  tx: Transaction,
  ports: Ports,
  caller: SessionCaller,
  { site, contactId, operation }: PinHolder,
  { code, knowingly }: PreparedPin,
): Promise<Result<string | null, Refusal>> => {
  if (code === null) return ok(null);
  const locked = await tx.sitePasscodes.codesOf(site.siteNum);
  const asked = { prepared: code, isDuress: false, knowingly, self: contactId, operation };
  const checked = await checkCode(tx, ports, caller, site, locked, asked);
  return checked.ok ? ok(checked.value.code) : checked;
};

/** Seals and stores a PIN that was checked. The contact must already be stored. */
export const putPin = async (
  tx: Transaction,
  ports: Ports,
  { site, contactId }: Pick<PinHolder, 'site' | 'contactId'>,
  code: string | null,
): Promise<void> => {
  if (code === null) return;
  const { siteNum } = site;
  const sealed = sealFor(ports, siteNum, { kind: 'pin', id: contactId }, code);
  await tx.sitePasscodes.putPins([{ ...sealed, siteNum, contactId }], touchOf(ports, site));
};

/** Sets or removes the PIN of a stored contact. */
export const keepPin = async (
  tx: Transaction,
  ports: Ports,
  caller: SessionCaller,
  holder: PinHolder,
  pin: PreparedPin,
): Reply => {
  const checked = await checkPin(tx, ports, caller, holder, pin);
  if (!checked.ok) return checked;
  await putPin(tx, ports, holder, checked.value);
  if (pin.change === null)
    await tx.sitePasscodes.remove({ of: 'pin', id: holder.contactId }, touchOf(ports, holder.site));
  return ok({});
};

/** Converts a contact with a PIN to a code in the count of people who can stop an alarm. */
const counted = ({ authority, suspended, effective, expires }: ContactForm): CountedCode => ({
  authority,
  suspended,
  kind: 'normal',
  validFrom: effective,
  validUntil: expires,
});

/**
 * Checks that a person who can stop an alarm remains after a contact with a PIN changes. `becomes` is null when the
 * contact is removed or loses the PIN (domain guide 6.4 "Refused").
 */
export const keepsCodes = async (
  tx: Transaction,
  ports: Pick<BackendPorts, 'clock' | 'wallClock'>,
  { site, contactId }: Pick<PinHolder, 'site' | 'contactId'>,
  becomes: ContactForm | null,
): Promise<Result<null, Refusal>> => {
  const { codes } = await tx.sitePasscodes.codesOf(site.siteNum);
  const next = becomes === null ? null : counted(becomes);
  return keepsEnough(ports, site, codes, { id: contactId, becomes: next });
};
