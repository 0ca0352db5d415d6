import type { Application } from '../permission/application.schema.ts';

/** What the gate may know about the session: a plain value, replaced as a whole at every event (gating README "State"). */
export interface RequestContext {
  readonly user: { readonly id: string; readonly application: Application } | null;
  readonly token: string | null;
  readonly tokenExpired: boolean;
  readonly siteGroupNum: number | null;
  /** Counts the changes of the site group. It is a counter, because A → B → A is two changes. */
  readonly groupVersion: number;
  /** True if the server's flag is set or a demand is open. */
  readonly actionRequired: boolean;
  /** Changes at sign-out, change of user, and start and end of an impersonation. It identifies the session. */
  readonly epoch: number;
  /** Changes at every sign-in and sign-out and whenever rights are gained. It identifies the series of tokens. */
  readonly generation: number;
}

/** The context when nobody is signed in. */
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
