import Squares2X2Icon from '@heroicons/react/24/outline/Squares2X2Icon';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Facts } from '../kit/facts.tsx';
import { formatDuration } from '../kit/format-time.ts';
import { RowItem, Rows } from '../kit/part.tsx';
import { Grow } from '../kit/stack.ts';
import { Strong, Text } from '../kit/text.ts';
import { ZonedTime } from '../kit/zoned-time.tsx';
import { AreaBadge } from '../shell/area-badge.tsx';
import type { PartProps } from './part-props.ts';

/** The areas of the panel, each open or closed and since when. */
export const AreasCard = ({ panel, info, now }: PartProps) => (
  <Card title="Areas" count={panel.areas.length} inset={false} clipped={false}>
    {panel.areas.length === 0 ? (
      <EmptyState
        icon={Squares2X2Icon}
        title="No areas"
        text="This panel does not tell us when it is opened or closed."
      />
    ) : (
      <Rows>
        {panel.areas.map(({ num, name, state, since }) => (
          <RowItem key={num} height="lg">
            <Grow>
              <Strong>{name}</Strong>{' '}
              <Text as="span" tone="muted">
                since <ZonedTime at={since} now={now} timeZone={info.timeZone} />
              </Text>
            </Grow>
            <AreaBadge state={state} />
          </RowItem>
        ))}
      </Rows>
    )}
  </Card>
);

/** The panel's last signal and the time its next test signal is due (domain guide 6.6 "Live state", "Timer test"). */
export const LastSignalCard = ({ panel, info, now }: PartProps) => {
  const moment = (at: string | null) =>
    at === null ? null : <ZonedTime at={at} now={now} timeZone={info.timeZone} />;
  const { timerTestMinutes: minutes, timerTestSignal: named } = panel;
  const code = panel.lastSignalCode === null ? '' : ` (${panel.lastSignalCode})`;
  return (
    <Card title="Last signal and timer test" clipped={false}>
      <Facts
        facts={[
          { name: 'Last signal', value: moment(panel.lastSignalAt), absent: 'None yet' },
          {
            name: 'What it said',
            value: panel.lastSignal === null ? null : `${panel.lastSignal}${code}`,
          },
          {
            name: 'Timer test',
            value:
              minutes &&
              `${named === null ? 'Any signal' : `Signal ${named}`} every ${formatDuration(minutes * 60000)}`,
            absent: 'None expected',
          },
          { name: 'Next due', value: minutes === null ? null : moment(panel.timerTestDueAt) },
          { name: 'When missed', value: minutes === null ? null : panel.timerTestEvent },
        ]}
      />
    </Card>
  );
};
