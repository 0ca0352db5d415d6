import { observer } from 'mobx-react-lite';
import { PageTitle } from '../kit/page-title.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { LiveMark, LiveNotice } from '../live/live-notice.tsx';
import { InsetSlot } from '../shell/inset-slot.tsx';
import { NoLink } from '../shell/no-link.tsx';
import { usePlacedLink } from '../shell/use-place.ts';

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
          <NoLink brings="it can be placed on test" />
        )}
      </Stack>
    </>
  );
});
