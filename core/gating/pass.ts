import type { Failure } from '../kernel/result.ts';
import type { Application } from '../permission/application.schema.ts';
import type { RequestKind } from './request-kind.rule.ts';

/** A request that asks to leave: what kind it is and under which epoch it was made. */
export interface Ticket {
  readonly kind: RequestKind;
  readonly epoch: number;
  /** Method and path without query, for the log. */
  readonly label: string;
}

/** The session as it is in the moment of sending; everything a request is stamped with comes from here (I5). */
export interface Pass {
  /** Null where the kind takes no bearer, or there is no live one. */
  readonly bearer: string | null;
  readonly application: Application | null;
  readonly siteGroupNum: number | null;
  readonly groupVersion: number;
  readonly epoch: number;
  readonly generation: number;
}

/** The end of a wait: leave now, or learn that the token could not be renewed. */
export type Release =
  | { readonly kind: 'pass'; readonly pass: Pass }
  | { readonly kind: 'failed'; readonly failure: Failure };
