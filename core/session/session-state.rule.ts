import type {
  LoginRequirements,
  SessionGrant,
  SessionView,
  StepReply,
} from './session-view.schema.ts';
import { EMPTY_CONTEXT, type RequestContext } from './request-context.ts';

/** The reasons why a session ended, for the message the person sees afterward (spec §8 Global). */
export type SessionEnd = 'asked' | 'expired' | 'impersonationExpired' | 'elsewhere';

/** All events that change who is signed in. Only the reducer reads them (gating README "Events"). */
export type SessionEvent =
  | { readonly kind: 'signedIn'; readonly grant: SessionGrant }
  | { readonly kind: 'signedOut'; readonly reason: SessionEnd }
  /** A login step ended, with the new demands, and a token if the session gained rights. */
  | { readonly kind: 'stepCompleted'; readonly reply: StepReply }
  | { readonly kind: 'demandsChanged'; readonly requirements: LoginRequirements }
  /** The person changed their own data or linked sites. A response about another person is ignored. */
  | { readonly kind: 'viewChanged'; readonly view: SessionView }
  | { readonly kind: 'groupChanged'; readonly siteGroupNum: number | null }
  /** The given token is no longer valid. Any other token is left alone. */
  | { readonly kind: 'tokenExpired'; readonly token: string }
  /** A refresh of `generation` succeeded; an older one is ignored. User and demands are included, so that all stay current. */
  | { readonly kind: 'tokenRefreshed'; readonly grant: SessionGrant; readonly generation: number }
  | { readonly kind: 'impersonationStarted'; readonly grant: SessionGrant }
  | { readonly kind: 'impersonationEnded'; readonly grant: SessionGrant };

/** The full session and what the gate needs of it, in one value, so that user, token and demands always match. */
export interface SessionState {
  readonly view: SessionView | null;
  readonly context: RequestContext;
  /** Lifetime of the token in seconds, as stated by the server. 0 without a token. */
  readonly tokenLifetimeSeconds: number;
  /** Why the last session of this tab ended. Null while a session is active or before the first. */
  readonly ended: SessionEnd | null;
}

/** The state before the session is known. */
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
  // When the same person signs in again, the tab keeps its group. Any other person starts with their own.
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

/** Returns this tab's group, or the session's own group if the tab has none yet. */
const groupOf = (context: RequestContext, session: SessionView) => {
  const siteGroupNum = context.siteGroupNum ?? session.siteGroupNum;
  const changed = siteGroupNum !== context.siteGroupNum;
  return { siteGroupNum, groupVersion: context.groupVersion + (changed ? 1 : 0) };
};

const refreshed = (state: SessionState, { session, token }: SessionGrant): SessionState => {
  const { context } = state;
  // Another tab signed in as a different person, so the cookie and the token are now theirs.
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
