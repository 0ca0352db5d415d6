import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { counted } from '#core/kernel/counted.rule.ts';
import { summarizeCoverage } from '#core/tests-on-site/summarize-coverage.rule.ts';
import type {
  CoveredZone,
  TestCoverage,
  TestedMonth,
} from '#core/tests-on-site/test-coverage.schema.ts';
import { Card, LineCard } from '../kit/card.tsx';
import { PeriodBars } from '../kit/charts/period-bars.tsx';
import { formatDate } from '../kit/format-time.ts';
import { LinkButton } from '../kit/link-button.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { NotLoaded } from '../shell/loaded-view.tsx';
import { RowTable } from '../shell/row-table.tsx';
import { useModel } from '../shell/use-model.ts';

/** Number of untested zones that are named beside the chart. The table has all of them. */
const NAMED = 8;

const MONTH = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short' });

const nameOf = ({ month }: TestedMonth): string => MONTH.format(new Date(`${month}-01T00:00Z`));

const zoneText = ({ zone, description }: CoveredZone): string => `${zone} ${description}`.trim();

const untestedText = (untested: readonly CoveredZone[]): string => {
  const names = untested.slice(0, NAMED).map(zoneText).join(', ');
  const more = untested.length - NAMED;
  return more > 0 ? `${names}, and ${more} more` : names;
};

const Picture = ({ months, zones }: TestCoverage) => {
  const { tested, percent, untested } = summarizeCoverage(zones);
  return (
    <Stack gap={3}>
      <Row as="p" gap={2} wrap={0}>
        <Text as="b" size="figure">{`${percent ?? 0}%`}</Text>
        <Text as="span" size="small" tone="muted">
          {`${tested} of ${counted(zones.length, 'zone')} sent a signal during a test`}
        </Text>
      </Row>
      <PeriodBars
        label="Zones tested, month by month"
        keys={[{ of: 'count', text: 'zones tested in the month' }]}
        names={[0, 4, 8].flatMap((index) => months.slice(index, index + 1).map(nameOf))}
        bars={months.map((one, index) => ({
          key: one.month,
          parts: [{ of: index === months.length - 1 ? 'now' : 'count', value: one.zones }],
          before: null,
          words: `${nameOf(one)}: ${counted(one.zones, 'zone')} in ${counted(one.tests, 'test')}`,
        }))}
      />
      <Text size="small">
        {untested.length === 0
          ? 'Every zone was tested.'
          : `Not tested in 12 months: ${untestedText(untested)}.`}
      </Text>
    </Stack>
  );
};

const Tables = ({ asOf, timeZone, months, zones }: TestCoverage) => (
  <Stack gap={0}>
    <RowTable
      label="Tests by month"
      columns={[
        { head: 'Month', cell: nameOf },
        { head: 'Tests', marks: 'number', cell: ({ tests }) => tests },
        { head: 'Zones tested', marks: 'number', cell: (one) => one.zones },
      ]}
      rows={months.toReversed()}
      rowKey={({ month }) => month}
    />
    <RowTable
      label="Zones by last test"
      columns={[
        { head: 'Zone', marks: 'strong', cell: zoneText },
        {
          head: 'Last tested',
          marks: 'number',
          cell: ({ testedAt }) =>
            testedAt === null ? 'Not in 12 months' : formatDate(testedAt, asOf, timeZone),
        },
      ]}
      rows={zones.toSorted((a, b) => (a.testedAt ?? '').localeCompare(b.testedAt ?? ''))}
      rowKey={({ devNum, areaNum, zone }) => `${devNum} ${areaNum} ${zone}`}
    />
  </Stack>
);

/** How much of the site was tested in twelve months, and which zones were not, as a chart or as tables (ui README §13). */
export const CoverageCard = observer(({ siteNum }: { readonly siteNum: number }) => {
  const model = useModel('testCoverage');
  const [asTable, setAsTable] = useState(false);
  useEffect(() => model.open(siteNum), [model, siteNum]);
  const { state } = model.coverage;
  const zones = state.at === 'ready' ? state.value.zones : null;
  const title = 'Tested in the last 12 months';
  if (zones !== null && summarizeCoverage(zones).tested === 0)
    return (
      <LineCard
        title={title}
        text={
          zones.length === 0
            ? 'This site has no zones yet.'
            : `None of ${counted(zones.length, 'zone')}`
        }
      />
    );
  return (
    <Card
      title={title}
      inset={!asTable || zones === null}
      actions={
        zones !== null && (
          <LinkButton size="sm" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            <Text as="span" wrap="none">
              {asTable ? 'View as chart' : 'View as table'}
            </Text>
          </LinkButton>
        )
      }
    >
      {state.at === 'loading' ? (
        <Skeleton lines={7} label="Loading the tests of the last 12 months" />
      ) : state.at === 'failed' ? (
        <NotLoaded text={state.text} onRetry={() => void model.coverage.load()} />
      ) : asTable ? (
        <Tables {...state.value} />
      ) : (
        <Picture {...state.value} />
      )}
    </Card>
  );
});
