import { observer } from 'mobx-react-lite';
import type { ComponentProps, ReactNode } from 'react';
import { APPLICATIONS } from '#core/permission/application.schema.ts';
import { addressText } from '#core/sites/address-text.rule.ts';
import { Card } from '../kit/card.tsx';
import { PageTitle, TitleLine } from '../kit/page-title.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Stack } from '../kit/stack.ts';
import { LiveLine } from '../live/live-line.tsx';
import { LiveNotice } from '../live/live-notice.tsx';
import type { Act } from './acts/acts-in-place.rule.ts';
import { PartActs, PartBar, useRoom } from './acts/part-acts.tsx';
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
  /** What a person can do here. */
  readonly acts?: readonly Act[];
  /** True if a dealer's tab is one list, whose tools have the actions, so that it needs no title. */
  readonly listed?: boolean;
  /** A link beside the title. */
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

/** The actions beside the title as `PageTitle` takes them; undefined for none. */
const actionsOf = ({ acts = [], actions }: SitePartProps): ReactNode =>
  acts.length > 0 ? <PartActs acts={acts} /> : actions;

/** Returns the room that the actions will take beside the title. */
const useAwaited = (awaits: SitePartProps['awaits']) => {
  const most = { wide: Infinity, medium: 2, phone: 1 }[useRoom()];
  return { actions: Math.min(awaits?.actions ?? 0, most), words: awaits?.words ?? 0 };
};

/** A site screen for customers, with head and content. The head says which site it is about. */
const OwnPart = observer((props: SitePartProps) => {
  const { title, lead, chips, acts = [], awaits, children } = props;
  const { links, link } = usePlacedLink();
  const waiting = links.shown === null && links.problem === null;
  const isAhead = link !== null || waiting;
  const { actions: buttons, words } = useAwaited(awaits);
  return (
    <>
      <PageTitle
        title={title}
        actions={link === null ? undefined : actionsOf(props)}
        {...(isAhead && {
          // The line about the site is there as soon as the site is known.
          awaits: { actions: buttons, words: words + (link === null ? 1 : 0) },
        })}
      >
        {link?.badges.alarmActive === true && (
          <SiteStateBadge state="Alarm" held={link.badges.alarmHeld} />
        )}
        {chips}
        {link !== null && <LiveLine>{`${link.siteName} · ${addressText(link.address)}`}</LiveLine>}
        {lead !== undefined && (
          <TitleLine data-word="" whole>
            {lead}
          </TitleLine>
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
      {link !== null && <PartBar acts={acts} />}
    </>
  );
});

/** A tab of a dealer's site page, whose header names the site. */
const SitesPart = (props: SitePartProps) => {
  const { title, lead, chips, acts = [], awaits, listed = false, children } = props;
  const awaited = useAwaited(awaits);
  return (
    <>
      {!listed && (
        <PageTitle within title={title} actions={actionsOf(props)} awaits={awaited}>
          {chips}
          {lead !== undefined && <TitleLine data-word="">{lead}</TitleLine>}
        </PageTitle>
      )}
      <Stack key={partOf(awaits)} gap={4}>
        {children}
      </Stack>
      <PartBar acts={acts} whole={listed} />
    </>
  );
};

/** Renders the same content as a screen for customers and as a tab of the site page for dealers (domain guide 4, 6.11). */
export const SitePart = observer((props: SitePartProps) => {
  const { view } = useRegistry().create('session');
  const isCustomer = view?.user.applicationNum === APPLICATIONS.customer;
  return isCustomer ? <OwnPart {...props} /> : <SitesPart {...props} />;
});
