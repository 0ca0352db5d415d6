import Squares2X2Icon from '@heroicons/react/24/outline/Squares2X2Icon';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { SiteState } from '#core/home/consumer-home.schema.ts';
import { Card, CardFoot } from '../kit/card.tsx';
import { DayStripKey, DayStrips } from '../kit/day-strips.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { RowItem, Rows } from '../kit/part.tsx';
import { Grow, Row, Stack } from '../kit/stack.ts';
import { Skeleton } from '../kit/skeleton.tsx';
import { Strong, Text } from '../kit/text.ts';
import { ZonedTime } from '../kit/zoned-time.tsx';
import { actsStrip } from '../shell/openings/opening-strip.rule.ts';
import { AreaBadge } from '../shell/area-badge.tsx';
import { useModel } from '../shell/use-model.ts';
import { AgainButton } from '../shell/again-button.tsx';
import { ZoneNote } from '../shell/zone-note.tsx';
import { type NamedAct, OpenActsTable } from './open-acts-table.tsx';

/** Returns the name of the user who last opened or closed an area, if the last days tell it. */
const nameOf = ({ user }: SiteState['areas'][number], acts: readonly NamedAct[]): string | null =>
  acts.find((act) => act.user === user)?.userName ?? null;

/** A card that shows which areas are open or closed, since when, and their open times on the last days. */
export const AreasCard = observer(
  ({ site, now }: { readonly site: SiteState; readonly now: string }) => {
    const model = useModel('siteOpenings');
    const [asTable, setAsTable] = useState(false);
    const { areas, siteNum, timeZone } = site;
    useEffect(() => model.open(siteNum), [model, siteNum]);
    // An area that was never open on these days gets no chart.
    const days = areas.map(({ devNum, num }) => {
      const known = model.daysOf(devNum, num);
      return known.some(({ spans }) => spans.length > 0)
        ? known.map((day) => actsStrip(day, model.actsOf(devNum, num), timeZone))
        : [];
    });
    const { state } = model.openings;
    const isLoading = state.at === 'loading';
    const acts = areas
      .flatMap(({ devNum, num, name }) =>
        model.actsOf(devNum, num).map((act) => ({ ...act, area: name })),
      )
      .toSorted((a, b) => (a.at < b.at ? 1 : -1));
    return (
      <Card
        title="Areas"
        inset={false}
        clipped={false}
        actions={
          <Row gap={3} wrap={0}>
            {!asTable && (isLoading || days.some((strips) => strips.length > 0)) && <DayStripKey />}
            <ZoneNote now={now} timeZone={timeZone} />
            {/* It has its place before the days arrive, so that the head does not grow by a line. */}
            {(isLoading || acts.length > 0) && (
              <LinkButton size="sm" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
                {asTable ? 'View as chart' : 'View as table'}
              </LinkButton>
            )}
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
                          `, by ${nameOf(area, acts) ?? (/^\d+$/.test(area.user) ? `user ${area.user}` : area.user)}`}
                      </Text>
                    </Row>
                  </Grow>
                  <AreaBadge state={area.state} />
                </Row>
                {state.at === 'loading' && (
                  <Stack above={3}>
                    <Skeleton lines={8} label={`Loading when ${area.name} was open`} />
                  </Stack>
                )}
                {!asTable && (days[at] ?? []).length > 0 && (
                  <Stack above={3}>
                    <DayStrips label={`When ${area.name} was open`} days={days[at] ?? []} />
                  </Stack>
                )}
              </RowItem>
            ))}
          </Rows>
        )}
        {asTable && acts.length > 0 && <OpenActsTable acts={acts} now={now} timeZone={timeZone} />}
        {state.at === 'failed' && (
          <CardFoot role="alert">
            {state.text} <AgainButton why={state.text} inLine onAgain={() => void model.again()} />
          </CardFoot>
        )}
      </Card>
    );
  },
);
