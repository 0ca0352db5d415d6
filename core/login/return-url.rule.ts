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
