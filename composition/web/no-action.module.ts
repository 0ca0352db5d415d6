import { NoActionPage } from '#ui/tests-on-site/no-action.page.tsx';
import { createSection } from './section.ts';
import { siteTestsModel } from './site-tests-model.ts';

/** A customer's system on test. */
export const section = createSection(NoActionPage, { siteTests: siteTestsModel });
