import type { BackendPorts } from '../backend-ports.ts';
import { type Caller, type CookieEffects, WithCookies } from '../caller.ts';
import { type MarkPorts, markOf } from '../repeats/store-call.operation.ts';
import { sealedSecretsSchema } from '../repeats/sealed-secrets.schema.ts';
import { viewOf } from './describe-view.operation.ts';
import { sessionAlive } from './session-alive.rule.ts';

/**
 * Returns the stored response of a call that already took effect. Returns null for a new call, or if the call's session is
 * no longer alive.
 */
export const repeatCall =
  (ports: Pick<BackendPorts, 'unitOfWork' | 'secrets' | 'clock'>) =>
  async (caller: Caller): Promise<WithCookies<object> | null> => {
    const { call } = caller;
    if (call === undefined) return null;
    const now = ports.clock.now();
    const digest = markOf(ports, caller, call);
    const kept = await ports.unitOfWork.read((tx) => tx.repeats.find(digest, now));
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
      // The token may have expired since the first call, so the remaining lifetime is at least 0.
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
