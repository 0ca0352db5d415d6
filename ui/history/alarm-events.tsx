import ArrowDownTrayIcon from '@heroicons/react/16/solid/ArrowDownTrayIcon';
import BeakerIcon from '@heroicons/react/16/solid/BeakerIcon';
import PhoneIcon from '@heroicons/react/16/solid/PhoneIcon';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { alarmTimeline, durationText } from '#core/alarms/alarm-timeline.rule.ts';
import { timelineText } from '#core/alarms/timeline-text.rule.ts';
import type { AlarmEvents, HistoryRow } from '#core/history/history-row.schema.ts';
import { asideText, happeningText, planText } from '#core/history/happening-text.rule.ts';
import { siteTabs } from '#core/navigation/site-tabs.rule.ts';
import { siteHistoryPath, sitePartPath, testPath } from '#core/sites/site-part-path.rule.ts';
import { APPLICATIONS } from '#core/permission/application.schema.ts';
import { activityLook } from '../alarms/activity-looks.ts';
import { AlarmTimeline } from './alarm-timeline.look.tsx';
import { formatZonedMoment } from '../kit/format-time.ts';
import { LinkButton } from '../kit/link-button.tsx';
import { TextLink } from '../kit/links.ts';
import { Skeleton } from '../kit/skeleton.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { TimelineRows } from '../kit/timeline-rows.tsx';
import { Strong, Text } from '../kit/text.ts';
import { NotLoaded } from '../shell/loaded-view.tsx';
import { CopyLink } from '../shell/place/copy-link.tsx';
import { useRights } from '../shell/use-rights.ts';
import { useTestRights } from '../shell/use-test-rights.ts';
import { secondsOf } from './history-time.ts';
import type { HistoryViewModel } from './history.view-model.ts';

/** Buttons for an alarm: show the call list, place on test to prevent a dispatch, and print all rows. */
const Ways = observer(
  ({ model, found }: { readonly model: HistoryViewModel; readonly found: AlarmEvents }) => {
    const { held } = useRights();
    const { mayEdit } = useTestRights();
    const siteNum = model.siteNum ?? 0;
    const mayCall = siteTabs(held).some(({ id }) => id === 'contacts');
    return (
      <Row gap={4} wrap={0}>
        {mayCall && (
          <TextLink size="file">
            <Link to={sitePartPath(siteNum, found.alarm.devNum, 'contacts')}>
              <PhoneIcon aria-hidden />
              Call list
            </Link>
          </TextLink>
        )}
        {mayEdit && (
          <TextLink size="file">
            <Link to={testPath(APPLICATIONS.dealer, siteNum, 'new')}>
              <BeakerIcon aria-hidden />
              Place on test
            </Link>
          </TextLink>
        )}
        <TextLink size="file">
          <LinkButton
            size="sm"
            aria-busy={model.report.busy}
            onClick={() => void model.printAlarm(found)}
          >
            <ArrowDownTrayIcon aria-hidden />
            Incident report (PDF)
          </LinkButton>
        </TextLink>
        <CopyLink
          path={siteHistoryPath(siteNum, null, found.alarm.alarmNum)}
          what={`alarm ${String(found.alarm.alarmNum)}`}
        />
      </Row>
    );
  },
);

const rowFacts = (row: HistoryRow, moment: (at: string) => string): string | null =>
  [
    asideText(row),
    row.newPriority === null ? null : `new priority ${row.newPriority}`,
    row.holdUntil === null ? null : `until ${moment(row.holdUntil)}`,
    row.due === null ? null : `due ${row.due}`,
  ]
    .filter((one) => one !== null)
    .join(' · ') || null;

const PageFacts = ({
  model,
  found,
}: {
  readonly model: HistoryViewModel;
  readonly found: AlarmEvents;
}) => {
  const { alarm, rows, timeZone, asOf, more } = found;
  const timeline = { ...alarm, rows };
  const until = alarm.clearedAt ?? asOf;
  const line = alarmTimeline(timeline, until);
  const plan = planText(alarm);
  const moment = (at: string): string => formatZonedMoment(at, asOf, timeZone);
  const length = durationText(line.lengthMs);
  return (
    <Stack gap={2}>
      <Row gap={4} wrap={1} justify="between">
        <Row as="p" gap={4} wrap={1}>
          <Strong>
            {alarm.clearedAt === null ? `${length} so far` : `${length}, from signal to full clear`}
          </Strong>
          {plan !== null && (
            <Text as="span" size="small" tone="muted">
              {plan}
            </Text>
          )}
        </Row>
        <Ways model={model} found={found} />
      </Row>
      <Text measure>{timelineText(timeline, 'dealer')}</Text>
      <AlarmTimeline {...line} />
      <TimelineRows
        columns
        rows={rows.map((row) => ({
          key: row.id,
          time: <time dateTime={row.at}>{secondsOf(row.at, alarm.raisedAt, timeZone)}</time>,
          words: happeningText(row),
          aside: rowFacts(row, moment),
          ...activityLook(row),
          strong: false,
        }))}
      />
      {more && (
        <Text size="small" tone="muted">
          The first 500 rows of this alarm. The list below has all of them.
        </Text>
      )}
    </Stack>
  );
};

/** Shows the opened alarm: a summary sentence, a timeline and its rows. If the URL named the alarm, scrolls the alarm into view. */
export const AlarmEventsView = observer(
  ({ model, arrives }: { readonly model: HistoryViewModel; readonly arrives: boolean }) => {
    const { events } = model.alarms;
    const target = useRef<HTMLDivElement>(null);
    const isRead = events.at !== 'loading';
    useEffect(() => {
      if (arrives && isRead) target.current?.closest('tr')?.scrollIntoView({ block: 'center' });
    }, [arrives, isRead]);
    return (
      <div ref={target}>
        {events.at === 'loading' && <Skeleton lines={12} label="Loading the alarm" />}
        {events.at === 'failed' && (
          <NotLoaded text={events.text} onRetry={() => model.alarms.retryEvents()} />
        )}
        {events.at === 'ready' && <PageFacts model={model} found={events.value} />}
      </div>
    );
  },
);
