import type { SiteDocument, SiteFile } from '#core/site-file/site-file.schema.ts';
import { DocumentPreview } from '../documents/document-preview.tsx';
import { formatSize } from '../kit/format-size.ts';
import { Text } from '../kit/text.ts';
import { ZonedTime } from '../kit/zoned-time.tsx';
import { useModel } from '../shell/use-model.ts';
import type { SiteFileViewModel } from './site-file.view-model.ts';

interface SiteDocumentPreviewProps {
  readonly model: SiteFileViewModel;
  readonly base: SiteFile;
  readonly document: SiteDocument;
}

/** The preview of a site's document, with who stored the document and when (domain guide 6.11 "Documents"). */
export const SiteDocumentPreview = ({ model, base, document }: SiteDocumentPreviewProps) => {
  const { asOf, siteNum, timeZone } = base.account;
  const { gateway } = model.parts;
  const viewer = useModel('siteFileViewer');
  return (
    <DocumentPreview
      id="document-preview"
      title={document.name}
      read={() => gateway.siteDocument({ sn: siteNum, id: document.id })}
      viewer={viewer}
      onDownload={() => void model.download(document.id)}
      onClose={() => model.close()}
    >
      <Text tone="muted">
        {`${formatSize(document.size)}, added by ${document.storedBy} `}
        <ZonedTime at={document.storedAt} now={asOf} timeZone={timeZone} />
      </Text>
    </DocumentPreview>
  );
};
