import { DURATIONS } from '../../kernel/limits.ts';
import { ok } from '../../kernel/result.ts';
import { offersRememberDevice } from '../../mfa/choose-mfa-type.rule.ts';
import type { MfaType } from '../../mfa/mfa-type.schema.ts';
import type { CodeDeparture } from '../../mfa/code-departure.schema.ts';
import type { CodeReceipt, ContactMethod } from '../../mfa/mfa.gateway.port.ts';
import { isWholeCode } from '../../mfa/read-code.rule.ts';
import type { ContactType, StepReply } from '../../session/session-view.schema.ts';
import type { StoredContact } from '../session/account.repository.port.ts';
import { recordAudit, refuseLimited } from '../record-audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import { type SessionCaller, WithCookies } from '../caller.ts';
import { rememberDevice } from '../remembered-devices/remember-device.operation.ts';
import { invalid, type Reply, SESSION_OVER, STEP_NOT_DUE } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import { completeStep } from '../session/complete-step.operation.ts';
import { describeView } from '../session/describe-view.operation.ts';
import { dueDemands } from '../session/check-access.rule.ts';
import { inSession, type LiveSession } from '../session/lock-session.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { CODE_DEAD, guessCode, refuseGuess, sendCode } from './send-code.operation.ts';
import { codeTargets, provesCorrection } from '../session/code-targets.rule.ts';
import { meetCorrection } from './meet-correction.operation.ts';
import { maskContact } from '../session/mask-contact.rule.ts';

/** A request to send a verification code. The request names the contact in masked or full form. */
export interface CodeRequest {
  readonly contactMethodValue: string;
  readonly type: ContactType;
  readonly mfaType: MfaType;
}

/** Sends a verification code to one of the person's own contacts, or to the contact being set up, and to no other (SECURITY.md §2.7). */
const requestCode =
  (ports: OperationPorts & Pick<BackendPorts, 'unitOfWork'>) =>
  (caller: SessionCaller, input: CodeRequest): Reply<CodeReceipt> =>
    inSession(ports, caller, async (tx, live) => {
      const due = dueDemands(live.demands).includes('mfaVerify');
      if (!due || input.mfaType !== live.row.mfaType) return STEP_NOT_DUE;
      const contact = await chosenContact(tx, live, input);
      if (contact === null) return invalid('This contact is not one of yours.');
      const sending = await sendCode(tx, ports, live.row, contact);
      const detail = { type: contact.type };
      const operation = 'code.request';
      if (!sending.sent)
        return refuseLimited(tx, ports, caller, { operation, detail }, sending.wait);
      await recordAudit(tx, ports, caller, { operation, result: 'ok', detail });
      return ok({
        sentTo: contact.type,
        sentToMsg: maskContact(contact),
        resendInSeconds: DURATIONS.resendCooldown / 1000,
      });
    });

const chosenContact = async (
  tx: Transaction,
  live: LiveSession,
  input: CodeRequest,
): Promise<StoredContact | null> => {
  const proves = live.row.draftContact !== null || live.demands.includes('contactInfo');
  const contacts = proves ? [] : await tx.accounts.contacts(live.row.accountId);
  const own = codeTargets(live.demands, live.row, contacts);
  const named = (contact: StoredContact) =>
    input.contactMethodValue === contact.value || input.contactMethodValue === maskContact(contact);
  return own.find((contact) => contact.type === input.type && named(contact)) ?? null;
};

type Ports = OperationPorts & Pick<BackendPorts, 'unitOfWork'>;

export interface CodeGuess {
  readonly code: string;
  readonly rememberDevice: boolean;
}

/**
 * Checks a verification code. For a contact being set up, the code proves only the draft; the step ends when the contact
 * is saved (gating README "Traps").
 */
const verifyCode =
  (ports: Ports) =>
  async (caller: SessionCaller, input: CodeGuess): Reply<WithCookies<StepReply>> => {
    const code = input.code.trim();
    if (!isWholeCode(code)) return invalid('Enter the 6-digit code');
    return inSession(ports, caller, async (tx, live) => {
      if (!dueDemands(live.demands).includes('mfaVerify')) return STEP_NOT_DUE;
      const guess = await guessCode(tx, ports, live.row, code);
      if (guess.outcome !== 'matched')
        return refuseGuess(tx, ports, caller, 'step.mfaVerify', guess);
      return live.demands.includes('contactInfo')
        ? proveDraft(ports, tx, caller, live, guess.contactValue)
        : complete(ports, tx, caller, live, input.rememberDevice);
    });
  };

const complete = async (
  ports: Ports,
  tx: Transaction,
  caller: SessionCaller,
  live: LiveSession,
  remember: boolean,
): Reply<WithCookies<StepReply>> => {
  const { row } = live;
  const corrected = provesCorrection(live.demands, row) ? row.draftContact : null;
  if (corrected !== null) {
    const met = await meetCorrection(tx, ports, caller, row, corrected);
    if (!met.ok) return met;
  }
  const device =
    remember && offersRememberDevice(row.mfaType)
      ? await rememberDevice(tx, ports, caller, row.accountId, row.passwordEpoch)
      : null;
  return completeStep(tx, ports, caller, live, ['mfaVerify'], {
    ...(device && { cookies: { device } }),
    detail: {
      remembered: String(device !== null),
      ...(corrected && { contact: maskContact(corrected) }),
    },
  });
};

const proveDraft = async (
  ports: Ports,
  tx: Transaction,
  caller: SessionCaller,
  live: LiveSession,
  contactValue: string,
): Reply<WithCookies<StepReply>> => {
  const proven = await tx.sessions.verifyDraftContact(live.row.id, contactValue);
  const session = await describeView(tx, ports, live.row.id, caller.session.impersonation);
  await recordAudit(tx, ports, caller, {
    operation: 'contact.prove',
    result: proven ? 'ok' : 'refused',
  });
  if (proven) await storeCall(tx, ports, caller, { sessionId: live.row.id });
  return proven ? ok(new WithCookies({ session, token: null }, {})) : CODE_DEAD;
};

/** Use cases for the six-digit verification codes of a pending session (spec §7.2 mfa/request, mfa/verify). */
export const createMfa = (ports: OperationPorts & Pick<BackendPorts, 'unitOfWork'>) => ({
  /** Returns the person's own contacts, masked. While a contact is being set up, returns only that contact, unmasked (SECURITY.md §2.7). */
  contactMethods: (
    caller: SessionCaller,
  ): Reply<{ readonly contactMethods: readonly ContactMethod[] }> =>
    ports.unitOfWork.read(async (tx) => {
      const found = await tx.sessions.findContacts(caller.session.id, ports.clock.now());
      if (found === null) return SESSION_OVER;
      const { contacts, demands, draftContact } = found;
      if (demands.includes('contactInfo'))
        return ok({ contactMethods: draftContact === null ? [] : [draftContact] });
      return ok({
        contactMethods: codeTargets(demands, found, contacts).map((contact) => ({
          type: contact.type,
          value: maskContact(contact),
        })),
      });
    }),

  /** Returns whether the session's newest verification code was sent. Without an open code the state is `sent`. */
  codeDeparture: (caller: SessionCaller): Reply<{ readonly state: CodeDeparture }> =>
    ports.unitOfWork.read(async (tx) => {
      const { accountId, id } = caller.session;
      return ok({ state: (await tx.oneTime.departure(accountId, id)) ?? 'sent' });
    }),

  requestCode: requestCode(ports),
  verifyCode: verifyCode(ports),
});
