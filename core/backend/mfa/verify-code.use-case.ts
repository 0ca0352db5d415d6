import { ok } from '../../kernel/result.ts';
import { offersRememberDevice } from '../../mfa/choose-mfa-type.rule.ts';
import { isWholeCode } from '../../mfa/read-code.rule.ts';
import type { StepReply } from '../../session/session-view.schema.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import { type SessionCaller, WithCookies } from '../caller.ts';
import { rememberDevice } from '../login/remember-device.operation.ts';
import type { Reply } from '../refusal.ts';
import { invalid, SESSION_OVER, STEP_NOT_DUE, tooMany } from '../refusals.ts';
import { completeStep } from '../session/complete-step.operation.ts';
import { describeView } from '../session/describe-view.operation.ts';
import { dueDemands } from '../session/judge-access.rule.ts';
import { lockSession, type LiveSession } from '../session/lock-session.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { CODE_DEAD, CODE_WRONG } from './code-refusals.ts';
import { guessCode } from './guess-code.operation.ts';

type Ports = OperationPorts & Pick<BackendPorts, 'unitOfWork'>;

/** What the portal sends. */
export interface CodeGuess {
  readonly code: string;
  readonly rememberDevice: boolean;
}

/** Checks a code. For a new contact it only proves the draft: the step ends when the contact is saved (gating README "Traps"). */
export const verifyCode =
  (ports: Ports) =>
  async (caller: SessionCaller, input: CodeGuess): Reply<WithCookies<StepReply>> => {
    const code = input.code.trim();
    if (!isWholeCode(code)) return invalid('Enter the 6 digits of the code');
    return ports.unitOfWork.run(async (tx) => {
      const live = await lockSession(tx, ports, caller);
      if (live === null) return SESSION_OVER;
      if (!dueDemands(live.demands).includes('mfaVerify')) return STEP_NOT_DUE;
      const guess = await guessCode(tx, ports, live.row, code);
      if (guess.outcome !== 'matched') return refuse(ports, tx, caller, guess);
      return live.demands.includes('contactInfo')
        ? proveDraft(ports, tx, caller, live, guess.contactValue)
        : complete(ports, tx, caller, live, input.rememberDevice);
    });
  };

const refuse = async (
  ports: Ports,
  tx: Transaction,
  caller: SessionCaller,
  guess: { readonly outcome: 'wrong' | 'dead' } | { readonly outcome: 'limited'; wait: number },
): Reply<never> => {
  const limited = guess.outcome === 'limited';
  await recordAudit(tx, ports, caller, {
    operation: 'step.mfaVerify',
    result: limited ? 'limited' : 'refused',
    detail: { outcome: guess.outcome },
  });
  if (guess.outcome === 'limited') return tooMany(guess.wait);
  return guess.outcome === 'wrong' ? CODE_WRONG : CODE_DEAD;
};

const complete = async (
  ports: Ports,
  tx: Transaction,
  caller: SessionCaller,
  live: LiveSession,
  remember: boolean,
): Reply<WithCookies<StepReply>> => {
  const { row } = live;
  const device =
    remember && offersRememberDevice(row.mfaType)
      ? await rememberDevice(tx, ports, caller, row.accountId, row.passwordEpoch)
      : null;
  return completeStep(tx, ports, caller, live, ['mfaVerify'], {
    ...(device && { cookies: { device } }),
    detail: { remembered: String(device !== null) },
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
  const session = await describeView(tx, ports, live.row, live.demands);
  await recordAudit(tx, ports, caller, {
    operation: 'contact.prove',
    result: proven ? 'ok' : 'refused',
  });
  return proven ? ok(new WithCookies({ session, token: null }, {})) : CODE_DEAD;
};
