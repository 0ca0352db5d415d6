import BellAlertIcon from '@heroicons/react/24/outline/BellAlertIcon';
import CheckCircleIcon from '@heroicons/react/24/outline/CheckCircleIcon';
import { useState, type ReactNode, type Ref } from 'react';
import { alarmHeadline, type Headline } from '#core/alarms/alarm-headline.rule.ts';
import type { AlarmTimeline } from '#core/alarms/alarm-timeline.schema.ts';
import { callText } from '#core/alarms/safety-text.rule.ts';
import { BottomBar } from '../kit/bottom-bar.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { between, formatElapsed, formatZonedMoment } from '../kit/format-time.ts';
import { MEDIA } from '../kit/media.ts';
import { Row, Stack } from '../kit/stack.ts';
import { NextSteps } from './next-steps.look.tsx';
import { TimelineGrid, TimelineHead } from './timeline-head.look.tsx';
import { Text } from '../kit/text.ts';
import { useMedia } from '../kit/use-size.ts';
import { AlarmBadge } from '../shell/alarm-badge.tsx';
import { ZoneNote } from '../shell/zone-note.tsx';
import { CallOperator, MistakeDialog, OTHER_NUMBER } from './alarm-actions.tsx';
import { AlarmLine, AlarmRows } from './alarm-rows.tsx';

interface TimelineView {
  readonly timeline: AlarmTimeline;
  readonly timeZone: string;
  readonly now: string;
}

/** Returns the headline of an alarm, with times in the site's time zone. */
export const headlineOf = ({ timeline, timeZone, now }: TimelineView): Headline =>
  alarmHeadline(timeline, (at) => formatZonedMoment(at, now, timeZone));

const captionOf = ({ timeline, timeZone, now }: TimelineView): string => {
  const lasted = formatElapsed(between(timeline.raisedAt, timeline.clearedAt ?? now));
  const began = formatZonedMoment(timeline.raisedAt, now, timeZone);
  const end = timeline.state === 'Cleared' ? `closed after ${lasted}` : `${lasted} ago`;
  return `Alarm ${timeline.alarmNum}, ${began}, ${end}`;
};

const TimelineCard = (shown: TimelineView) => {
  const { timeline, timeZone, now } = shown;
  return (
    <Card
      title="What happened"
      inset={false}
      clipped={false}
      actions={
        <Row gap={3} wrap={0}>
          <AlarmBadge
            state={timeline.state}
            until={timeline.holdUntil && formatZonedMoment(timeline.holdUntil, now, timeZone)}
          />
          <ZoneNote now={timeline.raisedAt} timeZone={timeZone} />
        </Row>
      }
    >
      <AlarmLine timeline={timeline} until={timeline.clearedAt ?? now} caption={captionOf(shown)} />
      <AlarmRows {...shown} />
    </Card>
  );
};

const CallCard = ({
  timeline,
  phone,
}: {
  readonly timeline: AlarmTimeline;
  readonly phone: string | null;
}) => {
  const text = callText(timeline);
  return text === null ? null : (
    <Card title={text.title}>
      <Text>
        {phone === null
          ? `Call ${OTHER_NUMBER},${text.say}. ${text.then}`
          : `Call us${text.say}: ${phone}, day and night. ${text.then}`}
      </Text>
    </Card>
  );
};

/** Shows an alarm to its owner, readable at night: the newest fact, the events so far, and the next steps (design note 21). */
export const AlarmView = ({
  phone,
  titleRef,
  others,
  children,
  below,
  ...shown
}: TimelineView & {
  readonly phone: string | null;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** Other open alarms, next to the headline. */
  readonly others?: ReactNode;
  /** Additional content beside the timeline. */
  readonly children?: ReactNode;
  readonly below?: ReactNode;
}) => {
  const [asking, setAsking] = useState(false);
  const isPhone = useMedia(MEDIA.phone);
  const { title, text, next } = headlineOf(shown);
  const isOver = shown.timeline.state === 'Cleared';
  // A closed alarm without additional content needs only one column.
  const Around = isOver && children === undefined ? Stack : TimelineGrid;
  const mistake = (
    <Button data-grow="" onClick={() => setAsking(true)}>
      It was a mistake
    </Button>
  );
  const nextCard =
    next.length === 0 ? null : (
      <Card title="What happens next" inset={false}>
        <NextSteps steps={next} />
      </Card>
    );
  return (
    <Stack gap={4}>
      <TimelineHead
        state={isOver ? 'ok' : 'alarm'}
        icon={isOver ? CheckCircleIcon : BellAlertIcon}
        title={title}
        titleRef={titleRef}
        {...(!isOver && {
          actions: (
            <>
              <CallOperator phone={phone} />
              {mistake}
            </>
          ),
        })}
      >
        {text}
      </TimelineHead>
      {others}
      {isPhone && nextCard}
      <Around>
        <TimelineCard {...shown} />
        <Stack gap={4}>
          {!isPhone && nextCard}
          <CallCard timeline={shown.timeline} phone={phone} />
          {children}
        </Stack>
      </Around>
      {below}
      {!isOver && (
        <BottomBar>
          {mistake}
          <CallOperator phone={phone} />
        </BottomBar>
      )}
      {asking && <MistakeDialog phone={phone} onClose={() => setAsking(false)} />}
    </Stack>
  );
};
