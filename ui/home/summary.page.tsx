import HomeModernIcon from '@heroicons/react/24/outline/HomeModernIcon';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { ConsumerHome, SiteState } from '#core/home/home.schema.ts';
import { AlarmView } from '../alarms/alarm-view.tsx';
import { LastAlarms } from '../alarms/last-alarms.tsx';
import type { SiteAlarmsViewModel } from '../alarms/site-alarms.view-model.ts';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { TextLink } from '../kit/links.ts';
import { Notice } from '../kit/notice.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Stack } from '../kit/stack.ts';
import { LiveNotice } from '../live/live-notice.tsx';
import { usePlacedLink } from '../shell/use-place.ts';
import { LoadedPage, NotLoaded } from '../shell/loaded-view.tsx';
import { useRegistry } from '../shell/registry.ts';
import { useModel } from '../shell/use-model.ts';
import { AreasCard } from './areas-card.tsx';
import { SiteName, SiteSummary } from './site-summary.tsx';

/** A number as an address carries it; anything else names nothing. */
const numberIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

const NoSite = () => {
  const registry = useRegistry();
  const { supportPhone } = registry.configuration;
  const add = async (): Promise<void> => {
    await registry.load('account-switcher');
    registry.create('switcher').open();
  };
  return (
    <Card inset={false}>
      <EmptyState
        icon={HomeModernIcon}
        title="No account is linked yet"
        text={`Add it with its account number and account passcode; its state appears here then.${supportPhone === null ? '' : ` Support helps you find them: ${supportPhone.replaceAll(' ', '\u00A0')}.`}`}
        action={
          <Button size="sm" look="primary" onClick={() => void add()}>
            Add account
          </Button>
        }
      />
    </Card>
  );
};

/** An alarm the address names, where it is not the one that is worked on. */
const NamedAlarm = observer(
  ({ model, site }: { readonly model: SiteAlarmsViewModel; readonly site: SiteState }) => {
    const { named, now } = model;
    const { supportPhone } = useRegistry().configuration;
    if (named.at === 'none') return null;
    if (named.at === 'loading') return <Skeleton lines={6} label="Loading the alarm" />;
    if (named.at === 'unknown') return <Notice tone="trouble">{named.text}</Notice>;
    return (
      <AlarmView story={named.story} timeZone={site.timeZone} now={now} phone={supportPhone} />
    );
  },
);

const WithAlarms = observer(({ site, now }: { readonly site: SiteState; readonly now: string }) => {
  const model = useModel('siteAlarms');
  const [params] = useSearchParams();
  const { supportPhone } = useRegistry().configuration;
  const named = numberIn(params.get('alarm'));
  useEffect(() => model.open(site.siteNum, named), [model, site.siteNum, named]);
  const { reading } = model;
  const alarms = reading.at === 'ready' ? reading.alarms : null;
  const [first] = alarms?.open ?? [];
  const address = (alarmNum: number): string => `/msa/summary?sn=${site.siteNum}&alarm=${alarmNum}`;
  const last =
    alarms === null ? null : (
      <LastAlarms alarms={alarms.last} timeZone={site.timeZone} now={model.now} address={address} />
    );
  if (named !== null)
    return (
      <Stack gap={4}>
        <TextLink>
          <Link to={`/msa/summary?sn=${site.siteNum}`}>Back to the summary</Link>
        </TextLink>
        <NamedAlarm model={model} site={site} />
        {last}
      </Stack>
    );
  if (first !== undefined)
    return (
      <Stack gap={4}>
        <SiteName site={site} />
        <AlarmView story={first} timeZone={site.timeZone} now={model.now} phone={supportPhone}>
          <AreasCard site={site} now={now} />
        </AlarmView>
        {last}
      </Stack>
    );
  return (
    <SiteSummary site={site} now={now}>
      {reading.at === 'failed' ? (
        <NotLoaded text={reading.text} onRetry={() => void model.refresh()} />
      ) : (
        last
      )}
    </SiteSummary>
  );
});

const Shown = observer(({ home }: { readonly home: ConsumerHome }) => {
  const { links, link } = usePlacedLink();
  if (home.sites.length === 0 && (links.known?.links.length ?? 0) === 0) return <NoSite />;
  const named = home.sites.find(({ siteNum }) => siteNum === link?.siteNum);
  // Where the links could not be read the first site is better than none.
  const site = named ?? (links.problem === null ? undefined : home.sites[0]);
  return site === undefined ? (
    <Skeleton lines={6} label="Loading the state of your site" />
  ) : (
    <>
      <LiveNotice />
      <WithAlarms key={site.siteNum} site={site} now={home.asOf} />
    </>
  );
});

/** The customer's landing page: is my site being watched, and is anything open (domain guide 6.7). */
export const SummaryPage = () => (
  <LoadedPage
    title="Summary"
    from={useModel('summary').sites}
    waiting="Loading the state of your site"
  >
    {(home) => <Shown home={home} />}
  </LoadedPage>
);
