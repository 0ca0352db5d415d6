import ArrowTopRightOnSquareIcon from '@heroicons/react/20/solid/ArrowTopRightOnSquareIcon';
import DocumentArrowDownIcon from '@heroicons/react/20/solid/DocumentArrowDownIcon';
import { HiddenText } from '../kit/hidden-text.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { styled } from '../kit/styled.ts';

const Anchor = styled('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '32px',
    textStyle: 'label',
    fontSize: '13px',
    color: 'accent.fg',
    borderRadius: 'xs',
    '&:hover': { textDecoration: 'underline' },
    '@media (pointer: coarse)': { minHeight: '44px' },
    '& > svg': { width: '20px', height: '20px' },
  },
});
const Button = styled('span', {
  base: { display: 'contents', '& svg': { width: '20px', height: '20px' } },
});

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
      <Button>
        <LinkButton size="sm" title={documentName} onClick={onDownload}>
          <DocumentArrowDownIcon aria-hidden />
          Download document
          <HiddenText> of {title}</HiddenText>
        </LinkButton>
      </Button>
    )}
    {url !== null && (
      <Anchor href={url} target="_blank" rel="noopener noreferrer">
        <ArrowTopRightOnSquareIcon aria-hidden />
        Open link
        <HiddenText> of {title}, in a new window</HiddenText>
      </Anchor>
    )}
  </>
);
