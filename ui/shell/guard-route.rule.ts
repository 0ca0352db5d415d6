import { goesClassic } from '#core/login/landing.rule.ts';
import {
  defaultPath,
  isBuilt,
  matchRoute,
  mayOpen,
  type Route,
} from '#core/navigation/match-route.rule.ts';
import { isSection, sectionLink } from '#core/navigation/section-link.rule.ts';
import { grantedPermissions } from '#core/session/granted-permissions.rule.ts';
import { type SessionEnd, actionRequired } from '#core/session/session-state.rule.ts';
import type { SessionView } from '#core/session/session-view.schema.ts';
import type { Variant } from '#core/session/user.schema.ts';
import { APPLICATIONS } from '#core/permission/application.schema.ts';

/**
 * The shell's decision about a URL. The server still checks every request; the decision only avoids screens full of
 * refusals (spec §2.1, §6).
 */
export type GuardDecision =
  | { readonly kind: 'show'; readonly route: Route }
  | { readonly kind: 'redirect'; readonly path: string }
  /** It is not yet known whether a person is signed in. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'denied' }
  | { readonly kind: 'notFound' };

/** The URL and the session to decide about. */
export interface GuardInput {
  readonly path: string;
  /** Query and fragment of the URL, kept for the return after sign-in. */
  readonly rest: string;
  readonly settled: boolean;
  readonly view: SessionView | null;
  readonly ended: SessionEnd | null;
  readonly variant: Variant;
}

const toLogin = ({ path, rest, ended }: GuardInput): GuardDecision => {
  // After a sign-out or an ended impersonation, passes no return URL: the person left on purpose, and staff must not
  // return to the customer's or dealer's page.
  if (ended !== null && ended !== 'expired') return { kind: 'redirect', path: '/login' };
  const returnUrl = encodeURIComponent(path + rest);
  return { kind: 'redirect', path: `/login?returnUrl=${returnUrl}` };
};

const homeOf = (view: SessionView | null, variant: Variant): string => {
  const customer = view?.user.applicationNum === APPLICATIONS.customer;
  return defaultPath(customer ? 'consumer' : variant);
};

/** Returns the shell's decision about a URL for the current person. */
export const guardRoute = (input: GuardInput): GuardDecision => {
  const { path, view, settled, variant } = input;
  // The path `/` redirects to the person's home page.
  if (path === '/')
    return view === null && !settled
      ? { kind: 'wait' }
      : { kind: 'redirect', path: homeOf(view, variant) };
  const route = matchRoute(path);
  if (route === null && !isSection(path)) return { kind: 'notFound' };
  if (route?.needsSession === false)
    return isBuilt(route) ? { kind: 'show', route } : { kind: 'notFound' };
  if (view === null) return settled ? toLogin(input) : { kind: 'wait' };
  if (actionRequired(view.requirements)) return toLogin(input);
  const { user } = view;
  // People who use the classic portal are redirected to it through the login route.
  if (goesClassic(view)) return { kind: 'redirect', path: '/login' };
  const visitor = { application: user.applicationNum, permissions: grantedPermissions(user) };
  const link = sectionLink(path, visitor);
  if (typeof link === 'object') return { kind: 'redirect', path: link.path };
  if (link === 'denied') return { kind: 'denied' };
  if (route === null || !isBuilt(route)) return { kind: 'notFound' };
  return mayOpen(route, visitor) ? { kind: 'show', route } : { kind: 'denied' };
};
