import { defaultPath, matchRoute, mayOpen } from '../navigation/match-route.rule.ts';
import { grantedPermissions } from '../session/granted-permissions.rule.ts';
import { actionRequired } from '../session/session-state.rule.ts';
import type { SessionView } from '../session/session-view.schema.ts';
import type { Variant } from '../session/user.schema.ts';
import { APPLICATIONS } from '../permission/application.schema.ts';
import { LIMITS } from '../kernel/limits.ts';

// A path that browsers, routers and proxies all parse in the same way: without percent signs, backslashes and empty segments.
const PLAIN_PATH = /^(?:\/[A-Za-z0-9._~-]+)+\/?$/;
const UNSAFE = /[\\\p{Cc}\p{Cs}\u2028\u2029]/u;
const LOGIN_ROUTE = /^\/login(?:session)?(?:\/|$)/i;

/**
 * Returns the return URL unchanged, or null if it could lead anywhere but to a screen of this app (SECURITY.md §3). A
 * valid return URL has one leading slash, no backslash or control character, and at most 2048 characters. `isRoute` must
 * accept its path, which must not be a login route. Percent signs are allowed only in the query.
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

/** Where a user goes: to the classic portal, or to a screen of this app. */
export type Landing = { readonly to: 'classic' } | { readonly to: 'path'; readonly path: string };

/** The sign-in form that the user opened, and the requested return URL. */
export interface LoginEntry {
  readonly variant: Variant;
  /** Return URL as in the query, not validated yet. */
  readonly returnUrl: string | null;
}

/** Returns true if a user works in the classic portal. A staff member who impersonates such a user stays in this portal (spec §6). */
export const goesClassic = ({ user, requirements, impersonation }: SessionView): boolean =>
  user.applicationNum === APPLICATIONS.dealer && !requirements.betaUser && impersonation === null;

const home = (view: SessionView, { variant }: LoginEntry): Landing => ({
  to: 'path',
  // A session of a customer may belong to an impersonating staff member, who used the other sign-in form.
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

/**
 * Returns where a user goes after the last demand (spec §4.1): non-beta dealers to the classic portal, other users to the
 * return URL or the default page. Ignores a return URL that the user may not see.
 */
export const landAfterLogin = (view: SessionView, entry: LoginEntry): Landing =>
  goesClassic(view) ? { to: 'classic' } : returnOrHome(view, entry);

/**
 * Returns where a user who already has a session goes when they open the login route (spec §4.1 "leaves login"). A user
 * with open demands stays on the login route; after a sign-in, `landAfterLogin` applies instead.
 */
export const leaveLogin = (
  view: SessionView,
  entry: LoginEntry,
): Landing | { readonly to: 'login' } => {
  if (actionRequired(view.requirements)) return { to: 'login' };
  if (entry.variant === 'consumer') return returnOrHome(view, entry);
  return goesClassic(view) ? { to: 'classic' } : home(view, entry);
};
