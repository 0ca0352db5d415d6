import type { Failure } from '../kernel/result.ts';
import type { Application } from '../permission/application.schema.ts';
import type { RequestKind } from './request-kind.rule.ts';

/** A request in the queue, with its kind and the epoch in which it was made. */
export interface Ticket {
  readonly kind: RequestKind;
  readonly epoch: number;
  /** Method and path without query, for the held-request log. */
  readonly label: string;
}

/** Session values at the time of sending. Everything that is stamped on a request comes from the request's pass (I5). */
export interface Pass {
  /** Bearer token; null if the request kind needs none or no valid token exists. */
  readonly bearer: string | null;
  readonly application: Application | null;
  readonly siteGroupNum: number | null;
  readonly groupVersion: number;
  readonly epoch: number;
  readonly generation: number;
}

/** End of a request's wait: the request may be sent, or the request failed because the token could not be refreshed. */
export type Release =
  | { readonly kind: 'pass'; readonly pass: Pass }
  | { readonly kind: 'failed'; readonly failure: Failure };
