import XMarkIcon from '@heroicons/react/20/solid/XMarkIcon';
import { observer } from 'mobx-react-lite';
import type { ReportRow } from '#core/reports/report.schema.ts';
import { Card } from '../kit/card.tsx';
import { SlideOver } from '../kit/dialog.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { ReportButtons } from './report-actions.tsx';
import { ReportBody } from './report-panel.tsx';
import type { ReportsViewModel } from './reports.view-model.ts';

interface OpenedProps {
  readonly model: ReportsViewModel;
  readonly docked: boolean;
  readonly onClose: () => void;
  readonly onView: (report: ReportRow) => void;
}

/** The opened report beside the list, or over it where there is no room. */
export const OpenedReport = observer(({ model, docked, onClose, onView }: OpenedProps) => {
  const { list, opened, openId } = model;
  if (openId === null || model.isUnfolded || (opened === null && list.state.at !== 'ready'))
    return null;
  const title = opened?.name ?? 'Report';
  const content =
    opened === null ? (
      <Text role="status">This report is not in the list as it is narrowed, or was deleted.</Text>
    ) : (
      <ReportBody model={model} report={opened} now={model.now ?? ''} />
    );
  const foot = opened !== null && (
    <ReportButtons model={model} report={opened} onView={() => onView(opened)} />
  );
  if (!docked)
    return (
      <SlideOver id="report" title={title} onClose={onClose} foot={foot}>
        {content}
      </SlideOver>
    );
  return (
    <Card
      title={title}
      actions={
        <IconButton size="sm" label="Close the report" onClick={onClose}>
          <XMarkIcon />
        </IconButton>
      }
    >
      <Stack gap={4}>
        {content}
        {foot}
      </Stack>
    </Card>
  );
});
