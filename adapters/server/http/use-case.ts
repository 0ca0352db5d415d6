import type { $ZodType, output } from 'zod/v4/core';
import type { Caller, SessionCaller, WithCookies } from '#core/backend/caller.ts';
import type { LiveStream } from '#core/backend/live/live-streams.port.ts';
import type { ReceiverCaller } from '#core/backend/caller.ts';
import type { Refusal } from '#core/backend/refusal.ts';
import type { Document, DocumentInParts } from '#core/documents/document.ts';
import { err, type Result } from '#core/kernel/result.ts';
import type { Variant } from '#core/session/user.schema.ts';
import type { Endpoint } from '#adapters/wire/endpoint.ts';

type Decoded<S> = S extends $ZodType ? output<S> : unknown;
type Params<E extends Endpoint> = E extends { readonly params: infer P } ? Decoded<P> : unknown;

/** What the declaration adds to params, query and body. */
interface Extras {
  /** Made by the client for a create; null when it sent none (SECURITY.md §2.17). */
  readonly idempotencyKey: string | null;
  /** The one file of an upload. */
  readonly document: Document;
  /** The active group the request names; not yet checked against the allowed ones. */
  readonly siteGroupNum: number | null;
  /** Raw refresh secret of this variant's cookie; only operations by cookie and sign-ins see it. */
  readonly refreshSecret: string | null;
}
type ExtraOf<E extends Endpoint> =
  | (E extends { readonly oncePerKey: true } ? 'idempotencyKey' : never)
  | (E extends { readonly file: 'upload' } ? 'document' : never)
  | (E extends { readonly inGroup: true } ? 'siteGroupNum' : never)
  | (E extends { readonly access: { readonly kind: 'cookie' } } | { readonly opensSession: true }
      ? 'refreshSecret'
      : never);

/** The fields of a request in one object: params, query, body and the extras its endpoint declares. */
export type InputOf<E extends Endpoint> = Params<E> &
  Decoded<E['query']> &
  Decoded<E['body']> &
  Pick<Extras, ExtraOf<E>>;

/** Names that stand in more than one part of a request; with one, there is no single object to hand over. */
export type Clashes<E extends Endpoint> =
  | (keyof Params<E> & keyof Decoded<E['query']>)
  | ((keyof Params<E> | keyof Decoded<E['query']>) & keyof Decoded<E['body']>)
  | ((keyof Params<E> | keyof Decoded<E['query']> | keyof Decoded<E['body']>) & ExtraOf<E>);

type Frozen<T> = T extends Uint8Array
  ? T
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;
type ReplyOf<E extends Endpoint> = E extends { readonly file: 'download' }
  ? Document | DocumentInParts
  : E extends { readonly stream: true }
    ? LiveStream
    : Frozen<output<E['reply']>>;

/** Who an endpoint's use case is called by: its session is there where its policy asks for one. */
export type CallerOf<E extends Endpoint> = E['access']['kind'] extends 'session' | 'step' | 'full'
  ? SessionCaller
  : E['access']['kind'] extends 'receiver'
    ? ReceiverCaller
    : Caller;

/** A use case that fits an endpoint: takes what was decoded, answers what its reply allows. */
export type UseCase<E extends Endpoint> = (
  caller: CallerOf<E>,
  input: InputOf<E>,
) => Promise<Result<ReplyOf<E> | WithCookies<ReplyOf<E>>, Refusal>>;

/** Lets a use case answer in its own variant alone; in the other one it is not there (spec §4.2, §7.3). */
export const only =
  <C extends Caller, Input, Reply>(
    variant: Variant,
    useCase: (caller: C, input: Input) => Promise<Result<Reply, Refusal>>,
  ) =>
  async (caller: C, input: Input): Promise<Result<Reply, Refusal>> =>
    caller.variant === variant ? useCase(caller, input) : err({ kind: 'notFound' });
