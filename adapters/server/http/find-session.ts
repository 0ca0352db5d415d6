import type { FastifyRequest } from 'fastify';
import { err, ok, type Result } from '#core/kernel/result.ts';
import type { ActiveSession, Caller, SessionCaller, WithCookies } from '#core/backend/caller.ts';
import type { Refusal } from '#core/backend/refusal.ts';
import type { ReceiverPurpose } from '#core/permission/receiver-purposes.ts';
import type { KeyHolder } from '#core/backend/receivers/receiver.repository.port.ts';
import type { Receiver } from '#core/backend/caller.ts';
import type { Activity, Authentication } from '#core/backend/session/authenticate.use-case.ts';
import type { Endpoint } from './endpoint.ts';
import { HEADERS } from '#adapters/wire/headers.ts';
import {
  NO_RECEIVER,
  OTHER_PURPOSE,
  NO_SESSION,
  refusalAnswer,
  TOKEN_DEAD,
  type RefusalAnswer,
} from './refusal-answer.rule.ts';

/** Back-end functions that authenticate and authorize callers (SECURITY.md §2.1). */
export interface Authenticator {
  /** Finds the session of a token. A call with `background` does not extend the session. */
  authenticate(caller: Caller, token: string | null, background: boolean): Promise<Authentication>;
  authorize(
    session: ActiveSession,
    endpoint: Pick<Endpoint, 'access' | 'method' | 'impersonation'>,
  ): 'allow' | Refusal;
  /** Returns the receiver of a key, or null for an unknown key. */
  receiver(token: string): Promise<KeyHolder | null>;
  /** Writes a refused authorization to the audit log (SECURITY.md §2.11). */
  recordDenial(caller: SessionCaller, operationId: string, refusal: Refusal['kind']): Promise<void>;
  /** Returns the earlier response if this repeatable call was already delivered. Returns null for a new call. */
  repeat(caller: Caller): Promise<WithCookies<object> | null>;
  /** Extends sessions. Called after the response has been sent. */
  noteActivity(activity: Activity): Promise<void>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Session activity to record after the response has been sent; null if there is none. */
    activity: Activity | null;
  }
}

/** A refusal, and a function that writes the refusal to the audit log. The function is called only if the refusal is sent. */
export interface TurnedAway {
  readonly answer: RefusalAnswer;
  readonly record?: () => Promise<void>;
}

/** Returns the token of an `Authorization: Bearer` header, or null for any other or a missing header. */
export const bearerToken = (header: string | undefined): string | null =>
  /^Bearer ([\w-]{1,256})$/i.exec(header ?? '')?.[1] ?? null;

/**
 * Returns the live session of the bearer token if its stage, application and rights satisfy the access policy. Reads the
 * session from the database on every request.
 */
export const findSession = async (
  request: FastifyRequest,
  caller: Caller,
  endpoint: Pick<Endpoint, 'operationId' | 'access' | 'method' | 'impersonation' | 'stream'>,
  authenticator: Authenticator,
): Promise<Result<ActiveSession, TurnedAway>> => {
  const token = bearerToken(request.headers.authorization);
  // A stream reopens automatically, so opening a stream must not extend the session.
  const background = endpoint.stream === true || request.headers[HEADERS.background] === '1';
  const found = await authenticator.authenticate(caller, token, background);
  switch (found.kind) {
    case 'none':
      return err({ answer: NO_SESSION });
    case 'tokenDead':
      return err({ answer: TOKEN_DEAD });
    case 'sessionOver':
      return err({ answer: refusalAnswer({ kind: 'sessionOver' }) });
    case 'impersonationOver':
      return err({ answer: refusalAnswer({ kind: 'impersonationOver' }) });
    case 'live': {
      request.activity = found.activity;
      request.accountId = found.session.accountId;
      const allowed = authenticator.authorize(found.session, endpoint);
      if (allowed === 'allow') return ok(found.session);
      const who = { ...caller, session: found.session };
      const record = () => authenticator.recordDenial(who, endpoint.operationId, allowed.kind);
      return err({ answer: refusalAnswer(allowed), record });
    }
  }
};

/**
 * Returns the receiver of the key in the request if the receiver has one of the purposes. Refuses a user's token
 * (SECURITY.md §2.1, §2.17).
 */
export const findReceiver = async (
  request: FastifyRequest,
  purposes: readonly ReceiverPurpose[],
  authenticator: Pick<Authenticator, 'receiver'>,
): Promise<Result<Receiver, TurnedAway>> => {
  const token = bearerToken(request.headers.authorization);
  const receiver = token === null ? null : await authenticator.receiver(token);
  if (receiver === null) return err({ answer: NO_RECEIVER });
  return purposes.includes(receiver.purpose) ? ok(receiver) : err({ answer: OTHER_PURPOSE });
};
