import ArrowTopRightOnSquareIcon from '@heroicons/react/20/solid/ArrowTopRightOnSquareIcon';
import DocumentArrowDownIcon from '@heroicons/react/20/solid/DocumentArrowDownIcon';
import { HiddenText } from '../kit/hidden-text.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { TextLink } from '../kit/links.ts';

/** The two ways on from an item: its document, and the address it names in a window of its own that knows nothing of ours. */
export const NewsLinks = ({
  title,
  documentName,
  url,
  onDownload,
}: {
  readonly title: string;
  readonly documentName: string | null;
  readonly url: string | null;
  readonly onDownload: () => void;
}) => (
  <>
    {documentName !== null && (
      <LinkButton size="sm" title={documentName} onClick={onDownload}>
        <DocumentArrowDownIcon width={20} height={20} aria-hidden />
        Download document
        <HiddenText> of {title}</HiddenText>
      </LinkButton>
    )}
    {url !== null && (
      <TextLink size="tile">
        <a href={url} target="_blank" rel="noopener noreferrer">
          <ArrowTopRightOnSquareIcon aria-hidden />
          Open link
          <HiddenText> of {title}, in a new window</HiddenText>
        </a>
      </TextLink>
    )}
  </>
);
