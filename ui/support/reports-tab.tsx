import InboxIcon from '@heroicons/react/24/outline/InboxIcon';
import BugAntIcon from '@heroicons/react/16/solid/BugAntIcon';
import ChatBubbleLeftIcon from '@heroicons/react/16/solid/ChatBubbleLeftIcon';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { kindWord, reportName, REPORT_COLUMNS } from '#core/support/support-list.ts';
import { intakeStatusSchema, type IntakeReport } from '#core/support/support.schema.ts';
import { Button } from '../kit/button.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { columnsWith } from '../kit/data-list/column.ts';
import { formatMoment } from '../kit/format-time.ts';
import { ListView } from '../lists/list-view.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { useModel } from '../shell/use-model.ts';
import { ReportPanel } from './report-panel.tsx';
import type { ReportsViewModel } from './reports.view-model.ts';
import { StatusBadge } from './status-badge.tsx';

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What the list says of a report (domain guide 6.17). */
const REPORT_CELLS = columnsWith<IntakeReport>(REPORT_COLUMNS, [
  { key: 'report', cell: reportName, note: ({ reference }) => reference, sortable: true },
  {
    key: 'kind',
    cell: (report) => (
      <>
        {report.kind === 'bug' ? <BugAntIcon aria-hidden /> : <ChatBubbleLeftIcon aria-hidden />}
        {kindWord(report)}
      </>
    ),
    kind: 'icon',
    phone: 'meta',
    priority: 2,
    sortable: true,
  },
  { key: 'from', cell: ({ writtenBy }) => writtenBy, phone: 'meta', sortable: true },
  {
    key: 'written',
    cell: ({ createdAt }) => formatMoment(createdAt, new Date().toISOString(), zone()),
    kind: 'line',
    phone: 'second',
    sortable: true,
  },
  {
    key: 'state',
    cell: ({ status }) => <StatusBadge status={status} />,
    phone: 'beside',
    sortable: true,
  },
  { key: 'reference', cell: ({ reference }) => reference, kind: 'line', hidden: true },
]);

const KINDS = [
  { value: 'all', text: 'All kinds' },
  { value: 'bug', text: 'Bugs' },
  { value: 'feedback', text: 'Feedback' },
] as const;
const STATES = [
  { value: 'all', text: 'All states' },
  ...intakeStatusSchema.options.map((value) => ({ value, text: value })),
];

const Filters = observer(({ list }: Pick<ReportsViewModel, 'list'>) => {
  const { kind = 'all', status = 'all' } = list.draft.filters;
  const choose = (name: string) => (value: string) =>
    void list.filter(name, value === 'all' ? '' : value);
  return (
    <>
      <SelectField
        id="report-kind"
        label="Kind"
        placeholder="All kinds"
        options={KINDS}
        value={kind}
        onChange={choose('kind')}
      />
      <SelectField
        id="report-state"
        label="State"
        placeholder="All states"
        options={STATES}
        value={status}
        onChange={choose('status')}
      />
    </>
  );
});

const chip = (name: string, value: string): string =>
  name === 'kind'
    ? `Kind: ${kindWord({ kind: value === 'bug' ? 'bug' : 'feedback' })}`
    : `State: ${value}`;

/** What people reported by the help menu (domain guide 6.17). */
export const ReportsTab = observer(() => {
  const model = useModel('reports');
  const { list } = model;
  useListAddress(list);
  const open = useCallback((report: IntakeReport) => model.open(report), [model]);
  return (
    <>
      <ListView
        list={list}
        title="Reports"
        pages="Pages of reports"
        waiting="Loading the reports"
        columns={REPORT_CELLS}
        nameOf={reportName}
        onOpen={open}
        search={{ id: 'report-search', label: 'Search', placeholder: 'Summary or writer' }}
        filters={<Filters list={list} />}
        chip={chip}
        empty={(narrowed) => ({
          icon: InboxIcon,
          title: narrowed ? 'Nothing matches' : 'Nothing was reported yet',
          text: !narrowed
            ? 'Bug reports and feedback from the help menu arrive here.'
            : list.draft.search.trim() === ''
              ? 'No report has this kind and state.'
              : 'No report holds these words in this kind and state.',
          action: narrowed && (
            <Button size="sm" onClick={() => void list.clear()}>
              Clear filters
            </Button>
          ),
        })}
        download={model.download}
      />
      {model.opened !== null && <ReportPanel model={model} report={model.opened} />}
    </>
  );
});
