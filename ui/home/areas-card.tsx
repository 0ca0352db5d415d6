import type { SiteState } from '#core/home/home.schema.ts';
import Squares2X2Icon from '@heroicons/react/24/outline/Squares2X2Icon';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { formatMoment } from '../kit/format-time.ts';
import { Strong, Text } from '../kit/text.ts';
import { RowItem, Rows } from '../kit/rows.ts';
import { Grow, Row } from '../kit/stack.ts';
import { AreaBadge } from '../shell/area-badge.tsx';
import { ZoneNote } from '../shell/zone-note.tsx';

/** Which areas are open or closed, and since when. */
export const AreasCard = ({ site, now }: { readonly site: SiteState; readonly now: string }) => (
  <Card title="Areas" inset={false} actions={<ZoneNote now={now} timeZone={site.timeZone} />}>
    {site.areas.length === 0 ? (
      <EmptyState
        icon={Squares2X2Icon}
        title="No areas"
        text="This system does not tell us when it is opened or closed."
      />
    ) : (
      <Rows>
        {site.areas.map(({ name, state, since }) => (
          <RowItem key={name} height="md">
            <Grow>
              <Row as="p" gap={3} wrap={0}>
                <Strong>{name}</Strong>
                <Text as="span" tone="muted">
                  since {formatMoment(since, now, site.timeZone)}
                </Text>
              </Row>
            </Grow>
            <AreaBadge state={state} />
          </RowItem>
        ))}
      </Rows>
    )}
  </Card>
);
