import type { Variant } from '#core/session/user.schema.ts';
import type { Walker } from './walker.ts';

/** A browser without a signed-in user. Each `Visitor` object stands for one browser. */
export interface Visitor {
  readonly variant: Variant;
}

/** One request of a browser. For a write, the audit log must name `actor` as the acting user. */
export interface Stride {
  readonly operationId: string;
  /** The actor's username at the start of the walk. Null if the user is not known yet at the time of the request. */
  readonly actor: string | null;
  /** Username of the affected account. If absent, the affected account is the actor's own. */
  readonly subject?: string | null;
  /** The browser that sends the request. If absent, the browser in which the actor signed in. */
  readonly from?: Visitor;
  /** Returns the key of a receiver, sent instead of a session. */
  readonly receiverKey?: (walker: Walker) => Promise<string>;
  /** Returns the token issued after the correct code for a mailed report was entered. */
  readonly reportToken?: (walker: Walker) => string;
  readonly params?: (walker: Walker) => Params | Promise<Params>;
  readonly query?: Params;
  readonly body?: (walker: Walker) => Body | Promise<Body>;
  /** A file that is sent instead of a JSON body. */
  readonly file?: { readonly name: string; readonly content: Buffer };
}

/** A read, and the write before which it is sent. If `before` is absent, the read is sent at the end of the walk. */
export interface Look extends Stride {
  readonly before?: string;
}

export type Params = Readonly<Record<string, string>>;
export type Body = Record<string, unknown>;

/** Password of all users in the demo world. */
export const PASSWORD = 'Harbor-Light-2026';
