import BellAlertIcon from '@heroicons/react/24/outline/BellAlertIcon';
import CheckCircleIcon from '@heroicons/react/24/outline/CheckCircleIcon';
import { useState, type ReactNode } from 'react';
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

interface Told {
  readonly story: AlarmTimeline;
  readonly timeZone: string;
  readonly now: string;
}

/** What an alarm comes down to, its times by the clocks of the site. */
export const headlineOf = ({ story, timeZone, now }: Told): Headline =>
  alarmHeadline(story, (at) => formatZonedMoment(at, now, timeZone));

const captionOf = ({ story, timeZone, now }: Told): string => {
  const lasted = formatElapsed(between(story.raisedAt, story.clearedAt ?? now));
  const began = formatZonedMoment(story.raisedAt, now, timeZone);
  const end = story.state === 'Cleared' ? `closed after ${lasted}` : `${lasted} ago`;
  return `Alarm ${story.alarmNum}, ${began}, ${end}`;
};

const TimelineCard = (told: Told) => {
  const { story, timeZone, now } = told;
  return (
    <Card
      title="What happened"
      inset={false}
      clipped={false}
      actions={
        <Row gap={3} wrap={0}>
          <AlarmBadge
            state={story.state}
            until={story.holdUntil && formatZonedMoment(story.holdUntil, now, timeZone)}
          />
          <ZoneNote now={story.raisedAt} timeZone={timeZone} />
        </Row>
      }
    >
      <AlarmLine story={story} until={story.clearedAt ?? now} caption={captionOf(told)} />
      <AlarmRows {...told} />
    </Card>
  );
};

const CallCard = ({
  story,
  phone,
}: {
  readonly story: AlarmTimeline;
  readonly phone: string | null;
}) => {
  const words = callText(story);
  return words === null ? null : (
    <Card title={words.title}>
      <Text>
        {phone === null
          ? `Call ${OTHER_NUMBER},${words.say}. ${words.then}`
          : `Call us${words.say}: ${phone}, day and night. ${words.then}`}
      </Text>
    </Card>
  );
};

/** An alarm as its owner reads it at night: the newest fact, what happened, what comes next (design note 21). */
export const AlarmView = ({
  phone,
  others,
  children,
  below,
  ...told
}: Told & {
  readonly phone: string | null;
  /** What else is open, next to the headline. */
  readonly others?: ReactNode;
  /** What else stands beside it. */
  readonly children?: ReactNode;
  /** What follows it. */
  readonly below?: ReactNode;
}) => {
  const [asking, setAsking] = useState(false);
  const isPhone = useMedia(MEDIA.phone);
  const { title, text, next } = headlineOf(told);
  const isOver = told.story.state === 'Cleared';
  // What is over has nothing beside it.
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
        <TimelineCard {...told} />
        <Stack gap={4}>
          {!isPhone && nextCard}
          <CallCard story={told.story} phone={phone} />
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
