import type { TestResults } from '#core/tests-on-site/site-tests.schema.ts';
import type { SiteTestsViewModel } from './site-tests.view-model.ts';
import type { TestWalkViewModel } from './test-walk.view-model.ts';

/** The props of each part of the live view. */
export interface FoundProps {
  readonly model: SiteTestsViewModel;
  readonly walk: TestWalkViewModel;
  readonly found: TestResults;
}
