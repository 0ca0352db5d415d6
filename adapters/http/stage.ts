import type { Observable } from 'rxjs';
import type { ApiRequest } from '#core/gating/api-request.ts';
import type { Pass, Ticket } from '#core/gating/pass.ts';
import type { Budget } from '#core/gating/request-budget.rule.ts';
import type { Target } from '#core/gating/request-kind.rule.ts';
import type { Failure } from '#core/kernel/result.ts';

/** A request with its resolved address and its kind. */
export interface Addressed {
  readonly request: ApiRequest;
  readonly url: URL;
  readonly target: Target;
  readonly ticket: Ticket;
}

/** A request that the gate has released. */
export interface Released extends Addressed {
  readonly pass: Pass;
}

/** The platform's `fetch`. It is passed in, so that the pipeline runs in a browser and in Node. */
export type Fetch = WindowOrWorkerGlobalScope['fetch'];

/** A complete request, ready for `fetch`. */
export interface Outgoing {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text, a form with a file, or null for no body. */
  readonly body: string | FormData | null;
  /** True when a successful response is a file and not JSON. */
  readonly wantsFile: boolean;
  /** Receives the downloaded share of a file, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly credentials: boolean;
  /** The request survives the closing of the page (used for sign-out). */
  readonly keepalive: boolean;
  readonly budget: Budget;
  readonly target: Target;
  readonly pass: Pass;
}

/** One chunk of a response of the kind `stream`. Such a response ends like any other. */
export interface Part {
  readonly kind: 'part';
  readonly bytes: Uint8Array;
}

/** The response that arrived, or the fact that none did. */
export type Answer =
  | Part
  | {
      readonly kind: 'answer';
      readonly status: number;
      header(name: string): string | null;
      /** Undefined when the body is not JSON. An empty body becomes `{}`, and a file becomes its name and bytes. */
      readonly body: unknown;
    }
  | { readonly kind: 'silent'; readonly failure: Failure };

/** The end of a request, as its caller receives it. */
export type Final =
  | { readonly kind: 'done'; readonly body: unknown }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** A final result, a chunk before it, or a refusal after which a repeat is safe even for a write, because the server changed nothing. */
export type Outcome =
  | Final
  | Part
  | {
      readonly kind: 'again';
      readonly why: 'invalidToken' | 'xsrf';
      readonly failure: Failure;
    };

/** Emits one value and completes; a stream emits its chunks before that. Unsubscribing cancels the request. */
export type Handler<In, Out> = (request: In) => Observable<Out>;

/** One step of the pipeline, wrapped around the next. */
export type Stage<In, Out, NextIn, NextOut> = (next: Handler<NextIn, NextOut>) => Handler<In, Out>;
