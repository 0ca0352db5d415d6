import type { OperationPorts } from '../backend-ports.ts';
import type { Call, Caller, CookieEffects } from '../caller.ts';
import type { AccessToken } from '../../session/session-view.schema.ts';
import { LIFETIMES } from '../lifetimes.ts';
import type { Transaction } from '../unit-of-work.port.ts';

export type MarkPorts = Pick<OperationPorts, 'secrets' | 'clock'>;

/** Returns the hash of a request: browser, token and content. Another caller cannot produce the same hash (SECURITY.md §2.17). */
export const markOf = (ports: MarkPorts, caller: Caller, call: Call): string =>
  ports.secrets.mark('repeat', [
    call.operationId,
    caller.variant,
    caller.browserId,
    call.token ?? '',
    call.accountId ?? '',
    call.content,
  ]);

/**
 * Stores the result of a request in the transaction that handles it, so that a repeat gets the same response. Does nothing
 * if the request may not be repeated.
 */
export const storeCall = async (
  tx: Transaction,
  ports: MarkPorts,
  caller: Caller,
  did: {
    readonly sessionId?: string;
    readonly cookies?: CookieEffects;
    /** The access token to return for the repeat, so that the repeat does not create another token. */
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
