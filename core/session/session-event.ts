import type { LoginRequirements } from './requirements.schema.ts';
import type { SessionGrant, SessionView, StepReply } from './session-view.schema.ts';

/** Why a session ended, for the words a person sees afterwards (spec §8 Global). */
export type SessionEnd = 'asked' | 'expired' | 'impersonationExpired' | 'elsewhere';

/** Everything that changes who is signed in; the reducer is the only reader (gating README "Events"). */
export type SessionEvent =
  | { readonly kind: 'signedIn'; readonly grant: SessionGrant }
  | { readonly kind: 'signedOut'; readonly reason: SessionEnd }
  /** A login step ended: demands anew, and a token when the session gained rights. */
  | { readonly kind: 'stepCompleted'; readonly reply: StepReply }
  | { readonly kind: 'demandsChanged'; readonly requirements: LoginRequirements }
  /** The person changed their own data or linked sites; another person's answer counts for nothing. */
  | { readonly kind: 'viewChanged'; readonly view: SessionView }
  | { readonly kind: 'groupChanged'; readonly siteGroupNum: number | null }
  /** The token named is known to be dead; another one is left alone. */
  | { readonly kind: 'tokenExpired'; readonly token: string }
  /** A refresh of `generation` succeeded; an older one counts for nothing. User and demands come along, so none lags behind. */
  | { readonly kind: 'tokenRefreshed'; readonly grant: SessionGrant; readonly generation: number }
  | { readonly kind: 'impersonationStarted'; readonly grant: SessionGrant }
  | { readonly kind: 'impersonationEnded'; readonly grant: SessionGrant };
