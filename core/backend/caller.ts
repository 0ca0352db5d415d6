import type { Demand } from '../permission/login-step.ts';
import type { Impersonation } from '../session/session-view.schema.ts';
import type { Variant } from '../session/user.schema.ts';
import type { Application } from '../permission/application.schema.ts';

/** A call that the same browser may send again because its answer was lost. */
export interface Call {
  readonly operationId: string;
  /** The bearer token a step came with; null otherwise. */
  readonly token: string | null;
  /** Whose session says it; null for a step, whose token says more, and where nobody is asked who they are. */
  readonly accountId: string | null;
  /** What was said, decoded; only a keyed mark of it is kept. */
  readonly content: string;
}

/** Who calls, as the server itself found out; nothing here was believed from the body. */
export interface Caller {
  readonly requestId: string;
  /** The server's own view of the address (SECURITY.md §2.4); IPv6 not yet cut to /64. */
  readonly address: string;
  readonly variant: Variant;
  /** Random id of this browser (`__Host-browser` cookie), bound into XSRF tokens and one-time secrets. */
  readonly browserId: string;
  /** What the browser says it is, for the name of a remembered device; decides nothing. */
  readonly userAgent: string | null;
  /** Raw remembered-device secret from its cookie, null when absent. */
  readonly deviceSecret: string | null;
  /** There where the repeat of the call is answered like the first time. */
  readonly call?: Call;
}

/** A receiver of the station that may hand something in. */
export interface Receiver {
  readonly id: string;
  readonly name: string;
}

/** A receiver that calls: a principal of its own, without session, cookies or person. */
export interface ReceiverCaller extends Caller {
  readonly receiver: Receiver;
}

/** The live session behind a bearer token, re-read from the database at every request. */
export interface ActiveSession {
  readonly id: string;
  readonly accountId: string;
  /** Who really acts: the account itself, or the staff member behind an impersonation. */
  readonly actorId: string;
  readonly application: Application;
  readonly variant: Variant;
  readonly stage: 'pending' | 'full';
  /** Open demands in their order; empty when full. */
  readonly demands: readonly Demand[];
  readonly siteGroupNum: number | null;
  readonly allowedGroups: readonly number[];
  readonly permissions: readonly string[];
  /** The staff member behind a session that looks like the user's (SECURITY.md §2.9); null for everybody's own. */
  readonly impersonation: {
    readonly id: string;
    readonly mode: Impersonation['mode'];
    readonly actorName: string;
    readonly endsAt: number;
  } | null;
}

/** A caller with a session. */
export interface SessionCaller extends Caller {
  readonly session: ActiveSession;
}

/** What a use case wants done to the browser's cookies, beside its answer; only the server's edge writes cookies. */
export interface CookieEffects {
  /** A new refresh secret, or `clear` at sign-out; absent = untouched. A refused refresh never clears (SECURITY.md §2.2). */
  readonly refresh?: { readonly secret: string; readonly maxAgeSeconds: number } | 'clear';
  /** A new remembered-device secret. */
  readonly device?: { readonly secret: string; readonly maxAgeSeconds: number };
  /** Renew browser id and XSRF token: login, logout, impersonation start and end. */
  readonly renewBrowser?: boolean;
}

/** An answer with its cookie effects; a class, so that no plain answer is ever taken for one. */
export class WithCookies<T> {
  readonly value: T;
  readonly #cookies: CookieEffects;

  constructor(value: T, cookies: CookieEffects) {
    this.value = value;
    this.#cookies = cookies;
  }

  get cookies(): CookieEffects {
    return this.#cookies;
  }
}
