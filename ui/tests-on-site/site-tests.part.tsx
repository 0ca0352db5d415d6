import { usePlace } from '../shell/use-place.ts';
import { TestsView } from './tests-view.tsx';

/** The tests of the site a dealer's screen is about (domain guide 6.11 "Tests"). */
export const SiteTestsPart = () => <TestsView siteNum={usePlace().siteNum} />;
