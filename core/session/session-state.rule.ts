import type {
  LoginRequirements,
  SessionGrant,
  SessionView,
  StepReply,
} from './session-view.schema.ts';
import { EMPTY_CONTEXT, type RequestContext } from './request-context.ts';

/** The reason why a session ended, which decides the message shown afterward (spec §8 Global). */
export type SessionEnd = 'asked' | 'expired' | 'impersonationExpired' | 'elsewhere';

/** The events that change the session. Only the reducer handles them (gating README "Events"). */
export type SessionEvent =
  | { readonly kind: 'signedIn'; readonly grant: SessionGrant }
  | { readonly kind: 'signedOut'; readonly reason: SessionEnd }
  /** A login step was completed. The reply contains the new demands, and a token if the session gained rights. */
  | { readonly kind: 'stepCompleted'; readonly reply: StepReply }
  | { readonly kind: 'demandsChanged'; readonly requirements: LoginRequirements }
  /** The person changed their own data or linked sites. The reducer ignores the view of any other person. */
  | { readonly kind: 'viewChanged'; readonly view: SessionView }
  | { readonly kind: 'groupChanged'; readonly siteGroupNum: number | null }
  /** `token` is no longer valid. The reducer ignores the event if the session has another token. */
  | { readonly kind: 'tokenExpired'; readonly token: string }
  /**
   * A refresh of `generation` succeeded; the reducer ignores an older generation. The grant includes user and demands, so
   * that the session's user and demands stay current.
   */
  | { readonly kind: 'tokenRefreshed'; readonly grant: SessionGrant; readonly generation: number }
  | { readonly kind: 'impersonationStarted'; readonly grant: SessionGrant }
  | { readonly kind: 'impersonationEnded'; readonly grant: SessionGrant };

/** The full session and the part of it that the gate uses. Both are in one value, so that user, token and demands always match. */
export interface SessionState {
  readonly view: SessionView | null;
  readonly context: RequestContext;
  /** The lifetime of the token in seconds, as stated by the server. 0 without a token. */
  readonly tokenLifetimeSeconds: number;
  /** The reason why this tab's last session ended. Null while a session is active or before the first session. */
  readonly ended: SessionEnd | null;
}

/** The initial state, with nobody signed in. */
export const SIGNED_OUT: SessionState = {
  view: null,
  context: EMPTY_CONTEXT,
  tokenLifetimeSeconds: 0,
  ended: null,
};

/** Checks whether a demand is open or the server's flag is set. The gate, guards and screens share this rule (gating README "State"). */
export const actionRequired = (r: LoginRequirements): boolean =>
  r.actionRequired ||
  r.noContactInfo ||
  r.mfaRequired ||
  r.usernameResetRequired ||
  r.verifySecurityQuestions ||
  r.passwordResetRequired ||
  r.termsAndConditionsRequired ||
  r.privacyPolicyRequired;

const begin = (state: SessionState, grant: SessionGrant, newEpoch: boolean): SessionState => {
  const { context } = state;
  const { user, siteGroupNum, requirements } = grant.session;
  // When the same person signs in again, the tab keeps its site group. A different person starts with that person's own group.
  const group = newEpoch || context.siteGroupNum === null ? siteGroupNum : context.siteGroupNum;
  return {
    view: { ...grant.session, siteGroupNum: group },
    tokenLifetimeSeconds: grant.token.expiresInSeconds,
    ended: null,
    context: {
      user: { id: user.id, application: user.applicationNum },
      token: grant.token.accessToken,
      tokenExpired: false,
      siteGroupNum: group,
      groupVersion: context.groupVersion + (group === context.siteGroupNum ? 0 : 1),
      actionRequired: actionRequired(requirements),
      epoch: context.epoch + (newEpoch ? 1 : 0),
      generation: context.generation + 1,
    },
  };
};

const withView = (state: SessionState, change: Partial<SessionView>): SessionView | null =>
  state.view && { ...state.view, ...change };

/** Returns the site group of this tab, or the session's own group if the tab has none yet. */
const groupOf = (context: RequestContext, session: SessionView) => {
  const siteGroupNum = context.siteGroupNum ?? session.siteGroupNum;
  const changed = siteGroupNum !== context.siteGroupNum;
  return { siteGroupNum, groupVersion: context.groupVersion + (changed ? 1 : 0) };
};

const refreshed = (state: SessionState, { session, token }: SessionGrant): SessionState => {
  const { context } = state;
  // If the user differs, another tab has signed in as that user. The cookie and the new token then belong to that user.
  if (context.user?.id !== session.user.id) return begin(state, { session, token }, true);
  const group = groupOf(context, session);
  return {
    ...state,
    view: { ...session, siteGroupNum: group.siteGroupNum },
    tokenLifetimeSeconds: token.expiresInSeconds,
    context: {
      ...context,
      ...group,
      token: token.accessToken,
      tokenExpired: false,
      actionRequired: actionRequired(session.requirements),
    },
  };
};

/** Returns the next state after an event. Unknown or outdated events leave the state unchanged (gating README "Life of a request"). */
export const reduceSession = (state: SessionState, event: SessionEvent): SessionState => {
  const { context } = state;
  switch (event.kind) {
    case 'signedIn': {
      const before = context.user;
      const another = before !== null && before.id !== event.grant.session.user.id;
      return begin(state, event.grant, another);
    }
    case 'impersonationStarted':
    case 'impersonationEnded':
      return begin(state, event.grant, true);
    case 'signedOut':
      return {
        view: null,
        tokenLifetimeSeconds: 0,
        ended: event.reason,
        context: {
          ...EMPTY_CONTEXT,
          groupVersion: context.groupVersion + (context.siteGroupNum === null ? 0 : 1),
          epoch: context.epoch + 1,
          generation: context.generation + 1,
        },
      };
    case 'stepCompleted': {
      if (context.user === null || context.user.id !== event.reply.session.user.id) return state;
      const { token, session } = event.reply;
      const group = groupOf(context, session);
      return {
        ...state,
        view: { ...session, siteGroupNum: group.siteGroupNum },
        tokenLifetimeSeconds: token?.expiresInSeconds ?? state.tokenLifetimeSeconds,
        context: {
          ...context,
          ...group,
          ...(token && { token: token.accessToken, tokenExpired: false }),
          generation: context.generation + (token ? 1 : 0),
          actionRequired: actionRequired(session.requirements),
        },
      };
    }
    case 'demandsChanged':
      if (state.view === null) return state;
      return {
        ...state,
        view: withView(state, { requirements: event.requirements }),
        context: { ...context, actionRequired: actionRequired(event.requirements) },
      };
    case 'viewChanged': {
      if (context.user === null || context.user.id !== event.view.user.id) return state;
      const group = groupOf(context, event.view);
      return {
        ...state,
        view: { ...event.view, siteGroupNum: group.siteGroupNum },
        context: {
          ...context,
          ...group,
          actionRequired: actionRequired(event.view.requirements),
        },
      };
    }
    case 'groupChanged':
      if (event.siteGroupNum === context.siteGroupNum) return state;
      return {
        ...state,
        view: withView(state, { siteGroupNum: event.siteGroupNum }),
        context: {
          ...context,
          siteGroupNum: event.siteGroupNum,
          groupVersion: context.groupVersion + 1,
        },
      };
    case 'tokenExpired':
      if (context.token !== event.token) return state;
      return { ...state, context: { ...context, tokenExpired: true } };
    case 'tokenRefreshed':
      if (context.token === null || event.generation !== context.generation) return state;
      return refreshed(state, event.grant);
  }
};
