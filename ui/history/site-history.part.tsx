import ClockIcon from '@heroicons/react/24/outline/ClockIcon';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { HistoryRow } from '#core/history/history-row.schema.ts';
import { happeningText } from '#core/history/happening-text.rule.ts';
import { usSpelling } from '#core/signals/operator-action.ts';
import { HISTORY_EXPORT_JOB } from '#core/history/history-list.ts';
import { historyApi } from '#core/history/history.api.ts';
import { jobsApi } from '#core/jobs/jobs.api.ts';
import { alarmsApi } from '#core/alarms/alarms.api.ts';
import { formatZonedMoment } from '../kit/format-time.ts';
import { MEDIA } from '../kit/media.ts';
import { SegmentRow } from '../kit/segment-row.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { useMedia } from '../kit/use-size.ts';
import { JobProgress } from '../jobs/job-progress.tsx';
import { namedBy } from '../kit/data-list/column.ts';
import { ListColumn } from '../kit/data-list/list-column.ts';
import { ListView } from '../lists/list-view.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { useOpened } from '../lists/use-opened.ts';
import { useModel } from '../shell/use-model.ts';
import { usePlace } from '../shell/use-place.ts';
import { useAddressValues } from '../shell/use-address-values.ts';
import { AlarmsCard } from './alarms-card.tsx';
import { activityColumns, isQuiet } from './history-columns.tsx';
import { historyChip } from './history-choices.ts';
import { HistoryDays } from './history-days.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryViewModel } from './history.view-model.ts';
import { OpeningsCard } from './openings-card.tsx';
import { RowDrawer } from './row-drawer.tsx';
import { JobFollower } from '../jobs/job-follower.ts';
import { createSection } from '../sections/section.ts';
import { siteRights } from '../sections/site-rights.ts';

const VIEWS = [
  { value: 'alarms', text: 'By alarm' },
  { value: 'all', text: 'All activity' },
] as const;

/** Returns the text for a period without rows, including the time of the last signal (domain guide 6.12 "Empty"). */
const emptyText = ({ told, narrowsDays }: HistoryViewModel, narrowed: boolean) => {
  const last = told?.last ?? null;
  if (last === null && !narrowed)
    return { title: 'No signals yet', text: 'Signals from this site appear here as they arrive.' };
  if (narrowsDays)
    return { title: 'Nothing matches', text: 'No row in these days matches the filters.' };
  const text =
    last === null || told === null
      ? ''
      : ` Last one: ${formatZonedMoment(last.at, told.asOf, told.timeZone)}, ${usSpelling(last.event.charAt(0).toLowerCase() + last.event.slice(1))}.`;
  return { title: 'No activity', text: `No signals in this period.${text}` };
};

/** Returns the alarm number in a query parameter; null if the text is no alarm number. */
const alarmOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/**
 * A site's history: alarms with their events, the openings chart, and all activity, newest first (spec §2.1 site/history,
 * domain guide 6.12).
 */
export const SiteHistoryPart = observer(() => {
  const model = useModel('siteHistory');
  const { siteNum } = usePlace();
  const [query, change] = useAddressValues();
  const { list, told } = model;
  const alarmNum = alarmOf(query.get('alarm'));
  const flat = query.get('view') === 'all';
  useEffect(() => {
    if (siteNum === null) return;
    model.enter(siteNum);
    model.alarms.open(siteNum, alarmNum);
  }, [model, siteNum, alarmNum]);
  useListAddress(list);
  const row = useOpened('row');
  const { at } = list.state;
  // A row that the URL names can be opened once the list is there.
  useEffect(() => model.openNamed(row.id), [model, row.id, at]);
  // The alarm that the user opened by pressing its row. Its row is already visible, so only an alarm named in the URL is
  // scrolled into view.
  const [pressed, setPressed] = useState<number | null>(null);
  const { asOf = '', timeZone = 'UTC' } = told ?? {};
  const notice = told?.period.told ?? null;
  const phone = useMedia(MEDIA.phone);
  const columns = useMemo(() => {
    const all = activityColumns(asOf === '' ? new Date(0).toISOString() : asOf, timeZone);
    return phone ? namedBy(all, 'event') : all;
  }, [asOf, timeZone, phone]);
  const days = <HistoryDays list={list} told={told} />;
  const views = (
    <SegmentRow
      size="md"
      label="Show"
      name="history-view"
      options={VIEWS}
      value={flat ? 'all' : 'alarms'}
      onChange={(view) => change({ view: view === 'all' ? 'all' : null }, { replace: true })}
    />
  );
  const { open: openRow } = row;
  const open = useCallback(({ id }: HistoryRow) => openRow(id), [openRow]);
  return (
    <>
      <RowDrawer
        model={model}
        onClose={row.close}
        onAlarm={(num) => change({ row: null, view: null, alarm: String(num) })}
      />
      <ListColumn>
        <JobProgress follower={model.job} />
        <ListView
          list={list}
          title="All activity"
          pages="Pages of the history"
          waiting="Loading the history"
          inSteps
          columns={columns}
          nameOf={happeningText}
          openNote={(row) => `details of ${happeningText(row)}`}
          onOpen={open}
          over={isQuiet}
          search={{ id: 'history-search', label: 'Search', placeholder: 'Search' }}
          filters={
            <>
              {!phone && days}
              <HistoryFilters model={model} />
            </>
          }
          chip={(name, value) => historyChip(told?.choices ?? null, name, value)}
          {...(!phone && { tools: views })}
          empty={(narrowed) => ({ icon: ClockIcon, ...emptyText(model, narrowed) })}
          download={model.download}
          above={
            flat && notice === null && !phone ? undefined : (
              <Stack gap={4}>
                {phone && (
                  <Row gap={2} wrap={2}>
                    {days}
                    {views}
                  </Row>
                )}
                {notice !== null && (
                  <Text role="status" size="small" tone="muted">
                    {notice}
                  </Text>
                )}
                {!flat && (
                  <>
                    <AlarmsCard
                      model={model}
                      arrived={alarmNum === pressed ? null : alarmNum}
                      onToggle={(num) => {
                        setPressed(num);
                        // Back folds the alarm that was unfolded.
                        change(
                          { alarm: num === null ? null : String(num) },
                          { replace: alarmNum !== null },
                        );
                      }}
                    />
                    <OpeningsCard model={model} />
                  </>
                )}
              </Stack>
            )
          }
        />
      </ListColumn>
    </>
  );
});

/**
 * The history section of a site's page. The follower of an export is a shared instance, so that it still follows a
 * background export when the user opens another screen.
 */
export const section = createSection(
  SiteHistoryPart,
  {
    siteHistory: ({
      context,
      files,
      gatewayOf,
      hasScrolled,
      live,
      makeKey,
      model,
      own,
      toasts,
    }) => {
      const { mayStartJobs } = siteRights({ context });
      const job = model('historyExportJob');
      if (mayStartJobs) void job.takeUp(HISTORY_EXPORT_JOB);
      return new HistoryViewModel({
        history: { ...gatewayOf(historyApi), ...gatewayOf(alarmsApi) },
        files,
        isScrolled: hasScrolled,
        job,
        live,
        makeKey,
        mayStartJobs,
        own,
        toasts,
      });
    },
  },
  {
    historyExportJob: ({ files, toasts, gatewayOf }) =>
      new JobFollower({ jobs: gatewayOf(jobsApi), files, toasts }),
  },
);
