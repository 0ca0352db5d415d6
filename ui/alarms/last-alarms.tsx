import CheckCircleIcon from '@heroicons/react/24/outline/CheckCircleIcon';
import { Link } from 'react-router-dom';
import type { AlarmTimeline } from '#core/alarms/alarm-timeline.schema.ts';
import { timelineText } from '#core/alarms/timeline-text.rule.ts';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { formatDate } from '../kit/format-time.ts';
import { TextLink } from '../kit/links.ts';
import { RowItem, Rows } from '../kit/part.tsx';
import { Grid } from '../kit/grid.ts';
import { Grow } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { AlarmBadge } from '../shell/alarm-badge.tsx';

/** Lists the last alarms in plain language, each with a link to its timeline (domain guide 6.7). */
export const LastAlarms = ({
  alarms,
  timeZone,
  now,
  address,
  all,
}: {
  readonly alarms: readonly AlarmTimeline[];
  readonly timeZone: string;
  readonly now: string;
  /** Returns the path of an alarm's timeline. */
  readonly address: (alarmNum: number) => string;
  /** The path of the whole history. */
  readonly all: string;
}) => (
  <Card
    title="Last alarms"
    inset={false}
    actions={
      <TextLink>
        <Link to={all}>All history</Link>
      </TextLink>
    }
  >
    {alarms.length === 0 ? (
      <EmptyState
        icon={CheckCircleIcon}
        title="No alarms yet"
        text="After an alarm, you can read here what happened."
      />
    ) : (
      <Rows>
        {alarms.map((timeline) => (
          <RowItem key={timeline.alarmNum} height="md">
            <Grow>
              <Grid columns="dated" gap={3}>
                <Text as="span" tone="muted">
                  {formatDate(timeline.raisedAt, now, timeZone)}
                </Text>
                <div>
                  <TextLink>
                    <Link to={address(timeline.alarmNum)}>{timelineText(timeline)}</Link>
                  </TextLink>
                </div>
                <AlarmBadge state={timeline.state} />
              </Grid>
            </Grow>
          </RowItem>
        ))}
      </Rows>
    )}
  </Card>
);
