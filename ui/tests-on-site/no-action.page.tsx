import { observer } from 'mobx-react-lite';
import { InsetSlot } from '../shell/inset-slot.tsx';
import { SitePart, usePartSite } from '../shell/site-part.tsx';
import { createSection } from '../sections/section.ts';

/** The screen where customers place their own system on test (domain guide 6.1). */
export const NoActionPage = observer(() => {
  const siteNum = usePartSite();
  return (
    <SitePart title="Place on test">
      <InsetSlot key={siteNum} name="site-tests" />
    </SitePart>
  );
});

/** The screen of a customer's system on test. The tests themselves are a separate part, shared with dealers. */
export const section = createSection(NoActionPage);
