import DocumentTextIcon from '@heroicons/react/24/outline/DocumentTextIcon';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { durationText } from '#core/reports/report-list.ts';
import { REPORT_KIND_NAMES, reportTitle } from '#core/reports/report-kinds.ts';
import { REPORT_STATES, type ReportRow } from '#core/reports/report-row.schema.ts';
import { DocumentPreview } from '../documents/document-preview.tsx';
import { DateField } from '../kit/dates/date-field.tsx';
import { Grid } from '../kit/grid.ts';
import { Text } from '../kit/text.ts';
import { ListChoice } from '../lists/list-choice.tsx';
import { ListFilters } from '../lists/list-filters.tsx';
import { ListView } from '../lists/list-view.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { useOpened } from '../lists/use-opened.ts';
import { reportActions } from './report-actions.tsx';
import { reportColumns } from './report-columns.tsx';
import { FailedReport } from './failed-report.tsx';
import { OpenedReport } from './opened-report.tsx';
import { useRegistry } from '../shell/registry.ts';
import type { ReportsViewModel } from './reports.view-model.ts';

const STATES = REPORT_STATES.map((value) => ({ value, text: value }));

const Fields = observer(({ model }: { readonly model: ReportsViewModel }) => {
  const { kinds, known, list } = model;
  const day = (name: 'from' | 'to', label: string) => (
    <DateField
      id={`report-${name}`}
      label={label}
      value={list.draft.filters[name] ?? ''}
      onChange={(value) => list.type(name, value)}
    />
  );
  return (
    <>
      <ListChoice
        list={list}
        filter="kind"
        id="report-kind"
        label="Kind"
        any="All kinds"
        options={kinds.map((value) => ({ value, text: REPORT_KIND_NAMES[value].title }))}
      />
      {day('from', 'Created from')}
      {day('to', 'Created to')}
      {known.length > 0 && (
        <ListChoice
          list={list}
          filter="schedule"
          id="report-schedule"
          label="Schedule"
          any="All"
          options={known.map(({ id, name }) => ({ value: id, text: name }))}
        />
      )}
      <ListChoice
        list={list}
        filter="state"
        id="report-state"
        label="Status"
        any="Any status"
        options={STATES}
      />
    </>
  );
});

/** All reports in one list, with the open report beside it. The URL names the open report (ui README §8). */
export const CompletedTab = observer(({ model }: { readonly model: ReportsViewModel }) => {
  const { isStaff, list, now } = model;
  const { id, open: address, close, turnTo } = useOpened('report');
  const [viewed, setViewed] = useState<ReportRow | null>(null);
  useListAddress(list);
  useEffect(() => model.open(id), [model, id]);
  const columns = useMemo(() => reportColumns(now ?? '', isStaff), [now, isStaff]);
  const open = useCallback(
    (row: ReportRow) => address(row.id === id && row.state === 'Failed' ? null : row.id),
    [address, id],
  );
  const unfolding = useMemo(
    () => ({
      stateOf: (row: ReportRow) =>
        row.state !== 'Failed' ? null : row.id === id ? ('open' as const) : ('closed' as const),
      show: (row: ReportRow) => <FailedReport model={model} report={row} />,
    }),
    [model, id],
  );
  const { mayChangeOwn: mayMail } = useRegistry().create('session').limits;
  const { menu, quick } = useMemo(() => reportActions(model, setViewed, mayMail), [mayMail, model]);
  const chip = (name: string, value: string): string => {
    switch (name) {
      case 'kind':
        return `Kind: ${reportTitle(value)}`;
      case 'schedule':
        return `Schedule: ${model.known.find((one) => one.id === value)?.name ?? 'a deleted one'}`;
      case 'from':
        return `From ${value}`;
      case 'to':
        return `To ${value}`;
      default:
        return `Status: ${value}`;
    }
  };
  return (
    <>
      <Grid columns={id !== null && !model.isUnfolded ? 'docked' : undefined} gap={4}>
        <ListView
          list={list}
          title="Reports"
          pages="Pages of reports"
          waiting="Loading the reports"
          columns={columns}
          nameOf={({ name }) => name}
          onOpen={open}
          beside={id}
          unfolding={unfolding}
          quick={quick}
          menu={menu}
          over={({ state }) => state === 'Expired'}
          search={{ id: 'report-search', label: 'Search', placeholder: 'Name, scope, person' }}
          filters={<ListFilters list={list} fields={() => <Fields model={model} />} />}
          chip={chip}
          empty={(narrowed) => ({
            icon: DocumentTextIcon,
            ...(narrowed
              ? { title: 'No matching reports', text: 'Nothing matches all these filters.' }
              : {
                  title: 'No finished reports',
                  text: isStaff
                    ? 'Reports that dealers run or schedule appear here.'
                    : 'Run one now or set up a schedule.',
                }),
          })}
          download={model.download}
        />
        <OpenedReport model={model} onClose={close} onOpen={turnTo} onView={setViewed} />
      </Grid>
      {viewed !== null && (
        <DocumentPreview
          id="report-preview"
          title={viewed.name}
          read={() => model.file.read(viewed.id)}
          viewer={model.viewer}
          onDownload={() => void model.file.run(viewed)}
          onClose={() => setViewed(null)}
        >
          <Text tone="muted">{`${viewed.scopeName}, ${durationText(viewed)}`}</Text>
        </DocumentPreview>
      )}
    </>
  );
});
