import type { Demand } from '../permission/login-step.ts';
import type { Impersonation } from '../session/session-view.schema.ts';
import type { Variant } from '../session/user.schema.ts';
import type { Application } from '../permission/application.schema.ts';

/** A call that the same browser may send again because its response was lost. */
export interface Call {
  readonly operationId: string;
  /** The bearer token of a sign-in step; null otherwise. */
  readonly token: string | null;
  /** The account of the session. Null for a sign-in step, whose token says more, and for calls without authentication. */
  readonly accountId: string | null;
  /** The decoded content of the call. Only a keyed hash of it is stored. */
  readonly content: string;
}

/** The caller as the server itself identified it. Nothing here is taken from the request body. */
export interface Caller {
  readonly requestId: string;
  /** The client address as the server sees it (SECURITY.md §2.4); IPv6 is not yet cut to /64. */
  readonly address: string;
  readonly variant: Variant;
  /** Random id of this browser (`__Host-browser` cookie), bound into XSRF tokens and one-time secrets. */
  readonly browserId: string;
  /** User agent reported by the browser, used to name a remembered device. It decides nothing. */
  readonly userAgent: string | null;
  /** Raw remembered-device secret from its cookie, null when absent. */
  readonly deviceSecret: string | null;
  /** Set for calls whose repeat gets the same response as the first call. */
  readonly call?: Call;
}

/** A receiver of the central station that may submit batches. */
export interface Receiver {
  readonly id: string;
  readonly name: string;
}

/** A receiver that calls the API: a principal of its own, without session, cookies or person. */
export interface ReceiverCaller extends Caller {
  readonly receiver: Receiver;
}

/** The live session behind a bearer token. It is read from the database again at every request. */
export interface ActiveSession {
  readonly id: string;
  readonly accountId: string;
  /** The person who really acts: the account itself, or the staff member behind an impersonation. */
  readonly actorId: string;
  readonly application: Application;
  readonly variant: Variant;
  readonly stage: 'pending' | 'full';
  /** Open sign-in demands, in order; empty in a full session. */
  readonly demands: readonly Demand[];
  readonly siteGroupNum: number | null;
  readonly allowedGroups: readonly number[];
  readonly permissions: readonly string[];
  /** The staff member behind an impersonation session (SECURITY.md §2.9); null in a person's own session. */
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

/** Cookie changes that a use case requests beside its response. Only the edge of the server writes cookies. */
export interface CookieEffects {
  /** A new refresh secret, or `clear` at sign-out; absent means unchanged. A refused refresh never clears it (SECURITY.md §2.2). */
  readonly refresh?: { readonly secret: string; readonly maxAgeSeconds: number } | 'clear';
  /** A new remembered-device secret. */
  readonly device?: { readonly secret: string; readonly maxAgeSeconds: number };
  /** True to renew the browser id and XSRF token: at login, logout, start and end of impersonation. */
  readonly renewBrowser?: boolean;
}

/** A response with its cookie effects. It is a class, so that no plain response can be mistaken for it. */
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
