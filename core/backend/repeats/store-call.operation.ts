import type { OperationPorts } from '../backend-ports.ts';
import type { Call, Caller, CookieEffects } from '../caller.ts';
import type { AccessToken } from '../../session/session-view.schema.ts';
import { LIFETIMES } from '../lifetimes.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** What a mark is made with. */
export type MarkPorts = Pick<OperationPorts, 'secrets' | 'clock'>;

/** The same browser, with the same token, saying the same: nobody else makes this mark (SECURITY.md §2.17). */
export const markOf = (ports: MarkPorts, caller: Caller, call: Call): string =>
  ports.secrets.mark('repeat', [
    call.operationId,
    caller.variant,
    caller.browserId,
    call.token ?? '',
    call.accountId ?? '',
    call.content,
  ]);

/** Keeps what a call did, in the transaction that does it, so that its repeat is answered like the first time; nothing where no repeat is expected. */
export const storeCall = async (
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
