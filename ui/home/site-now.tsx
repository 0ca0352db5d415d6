import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { AlarmTimeline } from '#core/alarms/alarm-timeline.schema.ts';
import type { SiteState } from '#core/home/consumer-home.schema.ts';
import { AlarmView, headlineOf } from '../alarms/alarm-view.tsx';
import { LastAlarms } from '../alarms/last-alarms.tsx';
import { OtherAlarms } from '../alarms/other-alarms.tsx';
import type { SiteAlarmsViewModel } from '../alarms/site-alarms.view-model.ts';
import { Card } from '../kit/card.tsx';
import { HiddenText } from '../kit/hidden-text.tsx';
import { TextLink } from '../kit/links.ts';
import { Skeleton } from '../kit/skeleton.tsx';
import { Stack } from '../kit/stack.ts';
import { NotLoaded } from '../shell/loaded-view.tsx';
import { useRegistry } from '../shell/registry.ts';
import { useDrawnReady } from '../shell/use-drawn-ready.ts';
import { useModel } from '../shell/use-model.ts';
import { SiteWeeksCard } from './site-weeks-card.tsx';
import { AreasCard } from './areas-card.tsx';
import { RestOfSummary } from './rest-of-summary.tsx';
import { SiteSummary } from './site-summary.tsx';

interface OfSite {
  readonly model: SiteAlarmsViewModel;
  readonly site: SiteState;
}

/** Returns the number in a query parameter; null if the text is no positive number. */
const numberIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

const addressOn =
  ({ siteNum }: SiteState) =>
  (alarmNum: number): string =>
    `/msa/summary?sn=${siteNum}&alarm=${alarmNum}`;

const Others = observer(({ model, site }: OfSite) => (
  <OtherAlarms
    alarms={model.others}
    timeZone={site.timeZone}
    now={model.now}
    address={addressOn(site)}
  />
));

const Last = observer(({ model, site }: OfSite) =>
  model.reading.at === 'ready' ? (
    <>
      <LastAlarms
        alarms={model.reading.alarms.last}
        timeZone={site.timeZone}
        now={model.now}
        address={addressOn(site)}
        all={`/msa/history?sn=${site.siteNum}`}
      />
      {model.reading.alarms.weeks !== undefined && (
        <SiteWeeksCard weeks={model.reading.alarms.weeks} siteNum={site.siteNum} />
      )}
    </>
  ) : null,
);

/** Shows the alarm named in the URL, whether open or closed. */
const NamedAlarm = observer(({ model, site }: OfSite) => {
  const { named, now } = model;
  const { supportPhone } = useRegistry().configuration;
  const headline = useRef<HTMLHeadingElement>(null);
  const shown = named.at === 'ready' ? named.timeline.alarmNum : null;
  // The link that opened the alarm is gone, and with it the focus.
  useEffect(() => {
    if (document.activeElement === document.body) headline.current?.focus();
  }, [shown]);
  if (named.at === 'none') return null;
  if (named.at === 'loading')
    return (
      <Card>
        <Skeleton lines={6} label="Loading the alarm" />
      </Card>
    );
  if (named.at === 'unknown')
    return (
      <Card>
        <NotLoaded text={named.text} onRetry={() => void model.refreshNamed()} />
      </Card>
    );
  return (
    <AlarmView
      timeline={named.timeline}
      timeZone={site.timeZone}
      now={now}
      phone={supportPhone}
      titleRef={headline}
      others={<Others model={model} site={site} />}
      below={<Last model={model} site={site} />}
    />
  );
});

const OpenAlarm = observer(
  ({
    model,
    site,
    now,
    timeline,
  }: OfSite & { readonly now: string; readonly timeline: AlarmTimeline }) => (
    <Stack gap={4}>
      <AlarmView
        timeline={timeline}
        timeZone={site.timeZone}
        now={model.now}
        phone={useRegistry().configuration.supportPhone}
        others={<Others model={model} site={site} />}
        below={
          <RestOfSummary site={site} now={now}>
            <Last model={model} site={site} />
          </RestOfSummary>
        }
      >
        <AreasCard site={site} now={now} />
      </AlarmView>
    </Stack>
  ),
);

/**
 * Announces the current headline to screen readers. The element is rendered before the first alarm, because screen readers
 * do not announce text that is added together with its element.
 */
const Heard = observer(({ model, site }: OfSite) => {
  const { named, now, reading } = model;
  const timeline =
    named.at === 'none'
      ? reading.at === 'ready'
        ? reading.alarms.open[0]
        : undefined
      : named.at === 'ready'
        ? named.timeline
        : undefined;
  const text = timeline && headlineOf({ timeline, timeZone: site.timeZone, now });
  return (
    <HiddenText role="status" aria-label="Alarm">
      {text && `${text.title}. ${text.text}`}
    </HiddenText>
  );
});

/**
 * Shows an open alarm or the alarm named in the URL, otherwise the site's summary. Until the alarms are loaded, the page
 * does not say that the site is monitored.
 */
const Shown = observer(({ model, site, now }: OfSite & { readonly now: string }) => {
  const { alarmNum, reading } = model;
  const isRead = useDrawnReady(reading.at !== 'loading');
  if (alarmNum !== null)
    return (
      <Stack gap={4}>
        <TextLink>
          <Link to={`/msa/summary?sn=${site.siteNum}`}>Back to the summary</Link>
        </TextLink>
        <NamedAlarm model={model} site={site} />
      </Stack>
    );
  if (reading.at === 'loading' || !isRead)
    return (
      <Card>
        <Skeleton lines={6} label="Loading the alarms of your site" />
      </Card>
    );
  if (reading.at === 'failed')
    return (
      <SiteSummary
        site={site}
        now={now}
        instead={
          <Card title="Whether an alarm is open">
            <NotLoaded text={reading.text} onRetry={() => void model.refresh()} />
          </Card>
        }
      />
    );
  const [first] = reading.alarms.open;
  return first === undefined ? (
    <SiteSummary site={site} now={now}>
      <Last model={model} site={site} />
    </SiteSummary>
  ) : (
    <OpenAlarm model={model} site={site} now={now} timeline={first} />
  );
});

/** Shows one site with its alarms, updated live (domain guide 6.7). */
export const SiteNow = observer(
  ({ site, now }: { readonly site: SiteState; readonly now: string }) => {
    const model = useModel('siteAlarms');
    const [params] = useSearchParams();
    const named = numberIn(params.get('alarm'));
    useEffect(() => model.open(site.siteNum, named), [model, site.siteNum, named]);
    return (
      <>
        <Heard model={model} site={site} />
        <Shown model={model} site={site} now={now} />
      </>
    );
  },
);
