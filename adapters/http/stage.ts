import type { Observable } from 'rxjs';
import type { ApiRequest } from '#core/gating/api-request.ts';
import type { Pass, Ticket } from '#core/gating/pass.ts';
import type { Budget } from '#core/gating/request-budget.rule.ts';
import type { Target } from '#core/gating/request-kind.rule.ts';
import type { Failure } from '#core/kernel/result.ts';

/** A request with its resolved URL and its request kind. */
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

/** The platform's `fetch`, in a browser or in Node. */
export type Fetch = WindowOrWorkerGlobalScope['fetch'];

/** A complete request, ready for `fetch`. */
export interface Outgoing {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text, a form with a file, or null for no body. */
  readonly body: string | FormData | null;
  /** True if a successful response is a file, false if it is JSON. */
  readonly wantsFile: boolean;
  /** Called with the downloaded share of a file, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly credentials: boolean;
  /** True if the request must survive the closing of the page, as a sign-out must. */
  readonly keepalive: boolean;
  readonly budget: Budget;
  readonly target: Target;
  readonly pass: Pass;
}

/** One chunk of a streamed response. */
export interface Part {
  readonly kind: 'part';
  readonly bytes: Uint8Array;
}

/** A response, one chunk of a streamed response, or the fact that no response arrived. */
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

/** The final result of a request. */
export type Final =
  | { readonly kind: 'done'; readonly body: unknown }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** A final result, a chunk, or a refusal after which even a write can safely be repeated, because nothing changed on the server. */
export type Outcome =
  | Final
  | Part
  | {
      readonly kind: 'again';
      readonly why: 'invalidToken' | 'xsrf';
      readonly failure: Failure;
    };

/**
 * Handles one request: emits one value and completes. A stream emits its chunks before the final value. Unsubscribing
 * cancels the request.
 */
export type Handler<In, Out> = (request: In) => Observable<Out>;

/** One step of the pipeline: wraps the handler of the next step. */
export type Stage<In, Out, NextIn, NextOut> = (next: Handler<NextIn, NextOut>) => Handler<In, Out>;
