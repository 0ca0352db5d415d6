import type { $ZodType } from 'zod/v4/core';
import type { Demand } from '#core/login/login-step.ts';
import type { Application } from '#core/session/user.schema.ts';

/**
 * Who may call an operation; the server denies what is not declared (security.md T3).
 * `open` anyone · `cookie` the refresh cookie alone · `session` any live session · `step` a pending session whose due
 * demand is among `steps` · `full` a session without open demands, of one of `applications`, holding all `permissions`.
 */
export type Access =
  | { readonly kind: 'open' }
  | { readonly kind: 'cookie' }
  | { readonly kind: 'session' }
  | { readonly kind: 'step'; readonly steps: readonly Demand[] }
  | {
      readonly kind: 'full';
      readonly applications: readonly Application[];
      readonly permissions: readonly string[];
    };

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One operation of the API as data: the client encodes and decodes with it, the server validates with it, the OpenAPI document is made of it. */
export interface Endpoint<
  Query extends $ZodType = $ZodType,
  Body extends $ZodType = $ZodType,
  Reply extends $ZodType = $ZodType,
> {
  /** Stable name in the OpenAPI document. */
  readonly operationId: string;
  readonly method: Method;
  /** Relative to the API base, without a leading slash; `{name}` is one segment. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly query: Query | null;
  readonly body: Body | null;
  readonly reply: Reply;
  /** 4xx statuses this operation can answer besides 400, 401, 403 and 429. */
  readonly errors: readonly number[];
}

/** Keeps the literal schema types of a declaration. */
export const endpoint = <Q extends $ZodType, B extends $ZodType, R extends $ZodType>(
  declaration: Endpoint<Q, B, R>,
): Endpoint<Q, B, R> => declaration;
