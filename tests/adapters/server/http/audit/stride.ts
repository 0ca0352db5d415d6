import type { Variant } from '#core/session/user.schema.ts';
import type { Walker } from './walker.ts';

/** A browser nobody has signed in with; the same object is the same browser. */
export interface Visitor {
  readonly variant: Variant;
}

/** One request as a browser makes it, and who a write was by the audit log. */
export interface Stride {
  readonly operationId: string;
  /** Username of who did it, at the start of the walk; null while nobody is known. */
  readonly actor: string | null;
  /** Whose account it was; absent: the actor's. */
  readonly subject?: string | null;
  /** The browser it comes from; absent: the one the actor signed in with. */
  readonly from?: Visitor;
  /** The key of a receiver, instead of anybody's session. */
  readonly receiverKey?: (walker: Walker) => Promise<string>;
  /** What a right code of a mailed report brought. */
  readonly reportToken?: (walker: Walker) => string;
  /** Segments of the path. */
  readonly params?: (walker: Walker) => Params | Promise<Params>;
  readonly query?: Params;
  readonly body?: (walker: Walker) => Body | Promise<Body>;
  /** A file to send instead of a body. */
  readonly file?: { readonly name: string; readonly content: Buffer };
}

/** A read, and the write before which it is made; without one it is made when the walk is over. */
export interface Look extends Stride {
  readonly before?: string;
}

export type Params = Readonly<Record<string, string>>;
export type Body = Record<string, unknown>;

/** The password of everybody in the demo world. */
export const PASSWORD = 'Harbor-Light-2026';
