import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageRoom } from './side-page.look.tsx';
import { Card } from '../kit/card.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { InsetSlot } from '../shell/inset-slot.tsx';
import { useRegistry, type SectionName } from '../shell/registry.ts';
import { useTestRights } from '../shell/use-test-rights.ts';
import { useSiteTabs } from './use-site-tabs.ts';

/** A card in place of the content. Its frame is seen at once, so that nothing below the head is ever empty. */
export const CardAhead = () => (
  <Card>
    <Skeleton lines={8} label="Loading the site" />
  </Card>
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
  const ahead = <CardAhead />;
  if (whole === null) return <InsetSlot name="site-cards" waiting={<PageRoom>{ahead}</PageRoom>} />;
  return (
    <PageRoom>
      <InsetSlot name={whole} waiting={ahead} />
    </PageRoom>
  );
});

/** Fetches the code of the content in parallel with the site, so that both appear together. */
export const ContentAhead = observer(() => {
  const registry = useRegistry();
  const name = useWholePart() ?? 'site-cards';
  useEffect(() => {
    // The slot of the content fetches again, and shows a failure.
    registry.load(name).catch(() => undefined);
  }, [registry, name]);
  return null;
});
