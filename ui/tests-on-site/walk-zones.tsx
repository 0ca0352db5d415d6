import PrinterIcon from '@heroicons/react/20/solid/PrinterIcon';
import { observer } from 'mobx-react-lite';
import { memo } from 'react';
import { counted } from '#core/kernel/counted.rule.ts';
import type { WatchedZone } from '#core/tests-on-site/follow-signals.rule.ts';
import { zoneId } from '#core/tests-on-site/tick-zone.rule.ts';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { Chips } from '../kit/chips.tsx';
import { between, formatDate, formatElapsed, formatTime } from '../kit/format-time.ts';
import { Grid } from '../kit/grid.ts';
import { RowItem, Rows } from '../kit/part.tsx';
import { Grow, Row, Stack } from '../kit/stack.ts';
import { Heading, Strong, Text } from '../kit/text.ts';
import { ZoneCell, ZoneGrid } from './zone-grid.look.tsx';
import type { FoundProps } from './found-props.ts';
import { SoundSwitch } from './walk-signals.tsx';
import { leftText } from './left-text.rule.ts';
import type { ZoneFilter } from './test-walk.view-model.ts';

const FILTERS = ['Waiting', 'Received', 'Restored', 'Not on test'] as const;

type WalkProps = Pick<FoundProps, 'walk'>;

const Counts = observer(({ walk }: WalkProps) => {
  const { counts, zones } = walk;
  const entries: readonly { readonly value: ZoneFilter; readonly text: string }[] = [
    { value: null, text: `All ${zones.size}` },
    ...FILTERS.filter((state) => counts[state] > 0).map((state) => ({
      value: state,
      text: `${state} ${counts[state]}`,
    })),
  ];
  return (
    <Row gap={4} wrap={2} justify="between">
      <Text strong>
        {counts.Restored} of {zones.size - counts['Not on test']} restored
      </Text>
      <Chips
        label="Zones in state"
        entries={entries}
        chosen={walk.filter}
        onChoose={(filter) => walk.setFilter(filter)}
      />
    </Row>
  );
});

const Next = observer(({ walk }: WalkProps) => {
  const [next] = walk.untested;
  return next === undefined ? null : (
    <Text tone="muted">
      Next, still waiting: <Strong>{next.zone}</Strong> {next.description}
    </Text>
  );
});

const Ticked = observer(
  ({ walk, id, timeZone }: WalkProps & { readonly id: string; readonly timeZone: string }) => {
    const zone = walk.zones.get(id);
    if (zone === undefined) return null;
    const { firstAt, lastAt, state } = zone;
    const time = firstAt === null ? null : formatTime(lastAt ?? firstAt, timeZone);
    return <ZoneCell number={zone.zone} name={zone.description} time={time} state={state} />;
  },
);

/** The zones by state, with counts. */
export const Zones = observer(
  ({ walk, found, narrow }: FoundProps & { readonly narrow: boolean }) => (
    <Card title="Zones" actions={narrow ? <SoundSwitch walk={walk} /> : null}>
      <Stack gap={3}>
        <Counts walk={walk} />
        {walk.zones.size === 0 ? (
          <Text tone="muted">
            This site has no zone list. Signals are shown as they arrive; no zones are checked off.
          </Text>
        ) : (
          <ZoneGrid
            label="Zones"
            small={narrow}
            cells={walk.shown.map((id) => (
              <Ticked key={id} walk={walk} id={id} timeZone={found.site.timeZone} />
            ))}
          />
        )}
        <Next walk={walk} />
      </Stack>
    </Card>
  ),
);

/** Maximum count of zones listed by name; the grid shows the rest. */
const SHOWN = 12;

const LeftRow = memo(({ zone, words }: { readonly zone: WatchedZone; readonly words: string }) => (
  <RowItem height="sm">
    <Strong>{zone.zone}</Strong>
    <Grow>{zone.description}</Grow>
    <Text as="span" tone="muted">
      {words}
    </Text>
  </RowItem>
));

const Left = ({
  title,
  hint,
  zones,
  words,
}: {
  readonly title: string;
  readonly hint: string;
  readonly zones: readonly WatchedZone[];
  readonly words: (zone: WatchedZone) => string;
}) => (
  <Stack gap={1}>
    <RowItem as="div" height="sm">
      <Heading as="h3">{title}</Heading>
      <Text as="span" size="small" tone="muted">
        {hint}
      </Text>
    </RowItem>
    {zones.length === 0 ? (
      <Text tone="muted" inset>
        None
      </Text>
    ) : (
      <Rows>
        {zones.slice(0, SHOWN).map((zone) => (
          <LeftRow key={zoneId(zone)} zone={zone} words={words(zone)} />
        ))}
        {zones.length > SHOWN && (
          <RowItem height="sm">
            <Text as="span" tone="muted">
              {`and ${counted(zones.length - SHOWN, 'more zone')}, which the grid shows`}
            </Text>
          </RowItem>
        )}
      </Rows>
    )}
  </Stack>
);

/**
 * The zones that block ending the test and the zones without a signal, shown before the person tries to end the test (kit
 * README §7 "Test panel").
 */
export const BeforeTheEnd = observer(({ model, walk, found }: FoundProps) => {
  const { timeZone } = found.site;
  const test = model.screen?.tests.find(({ id }) => id === walk.testId) ?? found.test;
  const isRunning = model.isRunning(test);
  const heads = leftText(isRunning);
  const end = isRunning ? model.nowText : (test.clearedAt ?? test.endsAt);
  const { open, untested } = walk.left;
  return (
    <Card
      title={heads.title}
      count={open.length + untested.length}
      inset={false}
      actions={
        <Button
          size="sm"
          look="quiet"
          icon={<PrinterIcon />}
          busy={model.acting.busy}
          onClick={() => void model.print(walk.testId)}
        >
          Print results
        </Button>
      }
    >
      <Grid columns="lists" gap={3}>
        <Left
          title="Not restored"
          hint={heads.notRestored}
          zones={open}
          words={({ lastAt }) =>
            lastAt === null ? '' : `open for ${formatElapsed(between(lastAt, end))}`
          }
        />
        <Left
          title="Untested"
          hint={heads.untested}
          zones={untested}
          words={({ lastHeardAt }) =>
            lastHeardAt === null
              ? 'never heard'
              : `last heard ${formatDate(lastHeardAt, model.nowText, timeZone)}`
          }
        />
      </Grid>
    </Card>
  );
});
