import InboxIcon from '@heroicons/react/24/outline/InboxIcon';
import BugAntIcon from '@heroicons/react/16/solid/BugAntIcon';
import ChatBubbleLeftIcon from '@heroicons/react/16/solid/ChatBubbleLeftIcon';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { kindWord, REPORT_COLUMNS, reportName } from '#core/support/report-list.ts';
import { type IntakeReport, intakeStatusSchema } from '#core/support/support.schema.ts';
import { columnsWith } from '../kit/data-list/column.ts';
import { formatMoment, readerZone } from '../kit/format-time.ts';
import { ListChoice } from '../lists/list-choice.tsx';
import { ListView } from '../lists/list-view.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { useModel } from '../shell/use-model.ts';
import { ReportPanel, StatusBadge } from './report-panel.tsx';

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
    cell: ({ createdAt }) => formatMoment(createdAt, new Date().toISOString(), readerZone()),
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
  { value: 'bug', text: 'Bugs' },
  { value: 'feedback', text: 'Feedback' },
] as const;
const STATES = intakeStatusSchema.options.map((value) => ({ value, text: value }));

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
        filters={
          <>
            <ListChoice
              list={list}
              filter="kind"
              id="report-kind"
              label="Kind"
              any="All kinds"
              options={KINDS}
            />
            <ListChoice
              list={list}
              filter="status"
              id="report-state"
              label="State"
              any="All states"
              options={STATES}
            />
          </>
        }
        chip={chip}
        empty={(narrowed) => ({
          icon: InboxIcon,
          title: narrowed ? 'Nothing matches' : 'Nothing was reported yet',
          text: !narrowed
            ? 'Bug reports and feedback from the help menu arrive here.'
            : list.draft.search.trim() === ''
              ? 'No report has this kind and state.'
              : 'No report holds these words in this kind and state.',
        })}
        download={model.download}
      />
      {model.opened !== null && <ReportPanel model={model} report={model.opened} />}
    </>
  );
});
