import type { TestResults } from '#core/tests-on-site/site-tests.schema.ts';
import type { SiteTestsViewModel } from './site-tests.view-model.ts';
import type { TestWalkViewModel } from './test-walk.view-model.ts';

/** What each part of a watched test is drawn from. */
export interface FoundProps {
  readonly model: SiteTestsViewModel;
  readonly walk: TestWalkViewModel;
  readonly found: TestResults;
}
