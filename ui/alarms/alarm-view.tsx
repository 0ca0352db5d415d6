import BellAlertIcon from '@heroicons/react/24/outline/BellAlertIcon';
import CheckCircleIcon from '@heroicons/react/24/outline/CheckCircleIcon';
import PhoneIcon from '@heroicons/react/20/solid/PhoneIcon';
import { useState, type ReactNode } from 'react';
import { alarmHeadline } from '#core/alarms/alarm-headline.rule.ts';
import type { AlarmStory } from '#core/alarms/alarm-story.schema.ts';
import { dialAddress } from '#core/branding/contact-address.rule.ts';
import { Button } from '../kit/button.tsx';
import { ButtonLink } from '../kit/button-link.tsx';
import { Card } from '../kit/card.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { between, formatElapsed, formatZonedMoment } from '../kit/format-time.ts';
import { Stack } from '../kit/stack.ts';
import { NextSteps, StoryGrid, StoryHead } from '../kit/story.tsx';
import { Text } from '../kit/text.ts';
import { AlarmBadge } from '../shell/alarm-badge.tsx';
import { AlarmLine, AlarmRows } from './alarm-rows.tsx';

const Mistake = ({
  phone,
  onClose,
}: {
  readonly phone: string | null;
  readonly onClose: () => void;
}) => (
  <Dialog
    id="mistake"
    title="It was a mistake"
    onClose={onClose}
    foot={
      <>
        <Button onClick={onClose}>Close</Button>
        {phone !== null && (
          <ButtonLink look="primary" icon={<PhoneIcon />} href={dialAddress(phone)}>
            Call the operator
          </ButtonLink>
        )}
      </>
    }
  >
    <Stack gap={3}>
      <Text>
        Only your spoken passcode stops an alarm. Call the operator, say your name and your
        passcode, and they tell everybody who is on the way.
      </Text>
      <Text>The code you type at the keypad is a different one; nobody will ask you for it.</Text>
    </Stack>
  </Dialog>
);

/** An alarm as its owner reads it at night: the newest fact, what happened, what comes next (design note 21). */
export const AlarmView = ({
  story,
  timeZone,
  now,
  phone,
  children,
}: {
  readonly story: AlarmStory;
  readonly timeZone: string;
  readonly now: string;
  readonly phone: string | null;
  /** What else stands beside it. */
  readonly children?: ReactNode;
}) => {
  const [asking, setAsking] = useState(false);
  const { title, text, next } = alarmHeadline(story);
  const isOver = story.state === 'Cleared';
  const until = story.clearedAt ?? now;
  // What is over has nothing beside it.
  const Around = isOver && children === undefined ? Stack : StoryGrid;
  const lasted = formatElapsed(between(story.raisedAt, until));
  return (
    <Stack gap={4}>
      <StoryHead
        state={isOver ? 'ok' : 'alarm'}
        icon={isOver ? CheckCircleIcon : BellAlertIcon}
        title={title}
        {...(!isOver && {
          actions: (
            <>
              {phone !== null && (
                <ButtonLink look="primary" icon={<PhoneIcon />} href={dialAddress(phone)}>
                  Call the operator
                </ButtonLink>
              )}
              <Button onClick={() => setAsking(true)}>It was a mistake</Button>
            </>
          ),
        })}
      >
        {text}
      </StoryHead>
      <Around>
        <Card title="What happened" inset={false} actions={<AlarmBadge state={story.state} />}>
          <AlarmLine
            story={story}
            until={until}
            caption={`Alarm ${story.alarmNum}, ${formatZonedMoment(story.raisedAt, now, timeZone)}${isOver ? `, closed after ${lasted}` : `, ${lasted} ago`}`}
          />
          <AlarmRows story={story} timeZone={timeZone} />
        </Card>
        <Stack gap={4}>
          {next.length > 0 && (
            <Card title="What happens next" inset={false}>
              <NextSteps steps={next} />
            </Card>
          )}
          {!isOver && phone !== null && (
            <Card title="If somebody you know is inside">
              <Text>
                Call us and say your passcode. Help stays on the way until we hear it: {phone}, day
                and night.
              </Text>
            </Card>
          )}
          {children}
        </Stack>
      </Around>
      {asking && <Mistake phone={phone} onClose={() => setAsking(false)} />}
    </Stack>
  );
};
