import CheckCircleIcon from '@heroicons/react/24/outline/CheckCircleIcon';
import { Link } from 'react-router-dom';
import type { AlarmStory } from '#core/alarms/alarm-story.schema.ts';
import { storyWords } from '#core/alarms/story-words.rule.ts';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { formatDate } from '../kit/format-time.ts';
import { TextLink } from '../kit/links.ts';
import { RowItem, Rows } from '../kit/part.tsx';
import { Grow, Row } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { AlarmBadge } from '../shell/alarm-badge.tsx';

/** The last alarms in plain words, each the way to its story (domain guide 6.7). */
export const LastAlarms = ({
  alarms,
  timeZone,
  now,
  address,
}: {
  readonly alarms: readonly AlarmStory[];
  readonly timeZone: string;
  readonly now: string;
  /** Where the story of an alarm is. */
  readonly address: (alarmNum: number) => string;
}) => (
  <Card title="Last alarms" inset={false}>
    {alarms.length === 0 ? (
      <EmptyState
        icon={CheckCircleIcon}
        title="No alarm yet"
        text="What happens in an alarm stands here afterwards, in plain words."
      />
    ) : (
      <Rows>
        {alarms.map((story) => (
          <RowItem key={story.alarmNum} height="md">
            <Grow>
              <Row gap={3} wrap={1}>
                <Text as="span" tone="muted">
                  {formatDate(story.raisedAt, now, timeZone)}
                </Text>
                <TextLink>
                  <Link to={address(story.alarmNum)}>{storyWords(story)}</Link>
                </TextLink>
              </Row>
            </Grow>
            <AlarmBadge state={story.state} />
          </RowItem>
        ))}
      </Rows>
    )}
  </Card>
);
