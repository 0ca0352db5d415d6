import ArrowTopRightOnSquareIcon from '@heroicons/react/20/solid/ArrowTopRightOnSquareIcon';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { ButtonLink } from '../kit/button-link.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { ShownPicture } from './shown-picture.look.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Stack } from '../kit/stack.ts';
import { InsetSlot } from '../shell/inset-slot.tsx';
import { NotLoaded } from '../shell/loaded-view.tsx';
import {
  DocumentPreviewViewModel,
  type DocumentPreviewParts,
} from './document-preview.view-model.ts';
import { ShownPdfContext } from './shown-pdf.ts';

interface DocumentPreviewProps {
  readonly id: string;
  readonly title: string;
  readonly read: DocumentPreviewParts['read'];
  readonly viewer: DocumentPreviewParts['viewer'];
  readonly onDownload: () => void;
  readonly onClose: () => void;
  /** Details of the document, shown above the preview. */
  readonly children?: ReactNode;
}

/** A dialog that shows a picture, or a PDF page by page (domain guide 6.11 "Documents", SECURITY.md §2.13). */
export const DocumentPreview = observer(
  ({ id, title, read, viewer, onDownload, onClose, children }: DocumentPreviewProps) => {
    const [shown] = useState(() => new DocumentPreviewViewModel({ read, viewer }));
    useEffect(() => {
      void shown.load();
      return () => shown.dispose();
    }, [shown]);
    const { preview } = shown;
    return (
      <Dialog
        id={id}
        title={title}
        size="lg"
        onClose={onClose}
        foot={
          <>
            <Button onClick={onDownload}>Download</Button>
            {preview.at === 'ready' && preview.kind === 'pdf' && (
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
          {children}
          {preview.at === 'loading' && <Skeleton lines={6} label="Loading the file" />}
          {preview.at === 'failed' && (
            <NotLoaded text={preview.text} onRetry={() => void shown.load()} />
          )}
          {preview.at === 'ready' &&
            (preview.kind === 'picture' ? (
              <ShownPicture src={preview.address} alt={title} />
            ) : (
              <ShownPdfContext value={{ title, bytes: preview.bytes }}>
                <InsetSlot name="pdf-pages" />
              </ShownPdfContext>
            ))}
        </Stack>
      </Dialog>
    );
  },
);
