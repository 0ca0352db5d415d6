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

/** What the shell does with an address; the server decides again, this spares a screen full of refusals (spec §2.1, §6). */
export type GuardDecision =
  | { readonly kind: 'show'; readonly route: Route }
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

const toLogin = ({ path, rest, ended }: GuardInput): GuardDecision => {
  // Whoever signed out wants the form, not the way back; a user's page is none for the staff member behind.
  if (ended !== null && ended !== 'expired') return { kind: 'redirect', path: '/login' };
  const returnUrl = encodeURIComponent(path + rest);
  return { kind: 'redirect', path: `/login?returnUrl=${returnUrl}` };
};

const homeOf = (view: SessionView | null, variant: Variant): string => {
  const customer = view?.user.applicationNum === APPLICATIONS.customer;
  return defaultPath(customer ? 'consumer' : variant);
};

/** Checks an address for the person at hand; courtesy only, the server decides again. */
export const guardRoute = (input: GuardInput): GuardDecision => {
  const { path, view, settled, variant } = input;
  // Whose home it is depends on who is there.
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
  // The login route leads to the classic portal.
  if (goesClassic(view)) return { kind: 'redirect', path: '/login' };
  const visitor = { application: user.applicationNum, permissions: grantedPermissions(user) };
  const link = sectionLink(path, visitor);
  if (typeof link === 'object') return { kind: 'redirect', path: link.path };
  if (link === 'denied') return { kind: 'denied' };
  if (route === null || !isBuilt(route)) return { kind: 'notFound' };
  return mayOpen(route, visitor) ? { kind: 'show', route } : { kind: 'denied' };
};
