import { hasPermissions } from '../permission/has-permissions.rule.ts';
import type { Variant } from '../session/user.schema.ts';
import type { Application } from '../permission/application.schema.ts';
import type { ScreenEntry } from './screen-entry.ts';
import { SCREENS, type ScreenSection } from './screens.ts';

/** A screen at its address. */
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

/** The route at a path without query; one slash at the end is forgiven, null for an unknown path (spec §2.1 "any other path"). */
export const matchRoute = (path: string): Route | null => {
  const segments = segmentsOf(path);
  return SCREENS.find((route) => fits(segmentsOf(route.path), segments)) ?? null;
};

/** Who asks for a route. */
export interface Visitor {
  readonly application: Application;
  readonly permissions: ReadonlySet<string>;
}

/** Whether a route is there for an application; one that names none is for all. */
export const isFor = ({ applications }: Route, application: Application): boolean =>
  applications.length === 0 || applications.includes(application);

/** Whether a signed-in person may see a route; courtesy only, the server decides again (domain guide 5.1). */
export const mayOpen = (route: Route, { application, permissions }: Visitor): boolean =>
  isFor(route, application) && hasPermissions(route.permissions, permissions);

/** The part that draws a screen for a person; null where this build has none. */
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

/** Whether this build has the screen of a route at all; one that is not built is a page that does not exist, its title included. */
export const isBuilt = ({ id, section }: Route): boolean =>
  section !== null || DRAWN_BY_SHELL.has(id);

/** Where the empty path leads, and everyone without a better place (spec §2.1). */
export const defaultPath = (variant: Variant): string =>
  variant === 'consumer' ? '/msa/summary' : '/home/dashboard';
