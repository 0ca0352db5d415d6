import { isFor, matchRoute, mayOpen, type Route, type Visitor } from './match-route.rule.ts';
import { SCREENS } from './screens.ts';

/** Where the address of a section leads a signed-in person (spec §2.1): nowhere else, to a screen of the section, or to the words why not. */
export type SectionLink = 'own' | 'denied' | { readonly path: string };

/** Screens of a section, in the order of the table; a site's need to be told which, so that nobody is led to one. */
const screensOf = (path: string): readonly Route[] => {
  const section = `${path.replace(/\/$/, '')}/`;
  return section === '/' || section === '/site/'
    ? []
    : SCREENS.filter((screen) => screen.path.startsWith(section) && screen.needsSession);
};

/**
 * An address that names a section leads to the section's first screen this person may see (spec §2.1). Whoever has a
 * screen at the very address stays there.
 */
export const sectionLink = (path: string, visitor: Visitor): SectionLink => {
  const own = matchRoute(path);
  if (own !== null && isFor(own, visitor.application)) return 'own';
  const screens = screensOf(path);
  if (screens.length === 0) return 'own';
  const first = screens.find((screen) => mayOpen(screen, visitor));
  return first === undefined ? 'denied' : { path: first.path };
};

/** Whether an address is that of a section with something in it. */
export const isSection = (path: string): boolean => screensOf(path).length > 0;

/** Whether the portal has anything at a path: a page, or a way to one. The server's status and the shell agree by it. */
export const isKnownAddress = (path: string): boolean =>
  path === '/' || isSection(path) || matchRoute(path) !== null;
