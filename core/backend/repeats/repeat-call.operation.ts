import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import { type Call, type Caller, type CookieEffects, WithCookies } from '../caller.ts';
import type { AccessToken } from '../../session/session-view.schema.ts';
import { LIFETIMES } from '../lifetimes.ts';
import { viewOf } from '../session/describe-view.operation.ts';
import { sessionAlive } from '../session/session-alive.rule.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { sealedSecretsSchema } from './sealed-secrets.schema.ts';

type MarkPorts = Pick<OperationPorts, 'secrets' | 'clock'>;

/** The same browser, with the same token, saying the same: nobody else makes this mark (SECURITY.md §2.17). */
const markOf = (ports: MarkPorts, caller: Caller, call: Call): string =>
  ports.secrets.mark('repeat', [
    call.operationId,
    caller.variant,
    caller.browserId,
    call.token ?? '',
    call.accountId ?? '',
    call.said,
  ]);

/** Keeps what a call did, in the transaction that does it, so that its repeat is answered like the first time; nothing where no repeat is expected. */
export const keepCall = async (
  tx: Transaction,
  ports: MarkPorts,
  caller: Caller,
  did: {
    readonly sessionId?: string;
    readonly cookies?: CookieEffects;
    /** Handed out again as it is, so that a session has one and not one more with each repeat. */
    readonly token?: AccessToken | null;
    readonly reply?: Readonly<Record<string, unknown>>;
  } = {},
): Promise<void> => {
  const { call } = caller;
  if (call === undefined) return;
  const { cookies = {}, reply = {}, sessionId = null, token = null } = did;
  const now = ports.clock.now();
  const fresh = Object.keys(cookies).length > 0;
  const handed = token && {
    accessToken: token.accessToken,
    expiresAt: now + token.expiresInSeconds * 1000,
  };
  const secrets = JSON.stringify({ ...cookies, ...(handed && { token: handed }) });
  const sealed = fresh && call.token !== null ? ports.secrets.seal(secrets, call.token) : null;
  await tx.repeats.keep(
    markOf(ports, caller, call),
    { sessionId, sealed, reply },
    now + LIFETIMES.repeat,
  );
};

/** The answer of a call that took effect before, as it was given then; null for a new one. Its session must still be there and unused by anything newer. */
export const repeatCall =
  (ports: Pick<BackendPorts, 'unitOfWork' | 'secrets' | 'clock'>) =>
  async (caller: Caller): Promise<WithCookies<object> | null> => {
    const { call } = caller;
    if (call === undefined) return null;
    const now = ports.clock.now();
    const mark = markOf(ports, caller, call);
    const kept = await ports.unitOfWork.read((tx) => tx.repeats.find(mark, now));
    if (kept === null) return null;
    const { reply, sealed, sessionId } = kept;
    if (sessionId === null) return new WithCookies(reply, {});
    return ports.unitOfWork.run(async (tx) => {
      const facts = await tx.sessions.findView(sessionId, now);
      if (facts === null || !sessionAlive(facts.row, facts.account, now)) return null;
      const session = viewOf(facts, null, now);
      const { cookies, token } = open(ports, sealed, call.token);
      if (token === undefined) return new WithCookies({ session, token: null }, cookies);
      const { accessToken, expiresAt } = token;
      // One that ran out meanwhile is renewed by its refresh cookie, like any.
      const expiresInSeconds = Math.max(0, Math.floor((expiresAt - now) / 1000));
      return new WithCookies({ session, token: { accessToken, expiresInSeconds } }, cookies);
    });
  };

const open = (ports: MarkPorts, sealed: string | null, under: string | null) => {
  const plain = sealed === null || under === null ? null : ports.secrets.unseal(sealed, under);
  if (plain === null) return { cookies: {}, token: undefined };
  const { device, refresh, token } = sealedSecretsSchema.parse(JSON.parse(plain));
  const cookies: CookieEffects = { ...(refresh && { refresh }), ...(device && { device }) };
  return { cookies, token };
};
