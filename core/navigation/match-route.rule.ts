import { hasPermissions } from '../permission/has-permissions.rule.ts';
import type { Application, Variant } from '../session/user.schema.ts';
import { ROUTES, type RouteEntry } from './routes.ts';

const segmentsOf = (path: string): readonly string[] => {
  const segments = path.split('/');
  return segments.at(-1) === '' ? segments.slice(0, -1) : segments;
};

const fits = (pattern: readonly string[], segments: readonly string[]): boolean =>
  pattern.length === segments.length &&
  pattern.every((part, index) =>
    part.startsWith('{') ? segments[index] !== '' : part === segments[index],
  );

/** The route at a path without query; one slash at the end is forgiven, null for an unknown path (spec §2.1 "any other path"). */
export const matchRoute = (path: string): RouteEntry | null => {
  const segments = segmentsOf(path);
  return ROUTES.find((route) => fits(segmentsOf(route.path), segments)) ?? null;
};

/** Who asks for a route. */
export interface Visitor {
  readonly application: Application;
  readonly permissions: ReadonlySet<string>;
}

/** Whether a signed-in person may see a route; courtesy only, the server decides again (domain guide 5.1). */
export const mayVisit = (route: RouteEntry, { application, permissions }: Visitor): boolean =>
  (route.applications.length === 0 || route.applications.includes(application)) &&
  hasPermissions(route.permissions, permissions);

/** Where the empty path leads, and everyone without a better place (spec §2.1). */
export const defaultPath = (variant: Variant): string =>
  variant === 'consumer' ? '/msa/summary' : '/home/dashboard';
