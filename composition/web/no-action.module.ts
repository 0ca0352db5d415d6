import { NoActionPage } from '#ui/tests-on-site/no-action.page.tsx';
import { createSection } from './section.ts';
import { siteTestsModel } from './site-tests-model.ts';

/** A customer's system on test. */
export const section = createSection(NoActionPage, {
  // The switcher says of each site whether it is on test.
  siteTests: (parts) => siteTestsModel(parts, () => void parts.model('accountLinks').load()),
});
