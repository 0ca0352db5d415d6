import type { Application } from '../permission/application.schema.ts';

/** The session data that the gate uses. An immutable value, replaced as a whole at every event (gating README "State"). */
export interface RequestContext {
  readonly user: { readonly id: string; readonly application: Application } | null;
  readonly token: string | null;
  readonly tokenExpired: boolean;
  readonly siteGroupNum: number | null;
  /** Counts changes of the site group. A counter is needed because A → B → A means two changes. */
  readonly groupVersion: number;
  /** True if the server's flag is set or a demand is open. */
  readonly actionRequired: boolean;
  /** Identifies the session. The number changes at sign-out, at a change of user, and at the start and end of an impersonation. */
  readonly epoch: number;
  /** Identifies the series of tokens. The number changes at every sign-in and sign-out, and whenever the session gains rights. */
  readonly generation: number;
}

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
