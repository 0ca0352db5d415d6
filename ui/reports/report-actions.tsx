import ArrowDownTrayIcon from '@heroicons/react/16/solid/ArrowDownTrayIcon';
import ArrowPathIcon from '@heroicons/react/16/solid/ArrowPathIcon';
import EnvelopeIcon from '@heroicons/react/16/solid/EnvelopeIcon';
import EyeIcon from '@heroicons/react/16/solid/EyeIcon';
import StopCircleIcon from '@heroicons/react/16/solid/StopCircleIcon';
import TrashIcon from '@heroicons/react/16/solid/TrashIcon';
import { observer } from 'mobx-react-lite';
import type { ReportRow } from '#core/reports/report-row.schema.ts';
import { Button } from '../kit/button.tsx';
import type { MenuEntry } from '../kit/menu.tsx';
import { Row } from '../kit/stack.ts';
import { useRegistry } from '../shell/registry.ts';
import type { ReportsViewModel } from './reports.view-model.ts';

const isOpen = ({ state }: ReportRow): boolean => state === 'Queued' || state === 'Running';

/** Returns the actions of a report in the list: the most common as icons, the others in a menu. */
export const reportActions = (
  model: ReportsViewModel,
  onView: (report: ReportRow) => void,
  /** False during an impersonation, because a mailed link works without a session. */
  mayMail: boolean,
): Record<'quick' | 'menu', (row: ReportRow) => readonly MenuEntry[]> => ({
  quick: (row) => [
    ...(row.state === 'Ready'
      ? [
          {
            id: 'download',
            text: `Download ${row.name}`,
            icon: ArrowDownTrayIcon,
            onSelect: () => void model.file.run(row),
          },
        ]
      : []),
    ...(isOpen(row)
      ? [
          {
            id: 'stop',
            text: `Stop ${row.name}`,
            icon: StopCircleIcon,
            onSelect: () => void model.acts.stop(row),
          },
        ]
      : []),
  ],
  menu: (row) => [
    ...(row.state === 'Ready' && row.format === 'pdf'
      ? [{ id: 'view', text: 'View', icon: EyeIcon, onSelect: () => onView(row) }]
      : []),
    ...(row.state === 'Ready'
      ? [
          {
            id: 'download',
            text: 'Download',
            icon: ArrowDownTrayIcon,
            onSelect: () => void model.file.run(row),
          },
        ]
      : []),
    ...(isOpen(row)
      ? [
          {
            id: 'stop',
            text: 'Stop',
            icon: StopCircleIcon,
            onSelect: () => void model.acts.stop(row),
          },
        ]
      : [
          {
            id: 'again',
            text: 'Run again',
            icon: ArrowPathIcon,
            onSelect: () => void model.acts.again(row, row.format, 'whole'),
          },
        ]),
    ...(row.state === 'Ready' && row.recipients > 0 && mayMail
      ? [
          {
            id: 'send',
            text: 'Send the link again',
            icon: EnvelopeIcon,
            onSelect: () => void model.acts.send(row),
          },
        ]
      : []),
    {
      id: 'delete',
      text: 'Delete',
      icon: TrashIcon,
      onSelect: () => model.acts.askToDelete(row),
    },
  ],
});

/** The actions of the open report, as buttons below its details. */
export const ReportButtons = observer(
  ({
    model,
    report,
    onView,
  }: {
    readonly model: ReportsViewModel;
    readonly report: ReportRow;
    readonly onView: () => void;
  }) => {
    const { mayChangeOwn: mayMail } = useRegistry().create('session').limits;
    return (
      <Row gap={2} wrap={2}>
        {report.state === 'Ready' && report.format === 'pdf' && (
          <Button onClick={onView}>View</Button>
        )}
        {report.state === 'Ready' && (
          <Button look="primary" onClick={() => void model.file.run(report)}>
            Download
          </Button>
        )}
        {isOpen(report) && <Button onClick={() => void model.acts.stop(report)}>Stop</Button>}
        {report.state === 'Ready' && report.recipients > 0 && mayMail && (
          <Button onClick={() => void model.acts.send(report)}>Send the link again</Button>
        )}
        {report.state === 'Ready' && (
          <Button onClick={() => void model.acts.again(report, report.format, 'whole')}>
            Run again
          </Button>
        )}
        <Button onClick={() => model.acts.askToDelete(report)}>Delete</Button>
      </Row>
    );
  },
);
