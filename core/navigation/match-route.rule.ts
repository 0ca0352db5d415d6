import { hasPermissions } from '../permission/has-permissions.rule.ts';
import type { Variant } from '../session/user.schema.ts';
import type { Application } from '../permission/application.schema.ts';
import type { ScreenEntry } from './screen-entry.ts';
import { SCREENS, type ScreenSection } from './screens.ts';

export type Route = ScreenEntry<ScreenSection>;

const segmentsOf = (path: string): readonly string[] => {
  const segments = path.split('/');
  return segments.at(-1) === '' ? segments.slice(0, -1) : segments;
};

const fits = (pattern: readonly string[], segments: readonly string[]): boolean =>
  pattern.length === segments.length &&
  pattern.every((part, index) =>
    part.startsWith('{') ? segments[index] !== '' : part === segments[index],
  );

/** Returns the route of a path without query, or null for an unknown path (spec §2.1 "any other path"). One slash at the end is ignored. */
export const matchRoute = (path: string): Route | null => {
  const segments = segmentsOf(path);
  return SCREENS.find((route) => fits(segmentsOf(route.path), segments)) ?? null;
};

/** The application and permissions of the person who opens a route. */
export interface Visitor {
  readonly application: Application;
  readonly permissions: ReadonlySet<string>;
}

/** Checks whether a route exists for an application. A route without named applications exists for all. */
export const isFor = ({ applications }: Route, application: Application): boolean =>
  applications.length === 0 || applications.includes(application);

/**
 * Checks whether a signed-in person may see a route. The check is only a convenience, because the server makes its own
 * decision (domain guide 5.1).
 */
export const mayOpen = (route: Route, { application, permissions }: Visitor): boolean =>
  isFor(route, application) && hasPermissions(route.permissions, permissions);

/** Returns the section that draws the screen of a route for an application, or null when this build has no such section. */
export const sectionFor = (
  { section }: Route,
  application: Application | null,
): ScreenSection | null => {
  if (section === null || typeof section === 'string') return section;
  return (application === null ? null : section[application]) ?? null;
};

const DRAWN_BY_SHELL: ReadonlySet<string> = new Set([
  'login',
  'loginSession',
  'access-denied',
  'server-error',
]);

/** Checks whether this build contains the screen of a route. */
export const isBuilt = ({ id, section }: Route): boolean =>
  section !== null || DRAWN_BY_SHELL.has(id);

/** Returns the path of a variant's default screen, used for the empty path and as a fallback (spec §2.1). */
export const defaultPath = (variant: Variant): string =>
  variant === 'consumer' ? '/msa/summary' : '/home/dashboard';
