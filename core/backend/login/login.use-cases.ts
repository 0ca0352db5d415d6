import { err, ok } from '../../kernel/result.ts';
import type { SessionGrant } from '../../session/session-view.schema.ts';
import type { Account } from '../session/account.repository.port.ts';
import { recordAudit, recordRefusal } from '../record-audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { Caller, WithCookies } from '../caller.ts';
import { addressKey } from '../limits/address-key.rule.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import { giveAllBack } from '../limits/take-all.operation.ts';
import { BUSY, type Refusal, type Reply, tooMany } from '../refusal.ts';
import { findLogin, type FoundLogin } from './find-login.operation.ts';
import { LoginTurnstile } from './login-turnstile.ts';
import { createContactProof } from './contact-proof.use-cases.ts';
import { openSession } from './open-session.operation.ts';

type Ports = OperationPorts & Pick<BackendPorts, 'unitOfWork' | 'hasher'>;

/** The typed credentials and their context. `claimedIp` is recorded but never used for a decision (SECURITY.md T2). */
export interface LoginInput {
  readonly login: string;
  readonly password: string;
  readonly audience: 'dealer' | 'consumer';
  readonly claimedIp: string | null;
  /** The refresh secret that the browser sent. The session of this secret ends when the sign-in succeeds. */
  readonly refreshSecret: string | null;
}

type LoginAnswer = Reply<WithCookies<SessionGrant>>;

const WRONG = {
  dealer: err<Refusal>({ kind: 'wrong', message: 'The username or password is not correct.' }),
  consumer: err<Refusal>({ kind: 'wrong', message: 'The email or password is not correct.' }),
} as const;

/**
 * Opens a session for correct credentials. All wrong credentials get the same response after the same work, whether or not
 * the username exists (SECURITY.md §2.4).
 */
const logIn =
  (ports: Ports, turnstile: LoginTurnstile) =>
  async (caller: Caller, input: LoginInput): LoginAnswer => {
    const found = await ports.unitOfWork.run((tx) => findLogin(tx, ports, caller, input));
    if (found.ticket.kind === 'wait') return tooMany(found.ticket.seconds);
    const { delayMs } = found.ticket;
    const compare = () => ports.hasher.verify(found.account?.passwordHash ?? null, input.password);
    const right =
      delayMs === 0
        ? await compare()
        : await turnstile.pass(
            { key: found.loginKey, address: addressKey(caller.address) },
            delayMs,
            compare,
          );
    if (right === 'full') return turnAway(ports, found, delayMs);
    if (right === 'busy') return giveUp(ports, found);
    return right && found.account !== null
      ? admit(ports, caller, input, found, found.account)
      : refuse(ports, caller, input, found.account);
  };

/**
 * Refuses a sign-in attempt before its password is compared, and refunds what it took from the rate limits, except from
 * the limit of the IP address.
 */
const turnAway = (ports: Ports, found: FoundLogin, delayMs: number): LoginAnswer => {
  const { clock, unitOfWork } = ports;
  return unitOfWork.run(async (tx) => {
    const holds = found.ticket.kind === 'go' ? found.ticket.holds : [];
    const unchecked = holds.filter(({ bucket }) => bucket !== BUCKETS.loginAddress);
    await giveAllBack(tx, unchecked, clock.now());
    return tooMany(delayMs / 1000);
  });
};

const giveUp = (ports: Ports, found: FoundLogin): LoginAnswer => {
  const { clock, unitOfWork } = ports;
  return unitOfWork.run(async (tx) => {
    if (found.ticket.kind === 'go') await giveAllBack(tx, found.ticket.holds, clock.now());
    return BUSY;
  });
};

const refuse = (
  ports: Ports,
  caller: Caller,
  input: LoginInput,
  account: Account | null,
): LoginAnswer =>
  ports.unitOfWork.run((tx) => {
    const { audience, claimedIp } = input;
    const subjectId = account?.id ?? null;
    const facts = { operation: 'login', subjectId, claimedIp, detail: { audience } };
    return recordRefusal(tx, ports, caller, facts, WRONG[audience]);
  });

const admit = async (
  ports: Ports,
  caller: Caller,
  input: LoginInput,
  found: FoundLogin,
  account: Account,
): LoginAnswer => {
  const newHash = await newerHash(ports, account, input.password);
  const answer = await ports.unitOfWork.run(async (tx) => {
    const now = ports.clock.now();
    const fresh = await tx.accounts.findById(account.id);
    if (fresh === null || fresh.disabled || fresh.passwordEpoch !== account.passwordEpoch)
      return null;
    if (found.ticket.kind === 'go') await giveAllBack(tx, found.ticket.holds, now);
    if (newHash !== null) await tx.accounts.rehash(account.id, newHash);
    const opened = await openSession(tx, ports, caller, fresh, {
      by: 'password',
      deviceRemembered: found.deviceRemembered,
      formerSecret: input.refreshSecret,
    });
    await recordAudit(tx, ports, caller, {
      operation: 'login',
      result: 'ok',
      subjectId: account.id,
      sessionId: opened.sessionId,
      claimedIp: input.claimedIp,
      detail: {
        audience: input.audience,
        rememberedDevice: String(found.deviceRemembered),
        ...opened.former,
      },
    });
    return ok(opened.answer);
  });
  return answer ?? refuse(ports, caller, input, account);
};

const newerHash = async (
  ports: Ports,
  account: Account,
  password: string,
): Promise<string | null> => {
  const { hasher } = ports;
  if (account.passwordHash === null || !hasher.needsRehash(account.passwordHash)) return null;
  const hash = await hasher.hash(password);
  return hash === 'busy' ? null : hash;
};

/** Use cases for sign-in by password (spec §7.3). All attempts share one `LoginTurnstile`. */
export const createLogin = (
  ports: OperationPorts & Pick<BackendPorts, 'unitOfWork' | 'hasher' | 'pause'>,
) => ({
  logIn: logIn(ports, new LoginTurnstile(ports.pause)),
  ...createContactProof(ports),
});
