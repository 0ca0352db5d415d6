import { observer } from 'mobx-react-lite';
import { Card, CardFoot } from '../kit/card.tsx';
import { DayStripKey, DayStrips } from '../kit/day-strips.tsx';
import { formatDay } from '../kit/format-time.ts';
import { Grid } from '../kit/grid.ts';
import { Skeleton } from '../kit/skeleton.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Heading } from '../kit/text.ts';
import { openingStrip } from '../shell/openings/opening-strip.rule.ts';
import { ZoneNote } from '../shell/zone-note.tsx';
import { AgainButton } from '../shell/again-button.tsx';
import type { HistoryViewModel } from './history.view-model.ts';
import { useDrawnReady } from '../shell/use-drawn-ready.ts';

/**
 * A card with the times at which areas were open, on the last days of the filter. Not rendered if the site's panel never
 * reports openings (domain guide 6.12, design note "Pictures").
 */
export const OpeningsCard = observer(({ model }: { readonly model: HistoryViewModel }) => {
  const { told, openings } = model;
  const { state } = openings;
  const isDrawn = useDrawnReady(told !== null && state.at !== 'loading');
  if (told === null || !isDrawn)
    return (
      <Card title="Openings and closings">
        <Skeleton lines={8} label="Loading the openings and closings" />
      </Card>
    );
  const { timeZone, asOf, choices } = told;
  const areas =
    state.at === 'ready'
      ? state.value.areas.filter(({ days }) => days.some(({ spans }) => spans.length > 0))
      : [];
  if (state.at === 'ready' && areas.length === 0) return null;
  const nameOf = (devNum: number, num: number): string =>
    choices.areas.find((one) => one.devNum === devNum && one.num === num)?.name ?? `Area ${num}`;
  return (
    <Card
      title="Openings and closings"
      actions={
        <Row gap={3} wrap={0}>
          <DayStripKey />
          <ZoneNote now={asOf} timeZone={timeZone} />
        </Row>
      }
    >
      {state.at === 'failed' ? (
        <CardFoot role="alert">
          {state.text} <AgainButton why={state.text} inLine onAgain={() => void openings.load()} />
        </CardFoot>
      ) : (
        <Grid columns="fields" gap={5}>
          {areas.map(({ devNum, areaNum, days }) => (
            <Stack key={`${devNum} ${areaNum}`} gap={2}>
              <Heading as="h3" size="label">
                {nameOf(devNum, areaNum)}
              </Heading>
              <DayStrips
                label={`When ${nameOf(devNum, areaNum)} was open`}
                days={days.map((day) => {
                  const strip = openingStrip(day);
                  const [, date = ''] = formatDay(day.day).split(', ');
                  return { ...strip, label: `${strip.label} ${date.split(' ').at(-1) ?? ''}` };
                })}
              />
            </Stack>
          ))}
        </Grid>
      )}
    </Card>
  );
});
