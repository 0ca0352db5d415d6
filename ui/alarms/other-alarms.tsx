import { Link } from 'react-router-dom';
import type { AlarmTimeline } from '#core/alarms/alarm-timeline.schema.ts';
import { timelineText } from '#core/alarms/timeline-text.rule.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { Card } from '../kit/card.tsx';
import { formatZonedMoment } from '../kit/format-time.ts';
import { TextLink } from '../kit/links.ts';
import { RowItem, Rows } from '../kit/part.tsx';
import { Grow } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { AlarmBadge } from '../shell/alarm-badge.tsx';

/** Lists the other open alarms of the site, each with a link to its timeline. */
export const OtherAlarms = ({
  alarms,
  timeZone,
  now,
  address,
}: {
  readonly alarms: readonly AlarmTimeline[];
  readonly timeZone: string;
  readonly now: string;
  /** Returns the path of an alarm's timeline. */
  readonly address: (alarmNum: number) => string;
}) =>
  alarms.length === 0 ? null : (
    <Card
      title={`${counted(alarms.length, 'more alarm is', 'more alarms are')} open`}
      inset={false}
    >
      <Rows>
        {alarms.map((timeline) => (
          <RowItem key={timeline.alarmNum} height="md">
            <Grow>
              <TextLink>
                <Link to={address(timeline.alarmNum)}>{timelineText(timeline)}</Link>
              </TextLink>
              <Text size="small" tone="muted">
                Since {formatZonedMoment(timeline.raisedAt, now, timeZone)}
              </Text>
            </Grow>
            <AlarmBadge
              state={timeline.state}
              until={timeline.holdUntil && formatZonedMoment(timeline.holdUntil, now, timeZone)}
            />
          </RowItem>
        ))}
      </Rows>
    </Card>
  );
