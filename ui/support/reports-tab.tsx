import { observer } from 'mobx-react-lite';
import InboxIcon from '@heroicons/react/24/outline/InboxIcon';
import BugAntIcon from '@heroicons/react/16/solid/BugAntIcon';
import ChatBubbleLeftIcon from '@heroicons/react/16/solid/ChatBubbleLeftIcon';
import EnvelopeIcon from '@heroicons/react/16/solid/EnvelopeIcon';
import { useCallback, useEffect } from 'react';
import {
  INTAKE_KINDS,
  intakeStatusSchema,
  type IntakeReport,
} from '#core/support/supported-users.schema.ts';
import { kindWord, REPORT_COLUMNS, reportName } from '#core/support/support-list.ts';
import { IntakeStatusBadge } from '../shell/intake-status-badge.tsx';
import { Button } from '../kit/button.tsx';
import { Facts } from '../kit/facts.tsx';
import { formatMoment, formatStamp, readerZone } from '../kit/format-time.ts';
import { LongText } from '../kit/long-text.tsx';
import { SlideOver } from '../kit/dialog.tsx';
import { Stack } from '../kit/stack.ts';
import { columnsWith } from '../kit/data-list/column.ts';
import { ListChoice } from '../lists/list-choice.tsx';
import { ListFilters } from '../lists/list-filters.tsx';
import { ListView } from '../lists/list-view.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { useOpened } from '../lists/use-opened.ts';
import { useModel } from '../shell/use-model.ts';
import { MessageAnswer } from './message-answer.tsx';
import type { ReportsViewModel } from './reports.view-model.ts';

/** A panel with one report: details and state. */
const ReportPanel = observer(
  ({
    model,
    report,
    onClose,
  }: {
    readonly model: ReportsViewModel;
    readonly report: IntakeReport;
    readonly onClose: () => void;
  }) => (
    <SlideOver
      id="report"
      title={report.reference}
      onClose={onClose}
      foot={
        <>
          {report.status !== 'New' && (
            <Button busy={model.submission.busy} onClick={() => void model.setStatus('New')}>
              Reopen
            </Button>
          )}
          {report.status === 'New' && (
            <Button
              busy={model.submission.busy}
              onClick={() => void model.setStatus('In progress')}
            >
              Take it on
            </Button>
          )}
          {report.status !== 'Closed' && (
            <Button
              look="primary"
              busy={model.submission.busy}
              onClick={() => void model.setStatus('Closed')}
            >
              Close report
            </Button>
          )}
        </>
      }
    >
      <Stack gap={5}>
        <Facts
          facts={[
            { name: 'State', value: <IntakeStatusBadge status={report.status} /> },
            { name: 'From', value: report.writtenBy },
            { name: 'Written on their behalf by', value: report.actingStaff },
            { name: 'Group', value: report.siteGroupNum, absent: 'None' },
            { name: 'Written', value: formatStamp(report.createdAt, readerZone()) },
            { name: 'Where', value: report.route },
            { name: 'Version', value: report.appVersion },
            { name: 'Rating', value: report.rating === null ? null : `${report.rating} of 5` },
            { name: report.kind === 'message' ? 'Topic' : 'Summary', value: report.summary },
            { name: 'Account', value: report.site?.siteName },
          ]}
        />
        {report.text !== '' && <LongText text={report.text} />}
        {report.kind === 'message' && <MessageAnswer model={model} report={report} />}
      </Stack>
    </SlideOver>
  ),
);

const KIND_ICONS = {
  bug: <BugAntIcon aria-hidden />,
  feedback: <ChatBubbleLeftIcon aria-hidden />,
  message: <EnvelopeIcon aria-hidden />,
} as const;

/** Table columns of the report list (domain guide 6.17). */
const REPORT_CELLS = columnsWith<IntakeReport>(REPORT_COLUMNS, [
  { key: 'report', cell: reportName, note: ({ reference }) => reference, sortable: true },
  {
    key: 'kind',
    cell: (report) => (
      <>
        {KIND_ICONS[report.kind]}
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
    cell: ({ status }) => <IntakeStatusBadge status={status} />,
    phone: 'beside',
    sortable: true,
  },
  { key: 'reference', cell: ({ reference }) => reference, kind: 'line', hidden: true },
]);

const KINDS = [
  { value: 'bug', text: 'Bugs' },
  { value: 'feedback', text: 'Feedback' },
  { value: 'message', text: 'Messages' },
] as const;
const STATES = intakeStatusSchema.options.map((value) => ({ value, text: value }));

const chip = (name: string, value: string): string =>
  name === 'kind'
    ? `Kind: ${kindWord({ kind: INTAKE_KINDS.find((kind) => kind === value) ?? 'bug' })}`
    : `State: ${value}`;

/** The reports sent from the help menu (domain guide 6.17). */
export const ReportsTab = observer(() => {
  const model = useModel('reports');
  const { list } = model;
  useListAddress(list);
  const { id, open: address, close } = useOpened('report');
  const { rows } = list;
  useEffect(() => model.follow(id), [model, id, rows]);
  const open = useCallback(({ reference }: IntakeReport) => address(reference), [address]);
  return (
    <>
      <ListView
        list={list}
        title="Bug reports & feedback"
        pages="Pages of bug reports and feedback"
        waiting="Loading the inbox"
        columns={REPORT_CELLS}
        nameOf={reportName}
        onOpen={open}
        search={{ id: 'report-search', label: 'Search', placeholder: 'Summary or writer' }}
        filters={
          <ListFilters
            list={list}
            fields={() => (
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
            )}
          />
        }
        chip={chip}
        empty={(narrowed) => ({
          icon: InboxIcon,
          title: narrowed ? 'Nothing matches' : 'Nothing reported yet',
          text: !narrowed
            ? 'Bug reports and feedback from the help menu and messages from dealers appear here.'
            : list.draft.search.trim() === ''
              ? 'No report has this kind and state.'
              : 'No report of this kind and state has these words.',
        })}
        download={model.download}
      />
      {model.opened !== null && <ReportPanel model={model} report={model.opened} onClose={close} />}
    </>
  );
});
