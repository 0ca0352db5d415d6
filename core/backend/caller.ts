import type { Demand } from '../permission/login-step.ts';
import type { Impersonation } from '../session/session-view.schema.ts';
import type { Variant } from '../session/user.schema.ts';
import type { Application } from '../permission/application.schema.ts';

/** A request that the browser may repeat if the response is lost. */
export interface Call {
  readonly operationId: string;
  /** The bearer token of a request in a sign-in step; null otherwise. */
  readonly token: string | null;
  /** The account of the session; null for a sign-in step (which has a token) and for unauthenticated requests. */
  readonly accountId: string | null;
  /** The decoded content of the request. Only a keyed hash of the content is stored. */
  readonly content: string;
}

/** The caller as the server identified it. Nothing here is taken from the request body. */
export interface Caller {
  readonly requestId: string;
  /** The client IP address as the server sees it (SECURITY.md §2.4). An IPv6 address is complete, not cut to /64. */
  readonly address: string;
  readonly variant: Variant;
  /** Random id of this browser (`__Host-browser` cookie), bound into XSRF tokens and one-time secrets. */
  readonly browserId: string;
  /** User agent that the browser reports, used to name a remembered device. Never used for a decision. */
  readonly userAgent: string | null;
  /** Raw remembered-device secret from the cookie; null without the cookie. */
  readonly deviceSecret: string | null;
  /** Set for a request that is idempotent: a repeat gets the response of the first request. */
  readonly call?: Call;
}

/** A receiver of the central station that may submit batches. */
export interface Receiver {
  readonly id: string;
  readonly name: string;
}

/** A receiver that calls the API, without session, cookies or person. */
export interface ReceiverCaller extends Caller {
  readonly receiver: Receiver;
}

/** The live session behind a bearer token, read from the database at every request. */
export interface ActiveSession {
  readonly id: string;
  readonly accountId: string;
  /** Account id of the person who acts: the session's own account, or the staff member who impersonates it. */
  readonly actorId: string;
  readonly application: Application;
  readonly variant: Variant;
  readonly stage: 'pending' | 'full';
  /** Sign-in steps that are still open, in order; empty in a full session. */
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

export interface SessionCaller extends Caller {
  readonly session: ActiveSession;
}

/** Cookie changes that a use case returns with its response. The HTTP layer writes the cookies. */
export interface CookieEffects {
  /**
   * A new refresh secret, or `clear` at sign-out; absent leaves the cookie unchanged. A refused refresh does not clear the
   * cookie (SECURITY.md §2.2).
   */
  readonly refresh?: { readonly secret: string; readonly maxAgeSeconds: number } | 'clear';
  readonly device?: { readonly secret: string; readonly maxAgeSeconds: number };
  /** True to renew the browser id and the XSRF token: at login, at logout, and when an impersonation starts or ends. */
  readonly renewBrowser?: boolean;
}

/** A response with cookie changes. This is a class, so that the HTTP layer can tell such a response from a plain one. */
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
