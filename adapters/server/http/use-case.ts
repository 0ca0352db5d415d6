import type { output } from 'zod/v4/core';
import type { Caller, SessionCaller, WithCookies } from '#core/backend/caller.ts';
import type { LiveStream } from '#core/backend/live/live-streams.port.ts';
import type { ReceiverCaller } from '#core/backend/caller.ts';
import type { Refusal } from '#core/backend/refusal.ts';
import type { Document, DocumentInParts } from '#core/documents/document.ts';
import { err, type Result } from '#core/kernel/result.ts';
import type { Variant } from '#core/session/user.schema.ts';
import type { Given } from '#core/operations/gateway-of.ts';
import type { Api, Operation } from '#core/operations/operation.ts';

/** Fields that an operation's declaration can add to its input. */
interface Extras {
  /** Created by the client for a create operation; null if the client sent none (SECURITY.md §2.17). */
  readonly idempotencyKey: string | null;
  /** The only file of an upload. */
  readonly document: Document;
  /** The site group that the request names. The use case must check the site group against the user's groups. */
  readonly siteGroupNum: number | null;
  /** Token for a mailed report, issued after a correct code; null if none was sent. */
  readonly reportToken: string | null;
  /** Refresh secret from the cookie of this variant, for sign-ins and operations authorized by cookie. */
  readonly refreshSecret: string | null;
}
type ExtraOf<O extends Operation> =
  | (O extends { readonly oncePerKey: true } ? 'idempotencyKey' : never)
  | (O extends { readonly file: 'upload' } ? 'document' : never)
  | (O extends { readonly byReportToken: true } ? 'reportToken' : never)
  | (O extends { readonly inGroup: true } ? 'siteGroupNum' : never)
  | (O extends { readonly access: { readonly kind: 'cookie' } } | { readonly opensSession: true }
      ? 'refreshSecret'
      : never);

/** The input of an operation's use case: the decoded fields and the declared extras. */
export type InputOf<O extends Operation> = Given<O> & Pick<Extras, ExtraOf<O>>;

type Frozen<T> = T extends Uint8Array
  ? T
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;
type ReplyOf<O extends Operation> = O extends { readonly file: 'download' }
  ? Document | DocumentInParts
  : O extends { readonly stream: true }
    ? LiveStream
    : Frozen<output<O['output']>>;

/** The caller type of an operation's use case, which includes the session if the access policy requires a session. */
export type CallerOf<O extends Operation> = O['access']['kind'] extends 'session' | 'step' | 'full'
  ? SessionCaller
  : O['access']['kind'] extends 'receiver'
    ? ReceiverCaller
    : Caller;

/** The type of a use case that fits an operation. */
export type UseCase<O extends Operation> = (
  caller: CallerOf<O>,
  input: InputOf<O>,
) => Promise<Result<ReplyOf<O> | WithCookies<ReplyOf<O>>, Refusal>>;

/** One use case per operation of a slice, under the operation's name. */
export type UseCases<A extends Api> = { readonly [Name in keyof A]: UseCase<A[Name]> };

/** Restricts a use case to one variant. In the other variant, the operation returns not found (spec §4.2, §7.3). */
export const only =
  <C extends Caller, Input, Reply>(
    variant: Variant,
    useCase: (caller: C, input: Input) => Promise<Result<Reply, Refusal>>,
  ) =>
  async (caller: C, input: Input): Promise<Result<Reply, Refusal>> =>
    caller.variant === variant ? useCase(caller, input) : err({ kind: 'notFound' });
