import { defaultPath, matchRoute, mayVisit } from '#core/navigation/match-route.rule.ts';
import type { RouteEntry } from '#core/navigation/routes.ts';
import { heldPermissions } from '#core/permission/has-permissions.rule.ts';
import type { SessionEnd } from '#core/session/session-event.ts';
import { actionRequired } from '#core/session/session-state.rule.ts';
import type { SessionView } from '#core/session/session-view.schema.ts';
import { APPLICATIONS, type Variant } from '#core/session/user.schema.ts';

/** What the shell does with an address (spec §2.1, §6). */
export type GuardDecision =
  | { readonly kind: 'show'; readonly route: RouteEntry }
  | { readonly kind: 'redirect'; readonly path: string }
  /** Start-up has not yet learned whether anybody is signed in. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'denied' }
  | { readonly kind: 'notFound' };

/** Who stands before the guard, and where. */
export interface GuardInput {
  readonly path: string;
  /** Query and fragment, kept for the return. */
  readonly rest: string;
  readonly settled: boolean;
  readonly view: SessionView | null;
  readonly ended: SessionEnd | null;
  readonly variant: Variant;
}

/** Addresses that only lead on. */
const SHORT_WAYS: Readonly<Record<string, string>> = {
  '/home': '/home/dashboard',
  '/msa': '/msa/summary',
};

const toLogin = ({ path, rest, ended }: GuardInput): GuardDecision => {
  // Whoever signed out wants the form, not the way back.
  if (ended === 'asked' || ended === 'elsewhere') return { kind: 'redirect', path: '/login' };
  const returnUrl = encodeURIComponent(path + rest);
  return { kind: 'redirect', path: `/login?returnUrl=${returnUrl}` };
};

/** Judges an address for the person at hand; courtesy only, the server decides again. */
export const guardRoute = (input: GuardInput): GuardDecision => {
  const { path, view, settled, variant } = input;
  if (path === '/') return { kind: 'redirect', path: defaultPath(variant) };
  const shortWay = SHORT_WAYS[path.replace(/\/$/, '')];
  if (shortWay !== undefined) return { kind: 'redirect', path: shortWay };
  const route = matchRoute(path);
  if (route === null) return { kind: 'notFound' };
  if (!route.needsSession) return { kind: 'show', route };
  if (view === null) return settled ? toLogin(input) : { kind: 'wait' };
  if (actionRequired(view.requirements)) return toLogin(input);
  const { user, requirements } = view;
  // A dealer who is not a beta user works in the classic portal; the login route leads there.
  if (user.applicationNum === APPLICATIONS.dealer && !requirements.betaUser) {
    return { kind: 'redirect', path: '/login' };
  }
  const visitor = { application: user.applicationNum, permissions: heldPermissions(user) };
  return mayVisit(route, visitor) ? { kind: 'show', route } : { kind: 'denied' };
};
