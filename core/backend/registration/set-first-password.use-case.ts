import { ok } from '../../kernel/result.ts';
import type { Account } from '../session/account.repository.port.ts';
import { refusePassword } from '../account/check-new-password.rule.ts';
import { setPassword } from '../account/set-password.operation.ts';
import { recordAudit, recordRefusal } from '../record-audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import { BUSY, invalid, type Reply } from '../refusal.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { LinkLook } from '../../registration/invited.schema.ts';
import { describeInvitation, findInvitation } from './accept-invitation.use-case.ts';
import { LINK_PURPOSES, type LinkKind, readLink } from './issue-link.operation.ts';
import { ALREADY_REGISTERED, LINK_EXPIRED, LINK_INVALID } from './registration-refusals.ts';
import { storeCall } from '../repeats/store-call.operation.ts';

type Ports = OperationPorts & Pick<BackendPorts, 'unitOfWork' | 'hasher'>;

interface Invited {
  readonly link: LinkKind;
  readonly account: Account;
}

const FACTS = { operation: 'registration.password' } as const;
const LOOK = { operation: 'registration.look' } as const;

/** Checks whether a link can set a password, without using up the link (SECURITY.md §2.12). */
export const lookAtLink =
  (ports: OperationPorts & Pick<BackendPorts, 'unitOfWork'>) =>
  (caller: Caller, { otp }: { readonly otp: string }): Reply<LinkLook> =>
    ports.unitOfWork.run(async (tx): Reply<LinkLook> => {
      const joins = await findInvitation(tx, ports, caller, otp);
      if (joins.ok || joins.error.kind !== 'invalid') {
        const result = joins.ok ? 'ok' : 'refused';
        const invited = joins.ok ? await describeInvitation(tx, joins.value) : null;
        await recordAudit(tx, ports, caller, { ...LOOK, result });
        return joins.ok ? ok({ invited }) : joins;
      }
      const found = await find(tx, ports, caller, otp, LOOK);
      if (!found.ok) return found;
      await recordAudit(tx, ports, caller, {
        ...LOOK,
        result: 'ok',
        subjectId: found.value.account.id,
      });
      return ok({ invited: null });
    });

/**
 * Sets the first password of an invited person, or a new one through a link from support. The link is used up only when
 * the password is saved, so a refused password can be corrected (SECURITY.md §2.12).
 */
export const setFirstPassword =
  (ports: Ports) =>
  async (
    caller: Caller,
    input: { readonly otp: string; readonly password: string; readonly confirmPassword: string },
  ): Reply => {
    if (input.password !== input.confirmPassword) return invalid('Passwords do not match');
    const { clock, hasher, providerName, secrets, unitOfWork } = ports;
    const found = await unitOfWork.run((tx) => find(tx, ports, caller, input.otp, FACTS));
    if (!found.ok) return found;
    const { account, link } = found.value;
    const context = { username: account.username, productName: providerName };
    const refused = refusePassword(input.password, context, null);
    if (refused !== null) return refused;
    const hash = await hasher.hash(input.password);
    if (hash === 'busy') return BUSY;
    return unitOfWork.run(async (tx) => {
      const subjectId = account.id;
      const event = account.passwordHash === null ? 'first' : 'changed';
      const used = await tx.oneTime.consumeByHash({
        kind: link,
        purpose: LINK_PURPOSES[link],
        secretHash: secrets.digest(input.otp.trim()),
        now: clock.now(),
      });
      if (used.outcome !== 'matched')
        return recordRefusal(tx, ports, caller, FACTS, ALREADY_REGISTERED);
      await setPassword(tx, ports, { accountId: subjectId, hash, exceptSession: null, event });
      await recordAudit(tx, ports, caller, { ...FACTS, result: 'ok', subjectId });
      await storeCall(tx, ports, caller);
      return ok({});
    });
  };

const find = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'clock' | 'secrets'>,
  caller: Caller,
  otp: string,
  facts: typeof FACTS | typeof LOOK,
): Reply<Invited> => {
  const state = await readLink(tx, ports, ['setPasswordLink', 'passwordLink', 'setupLink'], otp);
  const account = state.kind === 'unknown' ? null : await tx.accounts.findById(state.subject);
  const here = account !== null && variantOf(account) === caller.variant;
  if (state.kind === 'live' && here && wanted(state.link, account) && !account.disabled)
    return ok({ link: state.link, account });
  await recordAudit(tx, ports, caller, { ...facts, result: 'refused' });
  if (state.kind === 'unknown' || !here || account.disabled) return LINK_INVALID;
  return wanted(state.link, account) && state.kind === 'expired'
    ? LINK_EXPIRED
    : ALREADY_REGISTERED;
};

/** Checks that the link fits the account. An invitation sets only the first password; a link from support may also replace a password. */
const wanted = (link: LinkKind, account: Account): boolean =>
  link === 'passwordLink' || account.passwordHash === null;

const variantOf = (account: Account): Caller['variant'] =>
  account.application === 3 ? 'consumer' : 'dealer';
