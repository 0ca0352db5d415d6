import { defaultPath, matchRoute, mayOpen } from '../navigation/match-route.rule.ts';
import { grantedPermissions } from '../session/granted-permissions.rule.ts';
import { actionRequired } from '../session/session-state.rule.ts';
import type { SessionView } from '../session/session-view.schema.ts';
import type { Variant } from '../session/user.schema.ts';
import { APPLICATIONS } from '../permission/application.schema.ts';
import { LIMITS } from '../kernel/limits.ts';

// Nothing that a browser, a router or a proxy could read in two ways: no percent, no backslash, no empty segment.
const PLAIN_PATH = /^(?:\/[A-Za-z0-9._~-]+)+\/?$/;
const UNSAFE = /[\\\p{Cc}\p{Cs}\u2028\u2029]/u;
const LOGIN_ROUTE = /^\/login(?:session)?(?:\/|$)/i;

/**
 * The address to return to after sign-in, unchanged, or null when it could lead anywhere but to a screen of this app
 * (SECURITY.md §3): one leading slash, no backslash or control character anywhere, at most 2048 characters, a known route
 * (`isRoute` gets the path without query and fragment), never a login route. Percent signs are taken in the query only.
 */
export const safeReturnUrl = (
  value: string | null,
  isRoute: (path: string) => boolean,
): string | null => {
  if (value === null || value.length > LIMITS.returnUrl || UNSAFE.test(value)) return null;
  const path = value.replace(/[?#].*/, '');
  if (!PLAIN_PATH.test(path) || LOGIN_ROUTE.test(path)) return null;
  const dots = path.split('/').some((segment) => segment === '.' || segment === '..');
  return !dots && isRoute(path) ? value : null;
};

/** Where a person goes: out to the classic portal, or to a screen of this app. */
export type Landing = { readonly to: 'classic' } | { readonly to: 'path'; readonly path: string };

/** Through which sign-in form a person came, and where they wanted to go. */
export interface LoginEntry {
  readonly variant: Variant;
  /** As it stands in the address; checked here, never before. */
  readonly returnUrl: string | null;
}

/** Whether a person works in the classic portal; a staff member who looks at it as they do stays here (spec §6). */
export const goesClassic = ({ user, requirements, impersonation }: SessionView): boolean =>
  user.applicationNum === APPLICATIONS.dealer && !requirements.betaUser && impersonation === null;

const home = (view: SessionView, { variant }: LoginEntry): Landing => ({
  to: 'path',
  // Behind a customer may be a staff member, who came through the other form.
  path: defaultPath(view.user.applicationNum === APPLICATIONS.customer ? 'consumer' : variant),
});

const returnOrHome = (view: SessionView, entry: LoginEntry): Landing => {
  const visitor = {
    application: view.user.applicationNum,
    permissions: grantedPermissions(view.user),
  };
  const path = safeReturnUrl(entry.returnUrl, (candidate) => {
    const route = matchRoute(candidate);
    return route !== null && mayOpen(route, visitor);
  });
  return path === null ? home(view, entry) : { to: 'path', path };
};

/** Completion, after the last demand (spec §4.1): classic for dealers who are not beta, else the return address, else the default; an address the person may not see counts as none. */
export const landAfterLogin = (view: SessionView, entry: LoginEntry): Landing =>
  goesClassic(view) ? { to: 'classic' } : returnOrHome(view, entry);

/**
 * Where an existing session goes that meets the login route (spec §4.1 "leaves login"). Open demands come first, for customers too,
 * since every other place would send them back. To be asked on entering the route only: during a sign-in `landAfterLogin` decides.
 */
export const leaveLogin = (
  view: SessionView,
  entry: LoginEntry,
): Landing | { readonly to: 'login' } => {
  if (actionRequired(view.requirements)) return { to: 'login' };
  if (entry.variant === 'consumer') return returnOrHome(view, entry);
  return goesClassic(view) ? { to: 'classic' } : home(view, entry);
};
