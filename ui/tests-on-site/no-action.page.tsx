import HomeModernIcon from '@heroicons/react/24/outline/HomeModernIcon';
import { observer } from 'mobx-react-lite';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { LiveMark, LiveNotice } from '../live/live-notice.tsx';
import { InsetSlot } from '../shell/inset-slot.tsx';
import { usePlacedLink } from '../shell/use-place.ts';

const NoSite = () => (
  <Card inset={false}>
    <EmptyState
      icon={HomeModernIcon}
      title="No account is linked yet"
      text="Add one by its account number and passcode; it can be placed on test then."
    />
  </Card>
);

/** A customer's own system on test (domain guide 6.1). */
export const NoActionPage = observer(() => {
  const { links, link } = usePlacedLink();
  const waiting = links.shown === null && links.problem === null;
  return (
    <>
      <PageTitle title="Place on test">
        {link !== null && (
          <>
            <Text as="span" tone="muted">
              {link.siteName} · {link.address}
            </Text>
            <LiveMark />
          </>
        )}
      </PageTitle>
      <Stack gap={4}>
        <LiveNotice />
        {link !== null ? (
          <InsetSlot key={link.siteNum} name="site-tests" />
        ) : waiting ? (
          <Skeleton lines={6} label="Loading your sites" />
        ) : (
          <NoSite />
        )}
      </Stack>
    </>
  );
});
