import { isFor, matchRoute, mayOpen, type Route, type Visitor } from './match-route.rule.ts';
import { SCREENS } from './screens.ts';

/**
 * Where a URL leads (spec §2.1). `own`: the URL is used unchanged. `denied`: the person may see no screen of the section.
 * `path`: the path of a screen in the section.
 */
export type SectionLink = 'own' | 'denied' | { readonly path: string };

/** Returns the screens of a section, in table order. Site screens are left out, because they need a site number. */
const screensOf = (path: string): readonly Route[] => {
  const section = `${path.replace(/\/$/, '')}/`;
  return section === '/' || section === '/site/'
    ? []
    : SCREENS.filter((screen) => screen.path.startsWith(section) && screen.needsSession);
};

/**
 * Returns where the URL of a section leads: to the first screen in the section that this person may see (spec §2.1). A
 * screen at exactly this URL takes precedence.
 */
export const sectionLink = (path: string, visitor: Visitor): SectionLink => {
  const own = matchRoute(path);
  if (own !== null && isFor(own, visitor.application)) return 'own';
  const screens = screensOf(path);
  if (screens.length === 0) return 'own';
  const first = screens.find((screen) => mayOpen(screen, visitor));
  return first === undefined ? 'denied' : { path: first.path };
};

/** Checks whether an address belongs to a section with at least one screen. */
export const isSection = (path: string): boolean => screensOf(path).length > 0;

/** Checks whether the portal knows a path, either as a screen or as a section with screens. */
export const isKnownAddress = (path: string): boolean =>
  path === '/' || isSection(path) || matchRoute(path) !== null;
