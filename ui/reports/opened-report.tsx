import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import type { ReportRow } from '#core/reports/report-row.schema.ts';
import { OpenedPanel } from '../kit/opened-panel.tsx';
import { Text } from '../kit/text.ts';
import { ListTurner } from '../lists/record-turner.tsx';
import { CopyLink } from '../shell/place/copy-link.tsx';
import { ReportButtons } from './report-actions.tsx';
import { ReportBody } from './report-panel.tsx';
import type { ReportsViewModel } from './reports.view-model.ts';

interface OpenedProps {
  readonly model: ReportsViewModel;
  readonly onClose: () => void;
  readonly onOpen: (id: string) => void;
  readonly onView: (report: ReportRow) => void;
}

/** The open report beside the list, or over the list on narrow screens. */
export const OpenedReport = observer(({ model, onClose, onOpen, onView }: OpenedProps) => {
  const { pathname } = useLocation();
  const { list, opened, openId } = model;
  if (openId === null || model.isUnfolded || (opened === null && list.state.at !== 'ready'))
    return null;
  return (
    <OpenedPanel
      what="report"
      title={opened?.name ?? 'Report'}
      onClose={onClose}
      tools={
        <>
          <ListTurner list={list} id={openId} what="report" onOpen={onOpen} />
          <CopyLink path={`${pathname}?report=${openId}`} what="this report" />
        </>
      }
      actions={
        opened && <ReportButtons model={model} report={opened} onView={() => onView(opened)} />
      }
    >
      {opened === null ? (
        <Text role="status">This report is filtered out or was deleted.</Text>
      ) : (
        <ReportBody model={model} report={opened} now={model.now ?? ''} />
      )}
    </OpenedPanel>
  );
});
