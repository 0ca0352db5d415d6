import BugAntIcon from '@heroicons/react/16/solid/BugAntIcon';
import ChatBubbleLeftIcon from '@heroicons/react/16/solid/ChatBubbleLeftIcon';
import InboxIcon from '@heroicons/react/24/outline/InboxIcon';
import { observer } from 'mobx-react-lite';
import type { IntakePage, IntakeReport } from '#core/support/support.schema.ts';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { formatMoment } from '../kit/format-time.ts';
import { LinkButton } from '../kit/link-button.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { styled } from '../kit/styled.ts';
import { Table } from '../kit/table.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { NumberedPagesFoot } from './numbered-pages.tsx';
import { ReportPanel } from './report-panel.tsx';
import { StatusBadge } from './status-badge.tsx';
import type { ReportsViewModel } from './reports.view-model.ts';

const Tools = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 220px))',
    gap: '3',
    marginBottom: '4',
    '@media (max-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const Row = ({
  report,
  onOpen,
}: {
  readonly report: IntakeReport;
  readonly onOpen: () => void;
}) => (
  <tr>
    <td data-kind="">
      {report.kind === 'bug' ? <BugAntIcon aria-hidden /> : <ChatBubbleLeftIcon aria-hidden />}
      {report.kind === 'bug' ? 'Bug' : 'Feedback'}
    </td>
    <td data-strong="">
      <LinkButton onClick={onOpen}>
        {report.summary ?? `Rating ${report.rating ?? 0} of 5`}
      </LinkButton>
      <small>{report.reference}</small>
    </td>
    <td data-off="">{report.writtenBy}</td>
    <td data-second="">{formatMoment(report.createdAt, new Date().toISOString(), zone())}</td>
    <td data-beside="">
      <StatusBadge status={report.status} />
    </td>
  </tr>
);

const List = observer(
  ({ model, found }: { readonly model: ReportsViewModel; readonly found: IntakePage }) => {
    const filtered = model.kind !== null || model.status !== null;
    if (found.total === 0)
      return (
        <Card>
          <EmptyState
            icon={InboxIcon}
            title={filtered ? 'Nothing matches' : 'Nothing was reported yet'}
            text={
              filtered
                ? 'No report has this kind and state.'
                : 'Bug reports and feedback from the help menu arrive here.'
            }
            action={
              filtered && (
                <Button size="sm" onClick={() => void model.filter(null, null)}>
                  Clear filters
                </Button>
              )
            }
          />
        </Card>
      );
    return (
      <Card title="Reports" count={found.total} inset={false}>
        <Table>
          <thead>
            <tr>
              <th scope="col">Kind</th>
              <th scope="col">Report</th>
              <th scope="col">From</th>
              <th scope="col">Written</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {found.reports.map((report) => (
              <Row key={report.reference} report={report} onOpen={() => model.open(report)} />
            ))}
          </tbody>
        </Table>
        <NumberedPagesFoot
          label="Pages of reports"
          pages={model}
          shown={found.reports.length}
          total={found.total}
        />
      </Card>
    );
  },
);

const KINDS = [
  { value: 'all', text: 'All kinds' },
  { value: 'bug', text: 'Bugs' },
  { value: 'feedback', text: 'Feedback' },
] as const;
const STATES = ['New', 'In progress', 'Closed'] as const;

/** What people reported by the help menu (domain guide 6.17). */
export const ReportsTab = observer(() => {
  const model = useModel('reports');
  return (
    <>
      <Tools>
        <SelectField
          id="report-kind"
          label="Kind"
          placeholder="All kinds"
          options={KINDS}
          value={model.kind ?? 'all'}
          onChange={(value) =>
            void model.filter(value === 'bug' || value === 'feedback' ? value : null, model.status)
          }
        />
        <SelectField
          id="report-state"
          label="State"
          placeholder="All states"
          options={[
            { value: 'all', text: 'All states' },
            ...STATES.map((value) => ({ value, text: value })),
          ]}
          value={model.status ?? 'all'}
          onChange={(value) =>
            void model.filter(model.kind, STATES.find((state) => state === value) ?? null)
          }
        />
      </Tools>
      <LoadedView from={model.list} waiting="Loading the reports">
        {(found) => <List model={model} found={found} />}
      </LoadedView>
      {model.opened !== null && <ReportPanel model={model} report={model.opened} />}
    </>
  );
});
