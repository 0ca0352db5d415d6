import type { Observable } from 'rxjs';
import type { ApiRequest } from '#core/gating/api-request.ts';
import type { Pass, Ticket } from '#core/gating/pass.ts';
import type { Budget } from '#core/gating/request-budget.rule.ts';
import type { Target } from '#core/gating/request-kind.rule.ts';
import type { Failure } from '#core/kernel/result.ts';

/** A request whose address is resolved and whose kind is known. */
export interface Addressed {
  readonly request: ApiRequest;
  readonly url: URL;
  readonly target: Target;
  readonly ticket: Ticket;
}

/** A request that may leave now. */
export interface Released extends Addressed {
  readonly pass: Pass;
}

/** The platform's `fetch`, which is handed in: the pipeline runs in a browser and in Node. */
export type Fetch = WindowOrWorkerGlobalScope['fetch'];

/** A request in full, as `fetch` gets it. */
export interface Outgoing {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text, a form with a file, or null for none. */
  readonly body: string | FormData | null;
  /** A good answer is a file and not JSON. */
  readonly wantsFile: boolean;
  /** Hears how much of a file has come, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly credentials: boolean;
  /** Survives the closing of the page (sign-out). */
  readonly keepalive: boolean;
  readonly budget: Budget;
  readonly target: Target;
  readonly pass: Pass;
}

/** A piece of an answer that goes on, of the kind `stream` alone; its end is an answer like any other. */
export interface Part {
  readonly kind: 'part';
  readonly bytes: Uint8Array;
}

/** What came back over the wire, or that nothing did. */
export type Answer =
  | Part
  | {
      readonly kind: 'answer';
      readonly status: number;
      header(name: string): string | null;
      /** Undefined when the body is no JSON; an empty body reads as `{}`, a file as its name and bytes. */
      readonly body: unknown;
    }
  | { readonly kind: 'silent'; readonly failure: Failure };

/** The end of a request, as its caller learns it. */
export type Final =
  | { readonly kind: 'done'; readonly body: unknown }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** A final, a piece before it, or a refusal at which the server did nothing, so that one more try is safe even for a write. */
export type Outcome =
  | Final
  | Part
  | {
      readonly kind: 'again';
      readonly why: 'invalidToken' | 'xsrf';
      readonly failure: Failure;
    };

/** Emits once, a stream its parts before that, and completes; unsubscribing ends whatever is under way. */
export type Handler<In, Out> = (request: In) => Observable<Out>;

/** One step of the pipeline, wrapped around the next. */
export type Stage<In, Out, NextIn, NextOut> = (next: Handler<NextIn, NextOut>) => Handler<In, Out>;
