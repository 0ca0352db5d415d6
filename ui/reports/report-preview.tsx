import ArrowTopRightOnSquareIcon from '@heroicons/react/20/solid/ArrowTopRightOnSquareIcon';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ReportRow } from '#core/reports/report.schema.ts';
import { DocumentPreviewViewModel } from '../documents/document-preview.view-model.ts';
import { Button } from '../kit/button.tsx';
import { ButtonLink } from '../kit/button-link.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { NotLoaded } from '../shell/loaded-view.tsx';
import { lengthWords } from '#core/reports/report-list.ts';
import type { ReportsViewModel } from './reports.view-model.ts';

/** A printed report, shown by the browser's own viewer in a tab of its own as every document is (domain guide 6.11 "Documents", SECURITY.md §2.13). */
export const ReportPreview = observer(
  ({
    model,
    report,
    onClose,
  }: {
    readonly model: ReportsViewModel;
    readonly report: ReportRow;
    readonly onClose: () => void;
  }) => {
    const [shown] = useState(
      () =>
        new DocumentPreviewViewModel({
          read: () => model.file.read(report.id),
          viewer: model.viewer,
        }),
    );
    useEffect(() => {
      void shown.load();
      return () => shown.dispose();
    }, [shown]);
    const { preview } = shown;
    return (
      <Dialog
        id="report-preview"
        title={report.name}
        size="md"
        onClose={onClose}
        foot={
          <>
            <Button onClick={() => void model.file.run(report)}>Download</Button>
            {preview.at === 'ready' && (
              <ButtonLink
                look="primary"
                href={preview.address}
                target="_blank"
                rel="noopener"
                icon={<ArrowTopRightOnSquareIcon />}
              >
                Open in a new tab
              </ButtonLink>
            )}
          </>
        }
      >
        <Stack gap={3}>
          <Text tone="muted">{`${report.scopeName}, ${lengthWords(report)}`}</Text>
          {preview.at === 'loading' && <Skeleton lines={6} label="Loading the report" />}
          {preview.at === 'failed' && (
            <NotLoaded text={preview.text} onRetry={() => void shown.load()} />
          )}
          {preview.at === 'ready' && (
            <Text>A PDF opens in a tab of its own, in the viewer of your browser.</Text>
          )}
        </Stack>
      </Dialog>
    );
  },
);
