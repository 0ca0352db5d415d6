import BellAlertIcon from '@heroicons/react/16/solid/BellAlertIcon';
import BeakerIcon from '@heroicons/react/16/solid/BeakerIcon';
import ExclamationTriangleIcon from '@heroicons/react/16/solid/ExclamationTriangleIcon';
import KeyIcon from '@heroicons/react/16/solid/KeyIcon';
import ClockIcon from '@heroicons/react/24/outline/ClockIcon';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { ownHistoryApi } from '#core/own-history/own-history.api.ts';
import { OWN_PARTS, type OwnPart, type OwnRow } from '#core/own-history/own-history.schema.ts';
import { EVENT_NAMES, ownColumns, PART_NAMES } from '#core/own-history/own-row.rule.ts';
import { HistoryDays } from './history-days.tsx';
import { secondsOf } from './history-time.ts';
import { Badge } from '../kit/badge.tsx';
import { columnsWith, namedBy, type DataColumn } from '../kit/data-list/column.ts';
import { formatZone } from '../kit/format-time.ts';
import { TextLink } from '../kit/links.ts';
import { MEDIA } from '../kit/media.ts';
import { Text } from '../kit/text.ts';
import { useMedia } from '../kit/use-size.ts';
import { ListChoice } from '../lists/list-choice.tsx';
import { ListFilters } from '../lists/list-filters.tsx';
import { ListView } from '../lists/list-view.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { createSection } from '../sections/section.ts';
import { SitePart, usePartSite } from '../shell/site-part.tsx';
import { useModel } from '../shell/use-model.ts';
import { OwnHistoryViewModel } from './own-history.view-model.ts';

const LOOKS = {
  alarms: { icon: BellAlertIcon, tone: 'alarm' },
  openings: { icon: KeyIcon, tone: 'neutral' },
  troubles: { icon: ExclamationTriangleIcon, tone: 'trouble' },
  tests: { icon: BeakerIcon, tone: 'neutral' },
} as const;

const PARTS_BY_NAME: Readonly<Record<string, string>> = PART_NAMES;
const PARTS = Object.keys(OWN_PARTS) as readonly OwnPart[];

const ON_TEST = 'On test: no one acted';

const columnsOf = (
  siteNum: number,
  asOf: string,
  timeZone: string,
): readonly DataColumn<OwnRow>[] =>
  columnsWith(
    ownColumns((at) => at),
    [
      {
        key: 'time',
        cell: ({ at }) => secondsOf(at, asOf, timeZone),
        kind: 'line',
        narrow: true,
        phone: 'meta',
        phoneCell: ({ at, onTest }) =>
          `${secondsOf(at, asOf, timeZone)}${onTest ? ` · ${ON_TEST}` : ''}`,
      },
      {
        key: 'part',
        cell: ({ part, onTest }) => (
          <Badge strength="plain" {...LOOKS[part]} {...(onTest && { tone: 'neutral' })}>
            {EVENT_NAMES[part]}
          </Badge>
        ),
        kind: 'line',
        narrow: true,
        phone: 'beside',
      },
      {
        key: 'text',
        cell: ({ text, alarmNum }) =>
          alarmNum === null ? (
            text
          ) : (
            <TextLink>
              <Link to={`/msa/summary?sn=${siteNum}&alarm=${alarmNum}`}>{text}</Link>
            </TextLink>
          ),
        note: ({ onTest }) => (onTest ? ON_TEST : null),
        phone: 'second',
      },
      { key: 'test', cell: ({ onTest }) => (onTest ? 'Yes' : null), hidden: true },
      { key: 'alarm', cell: ({ alarmNum }) => alarmNum, kind: 'number', hidden: true },
    ] satisfies readonly Omit<DataColumn<OwnRow>, 'title' | 'inFile'>[],
  ).map((column) =>
    column.key === 'time' ? { ...column, title: `Time, ${formatZone(asOf, timeZone)}` } : column,
  );

interface ListProps {
  readonly model: OwnHistoryViewModel;
  readonly siteNum: number;
}

const List = observer(({ model, siteNum }: ListProps) => {
  const { list, told } = model;
  useEffect(() => model.enter(siteNum), [model, siteNum]);
  useListAddress(list);
  const { asOf = new Date(0).toISOString(), timeZone = 'UTC' } = told ?? {};
  const phone = useMedia(MEDIA.phone);
  const columns = useMemo(() => {
    const all = columnsOf(siteNum, asOf, timeZone);
    return phone ? namedBy(all, 'text') : all;
  }, [siteNum, asOf, timeZone, phone]);
  const notice = told?.period.told ?? null;
  return (
    <ListView
      list={list}
      title="What happened"
      pages="Pages of your history"
      waiting="Loading your history"
      columns={columns}
      nameOf={({ text }) => text}
      filters={
        <>
          <HistoryDays list={list} told={told} />
          <ListFilters
            list={list}
            besides={['from', 'to']}
            fields={() => (
              <ListChoice
                id="own-history-part"
                label="Show"
                any="Everything"
                list={list}
                filter="part"
                options={PARTS.map((value) => ({ value, text: PART_NAMES[value] }))}
              />
            )}
          />
        </>
      }
      chip={(name, value) => (name === 'part' ? (PARTS_BY_NAME[value] ?? value) : null)}
      download={model.download}
      empty={(narrowed) => ({
        icon: ClockIcon,
        title: narrowed ? 'Nothing on these days' : 'Nothing happened',
        text: narrowed
          ? 'Choose other days or show everything.'
          : 'Nothing arrived from your system in the last 7 days. Choose earlier days to look further back.',
      })}
      above={
        notice === null ? undefined : (
          <Text role="status" size="small" tone="muted">
            {notice}
          </Text>
        )
      }
    />
  );
});

/** A customer's own history (domain guide 6.7): alarms, armed and disarmed, troubles and tests of their site. */
export const OwnHistoryPage = observer(() => {
  const model = useModel('ownHistory');
  const siteNum = usePartSite();
  return (
    <SitePart
      title="History"
      actions={
        <TextLink>
          <Link to={`/msa/summary?sn=${siteNum ?? ''}`}>Back to the summary</Link>
        </TextLink>
      }
    >
      {siteNum !== null && <List key={siteNum} model={model} siteNum={siteNum} />}
    </SitePart>
  );
});

/** The section of a customer's history. */
export const section = createSection(OwnHistoryPage, {
  ownHistory: ({ files, gatewayOf, hasScrolled, live, own, toasts }) =>
    new OwnHistoryViewModel({
      gateway: gatewayOf(ownHistoryApi),
      files,
      isScrolled: hasScrolled,
      live,
      own,
      toasts,
    }),
});
