import { SiteTestsPart } from '#ui/tests-on-site/site-tests.part.tsx';
import { createSection } from './section.ts';
import { siteTestsModel } from './site-tests-model.ts';

/** The tests of one site, on a customer's screen and on a dealer's. */
export const section = createSection(SiteTestsPart, { siteTests: siteTestsModel });
