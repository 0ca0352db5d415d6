import ArrowTopRightOnSquareIcon from '@heroicons/react/20/solid/ArrowTopRightOnSquareIcon';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { SiteDocument, SiteFile } from '#core/site-file/site-file.schema.ts';
import { DocumentPreviewViewModel } from '../documents/document-preview.view-model.ts';
import { Button } from '../kit/button.tsx';
import { ButtonLink } from '../kit/button-link.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { formatSize } from '../kit/format-size.ts';
import { ShownPicture } from '../kit/shown-picture.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { ZonedTime } from '../kit/zoned-time.tsx';
import { NotLoaded } from '../shell/loaded-view.tsx';
import type { SiteFileViewModel } from './site-file.view-model.ts';

/** A document of a site: a picture as it is, a PDF by the browser's own viewer in a tab of its own (domain guide 6.11 "Documents", SECURITY.md §2.13). */
export const DocumentPreview = observer(
  ({
    model,
    base,
    document,
  }: {
    readonly model: SiteFileViewModel;
    readonly base: SiteFile;
    readonly document: SiteDocument;
  }) => {
    const { asOf, siteNum, timeZone } = base.account;
    const { gateway, viewer } = model.parts;
    const [shown] = useState(
      () =>
        new DocumentPreviewViewModel({
          read: () => gateway.document(siteNum, document.id),
          viewer,
        }),
    );
    useEffect(() => {
      void shown.load();
      return () => shown.dispose();
    }, [shown]);
    const { preview } = shown;
    return (
      <Dialog
        id="document-preview"
        title={document.name}
        size="md"
        onClose={() => model.close()}
        foot={
          <>
            <Button onClick={() => void model.download(document.id)}>Download</Button>
            {preview.at === 'ready' && preview.kind === 'tab' && (
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
          <Text tone="muted">
            {`${formatSize(document.size)}, stored by ${document.storedBy} `}
            <ZonedTime at={document.storedAt} now={asOf} timeZone={timeZone} />
          </Text>
          {preview.at === 'loading' && <Skeleton lines={6} label="Loading the document" />}
          {preview.at === 'failed' && (
            <NotLoaded text={preview.text} onRetry={() => void shown.load()} />
          )}
          {preview.at === 'ready' && preview.kind === 'picture' && (
            <ShownPicture src={preview.address} alt={document.name} />
          )}
          {preview.at === 'ready' && preview.kind === 'tab' && (
            <Text>A PDF opens in a tab of its own, in the viewer of your browser.</Text>
          )}
        </Stack>
      </Dialog>
    );
  },
);
