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

/** The edge's questions to the back end, asked at every request that needs a session (SECURITY.md §2.1). */
export interface Authenticator {
  /** `background` calls do not keep the session awake. */
  authenticate(caller: Caller, token: string | null, background: boolean): Promise<Authentication>;
  authorize(
    session: ActiveSession,
    endpoint: Pick<Endpoint, 'access' | 'method' | 'impersonation'>,
  ): 'allow' | Refusal;
  /** The receiver a key belongs to; null for a key nobody has. */
  receiver(token: string): Promise<KeyHolder | null>;
  /** A refused authorisation leaves a line in the audit log (SECURITY.md §2.11). */
  recordDenial(caller: SessionCaller, operationId: string, refusal: Refusal['kind']): Promise<void>;
  /** The answer a call of this browser got before, where repeats are answered alike; null for a new one. */
  repeat(caller: Caller): Promise<WithCookies<object> | null>;
  /** Keeps sessions awake; asked once the answer is out. */
  noteActivity(activity: Activity): Promise<void>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What is noted once the answer is out; null when there is nothing. */
    activity: Activity | null;
  }
}

/** Why nobody gets in here, and the line it leaves in the audit log once it is the answer. */
export interface TurnedAway {
  readonly answer: RefusalAnswer;
  readonly record?: () => Promise<void>;
}

/** The token of an `Authorization: Bearer` header, null when there is none of that form. */
export const bearerToken = (header: string | undefined): string | null =>
  /^Bearer ([\w-]{1,256})$/i.exec(header ?? '')?.[1] ?? null;

/** The live session behind the bearer token, if its stage, application and rights fit the policy; looked up anew each time. */
export const findSession = async (
  request: FastifyRequest,
  caller: Caller,
  endpoint: Pick<Endpoint, 'operationId' | 'access' | 'method' | 'impersonation' | 'stream'>,
  authenticator: Authenticator,
): Promise<Result<ActiveSession, TurnedAway>> => {
  const token = bearerToken(request.headers.authorization);
  // A stream opens by itself, again and again: it keeps nobody awake.
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

/** The receiver whose key came with the request, if it is good for this; a person's token is none (SECURITY.md §2.1, §2.17). */
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
