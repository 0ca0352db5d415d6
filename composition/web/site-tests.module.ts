import { SiteTestsPart } from '#ui/tests-on-site/site-tests.part.tsx';
import { createSection } from './section.ts';
import { siteTestsModel } from './site-tests-model.ts';

/** The tests of the site on a dealer's screen. */
export const section = createSection(SiteTestsPart, {
  siteTests: (parts) => siteTestsModel(parts),
});
