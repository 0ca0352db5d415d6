import Squares2X2Icon from '@heroicons/react/24/outline/Squares2X2Icon';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { SiteState } from '#core/home/consumer-home.schema.ts';
import { Card, CardFoot } from '../kit/card.tsx';
import { DayStripKey, DayStrips } from '../kit/day-strips.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { RowItem, Rows } from '../kit/part.tsx';
import { Grow, Row, Stack } from '../kit/stack.ts';
import { Skeleton } from '../kit/skeleton.tsx';
import { Strong, Text } from '../kit/text.ts';
import { ZonedTime } from '../kit/zoned-time.tsx';
import { openingStrip } from '../shell/opening-strip.rule.ts';
import { AreaBadge } from '../shell/area-badge.tsx';
import { useModel } from '../shell/use-model.ts';
import { AgainButton } from '../shell/again-button.tsx';
import { ZoneNote } from '../shell/zone-note.tsx';

/** A card that shows which areas are open or closed, since when, and their open times on the last days. */
export const AreasCard = observer(
  ({ site, now }: { readonly site: SiteState; readonly now: string }) => {
    const model = useModel('siteOpenings');
    const { areas, siteNum, timeZone } = site;
    useEffect(() => model.open(siteNum), [model, siteNum]);
    // An area that was never open on these days gets no chart.
    const days = areas.map(({ devNum, num }) => {
      const known = model.daysOf(devNum, num);
      return known.some(({ spans }) => spans.length > 0) ? known.map(openingStrip) : [];
    });
    const { state } = model.openings;
    return (
      <Card
        title="Areas"
        inset={false}
        clipped={false}
        actions={
          <Row gap={3} wrap={0}>
            {days.some((strips) => strips.length > 0) && <DayStripKey />}
            <ZoneNote now={now} timeZone={timeZone} />
          </Row>
        }
      >
        {areas.length === 0 ? (
          <EmptyState
            icon={Squares2X2Icon}
            title="No areas"
            text="This system does not tell us when it is opened or closed."
          />
        ) : (
          <Rows>
            {areas.map((area, at) => (
              <RowItem key={`${area.devNum} ${area.num}`} height="md" inset="md" block>
                <Row gap={3} wrap={0}>
                  <Grow>
                    <Row as="p" gap={3} wrap={1}>
                      <Strong>{area.name}</Strong>
                      <Text as="span" tone="muted">
                        since <ZonedTime at={area.since} now={now} timeZone={timeZone} />
                        {area.user !== null &&
                          `, by ${/^\d+$/.test(area.user) ? `user ${area.user}` : area.user}`}
                      </Text>
                    </Row>
                  </Grow>
                  <AreaBadge state={area.state} />
                </Row>
                {state.at === 'loading' && (
                  <Stack above={3}>
                    <Skeleton lines={4} label={`Loading when ${area.name} was open`} />
                  </Stack>
                )}
                {(days[at] ?? []).length > 0 && (
                  <Stack above={3}>
                    <DayStrips label={`When ${area.name} was open`} days={days[at] ?? []} />
                  </Stack>
                )}
              </RowItem>
            ))}
          </Rows>
        )}
        {state.at === 'failed' && (
          <CardFoot role="alert">
            {state.text} <AgainButton why={state.text} inLine onAgain={() => void model.again()} />
          </CardFoot>
        )}
      </Card>
    );
  },
);
