import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { PageRoom } from './side-page.look.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { InsetSlot } from '../shell/inset-slot.tsx';
import { FaultViewContext, SectionSlot } from '../shell/section-slot.tsx';
import type { SectionName } from '../shell/registry.ts';
import { useTestRights } from '../shell/use-test-rights.ts';
import { useSiteTabs } from './use-site-tabs.ts';

const WAITING = (
  <PageRoom>
    <Skeleton lines={8} label="Loading the site" />
  </PageRoom>
);

/** Returns the section that uses the full width, such as a watched test; null for the page with all cards. */
const useWholePart = (): SectionName | null => {
  const { mayRead } = useTestRights();
  const [query] = useSearchParams();
  const { tab, isHistory } = useSiteTabs();
  const test = query.get('test');
  if (isHistory) return 'site-history';
  if (mayRead && test !== null && test !== 'new' && test !== 'off') return 'site-tests';
  return tab?.id ?? null;
};

/** The content below the site's name, chosen by the URL (kit README §7). */
export const SiteContent = observer(() => {
  const whole = useWholePart();
  if (whole === null) return <InsetSlot name="site-cards" waiting={WAITING} />;
  return (
    <PageRoom>
      <InsetSlot name={whole} />
    </PageRoom>
  );
});

const silent = () => null;

/** Loads the code of the cards in parallel with the site, so that both appear together. */
export const CardsAhead = observer(() =>
  useWholePart() === null ? (
    <FaultViewContext value={silent}>
      <SectionSlot name="site-cards" />
    </FaultViewContext>
  ) : null,
);
