import type { Variant } from '#core/session/user.schema.ts';
import type { Walker } from './walker.ts';

/** A browser without a signed-in user. The same object stands for the same browser. */
export interface Visitor {
  readonly variant: Variant;
}

/** One request as a browser sends it, with the actor that the audit log must name for a write. */
export interface Stride {
  readonly operationId: string;
  /** Username of the actor at the start of the walk; null while the user is unknown. */
  readonly actor: string | null;
  /** Username of the account concerned; if absent, the actor's. */
  readonly subject?: string | null;
  /** The browser that sends it; if absent, the one the actor signed in with. */
  readonly from?: Visitor;
  /** The key of a receiver, used instead of a session. */
  readonly receiverKey?: (walker: Walker) => Promise<string>;
  /** The token that was issued for the correct code of a mailed report. */
  readonly reportToken?: (walker: Walker) => string;
  /** Parameters of the path. */
  readonly params?: (walker: Walker) => Params | Promise<Params>;
  readonly query?: Params;
  readonly body?: (walker: Walker) => Body | Promise<Body>;
  /** A file to send instead of a body. */
  readonly file?: { readonly name: string; readonly content: Buffer };
}

/** A read and the write before which it is sent. Without `before` it is sent at the end of the walk. */
export interface Look extends Stride {
  readonly before?: string;
}

export type Params = Readonly<Record<string, string>>;
export type Body = Record<string, unknown>;

/** The password of all users in the demo world. */
export const PASSWORD = 'Harbor-Light-2026';
