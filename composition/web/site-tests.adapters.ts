import { browserSignalBell } from '#adapters/browser/browser-signal-bell.ts';
import type { SiteTestsAdapters } from '#ui/tests-on-site/site-tests.models.ts';

export const adapters: SiteTestsAdapters = {
  makeBell: () => browserSignalBell(window),
};
