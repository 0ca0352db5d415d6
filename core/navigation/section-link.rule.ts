import { isFor, matchRoute, mayOpen, type Route, type Visitor } from './match-route.rule.ts';
import { SCREENS } from './screens.ts';

/**
 * Where the address of a section leads a signed-in person (spec §2.1): `own` shows the address itself, `denied` explains
 * why not, or the path of a screen in the section.
 */
export type SectionLink = 'own' | 'denied' | { readonly path: string };

/**
 * Returns the screens of a section, in the order of the table. The screens of a site are left out, because they need to
 * know which site.
 */
const screensOf = (path: string): readonly Route[] => {
  const section = `${path.replace(/\/$/, '')}/`;
  return section === '/' || section === '/site/'
    ? []
    : SCREENS.filter((screen) => screen.path.startsWith(section) && screen.needsSession);
};

/**
 * Returns where the address of a section leads: to its first screen that this person may see (spec §2.1). A person who has
 * a screen at exactly this address stays there.
 */
export const sectionLink = (path: string, visitor: Visitor): SectionLink => {
  const own = matchRoute(path);
  if (own !== null && isFor(own, visitor.application)) return 'own';
  const screens = screensOf(path);
  if (screens.length === 0) return 'own';
  const first = screens.find((screen) => mayOpen(screen, visitor));
  return first === undefined ? 'denied' : { path: first.path };
};

/** Checks whether an address is that of a section with at least one screen. */
export const isSection = (path: string): boolean => screensOf(path).length > 0;

/**
 * Checks whether the portal knows a path, as a page or as a section that leads to one. The server's status code and the
 * shell both use this rule.
 */
export const isKnownAddress = (path: string): boolean =>
  path === '/' || isSection(path) || matchRoute(path) !== null;
