import { observer } from 'mobx-react-lite';
import type { ComponentProps, ReactNode } from 'react';
import { APPLICATIONS } from '#core/permission/application.schema.ts';
import { Card } from '../kit/card.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { LiveMark, LiveNotice } from '../live/live-notice.tsx';
import { NoLink } from './no-link.tsx';
import { useRegistry } from './registry.ts';
import { SiteStateBadge } from './site-state-mark.tsx';
import { usePlace, usePlacedLink } from './use-place.ts';

interface SitePartProps {
  readonly title: string;
  /** One sentence beside the title. */
  readonly lead?: string;
  /** Chips beside the title. */
  readonly chips?: ReactNode;
  readonly actions?: ReactNode;
  /** The number of actions and chips that appear with the content; absent once they are there. */
  readonly awaits?: ComponentProps<typeof PageTitle>['awaits'];
  readonly children: ReactNode;
}

/**
 * Returns the number of the site to show: the linked site for customers, the site in the URL for dealers, or null. Call it
 * in an `observer`.
 */
export const usePartSite = (): number | null => {
  const { view } = useRegistry().create('session');
  const isCustomer = view?.user.applicationNum === APPLICATIONS.customer;
  const { link } = usePlacedLink();
  const { siteNum } = usePlace();
  return isCustomer ? (link?.siteNum ?? null) : siteNum;
};

/** Content of its own, not its placeholder moved: the head above may have grown by a line. */
const partOf = (awaits: SitePartProps['awaits']): string => (awaits ? 'waiting' : 'arrived');

/** A site screen for customers, with head and content. */
const OwnPart = observer(({ title, lead, chips, actions, awaits, children }: SitePartProps) => {
  const { links, link } = usePlacedLink();
  const waiting = links.shown === null && links.problem === null;
  const isAhead = link !== null || waiting;
  const { actions: buttons = 0, words = 0 } = awaits ?? {};
  return (
    <>
      <PageTitle
        title={title}
        actions={link === null ? undefined : actions}
        {...(isAhead && {
          // The lines about the site are there as soon as the site is known.
          awaits: { actions: buttons, words: words + (link === null ? 2 : 0) },
        })}
      >
        {link?.badges.alarmActive === true && <SiteStateBadge state="Alarm" />}
        {chips}
        {link !== null && (
          <>
            <Text data-word="" as="span" tone="muted">
              {lead ?? `${link.siteName} · ${link.address}`}
            </Text>
            <LiveMark />
          </>
        )}
      </PageTitle>
      <Stack key={link === null ? 'sites' : partOf(awaits)} gap={4}>
        <LiveNotice />
        {link !== null ? (
          children
        ) : waiting ? (
          <Card>
            <Skeleton lines={6} label="Loading your sites" />
          </Card>
        ) : (
          <NoLink />
        )}
      </Stack>
    </>
  );
});

/** A tab of a dealer's site page, whose header names the site. */
const SitesPart = ({ title, lead, chips, actions, awaits, children }: SitePartProps) => (
  <>
    <PageTitle within title={title} actions={actions} {...(awaits && { awaits })}>
      {chips}
      {lead !== undefined && (
        <Text data-word="" as="span" tone="muted">
          {lead}
        </Text>
      )}
    </PageTitle>
    <Stack key={partOf(awaits)} gap={4}>
      {children}
    </Stack>
  </>
);

/** Renders the same content as a screen for customers and as a tab of the site page for dealers (domain guide 4, 6.11). */
export const SitePart = observer((props: SitePartProps) => {
  const { view } = useRegistry().create('session');
  const isCustomer = view?.user.applicationNum === APPLICATIONS.customer;
  return isCustomer ? <OwnPart {...props} /> : <SitesPart {...props} />;
});
