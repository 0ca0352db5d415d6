import type { Failure } from '../kernel/result.ts';
import type { Application } from '../permission/application.schema.ts';
import type { RequestKind } from './request-kind.rule.ts';

/** A request that wants to leave, with its kind and the epoch in which it was made. */
export interface Ticket {
  readonly kind: RequestKind;
  readonly epoch: number;
  /** Method and path without query, for the log. */
  readonly label: string;
}

/** The session at the time of sending. Everything stamped on a request comes from here (I5). */
export interface Pass {
  /** The bearer token; null if the kind of request needs none or there is no live one. */
  readonly bearer: string | null;
  readonly application: Application | null;
  readonly siteGroupNum: number | null;
  readonly groupVersion: number;
  readonly epoch: number;
  readonly generation: number;
}

/** The end of a wait: leave now, or fail because the token could not be renewed. */
export type Release =
  | { readonly kind: 'pass'; readonly pass: Pass }
  | { readonly kind: 'failed'; readonly failure: Failure };
