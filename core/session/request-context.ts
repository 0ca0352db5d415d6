import type { Application } from '../permission/application.schema.ts';

/** What the gate may know about the session; a plain value, replaced as a whole at every event (gating README "State"). */
export interface RequestContext {
  readonly user: { readonly id: string; readonly application: Application } | null;
  readonly token: string | null;
  readonly tokenExpired: boolean;
  readonly siteGroupNum: number | null;
  /** +1 at every change of site group; a counter, because A → B → A is two changes. */
  readonly groupVersion: number;
  /** The server's flag or any open demand. */
  readonly actionRequired: boolean;
  /** +1 at sign-out, change of user, impersonation start and end: whose session is it? */
  readonly epoch: number;
  /** +1 at every sign-in and sign-out and at every gain of rights: which line of tokens? */
  readonly generation: number;
}

/** Nobody is signed in. */
export const EMPTY_CONTEXT: RequestContext = {
  user: null,
  token: null,
  tokenExpired: false,
  siteGroupNum: null,
  groupVersion: 0,
  actionRequired: false,
  epoch: 0,
  generation: 0,
};
