import Squares2X2Icon from '@heroicons/react/24/outline/Squares2X2Icon';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Facts } from '../kit/facts.tsx';
import { RowItem, Rows } from '../kit/part.tsx';
import { Grow } from '../kit/stack.ts';
import { Strong, Text } from '../kit/text.ts';
import { ZonedTime } from '../kit/zoned-time.tsx';
import { AreaBadge } from '../shell/area-badge.tsx';
import type { PartProps } from './part-props.ts';

/** The areas of the panel: whether each area is open or closed, and since when. */
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

/** What the panel said last (domain guide 6.6 "Live state"). How often it has to speak stands with its paths. */
export const LastSignalCard = ({ panel, info, now }: PartProps) => (
  <Card title="Last signal" clipped={false}>
    <Facts
      facts={[
        {
          name: 'When',
          value: panel.lastSignalAt && (
            <ZonedTime at={panel.lastSignalAt} now={now} timeZone={info.timeZone} />
          ),
          absent: 'None yet',
        },
        { name: 'What it said', value: panel.lastSignal },
      ]}
    />
  </Card>
);
