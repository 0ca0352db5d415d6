import { observer } from 'mobx-react-lite';
import { APPLICATIONS } from '#core/permission/application.schema.ts';
import { useRegistry } from '../shell/registry.ts';
import { usePlace, usePlacedLink } from '../shell/use-place.ts';
import { TestsView } from './tests-view.tsx';
import { createSection } from '../sections/section.ts';
import { siteTestsModels } from './site-tests.models.ts';

/** The tests of the linked site on a customer's screen. */
const OwnTests = observer(() => <TestsView siteNum={usePlacedLink().link?.siteNum ?? null} />);

/** The tests of the site on a dealer's screen. */
const SitesTests = () => <TestsView siteNum={usePlace().siteNum} />;

/** The tests of the site on the screen (domain guide 6.1, 6.11). */
export const SiteTestsPart = observer(() => {
  const { view } = useRegistry().create('session');
  return view?.user.applicationNum === APPLICATIONS.customer ? <OwnTests /> : <SitesTests />;
});

/** The tests of one site, on a customer's or dealer's screen. */
export const section = createSection(SiteTestsPart, siteTestsModels);
