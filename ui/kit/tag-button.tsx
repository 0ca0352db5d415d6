import ClipboardDocumentIcon from '@heroicons/react/16/solid/ClipboardDocumentIcon';
import { styled } from './styled.ts';

const Tag = styled('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    height: '24px',
    px: '2',
    border: '1px solid',
    borderColor: 'border.default',
    borderRadius: 'sm',
    background: 'bg.subtle',
    color: 'fg.default',
    textStyle: 'caption',
    whiteSpace: 'nowrap',
    '& > svg': { width: '16px', height: '16px', color: 'fg.subtle' },
    '&:hover': { borderColor: 'border.control', '& > svg': { color: 'fg.default' } },
    '@media (pointer: coarse)': { minHeight: '44px' },
    '@media print': { border: '0', padding: '0', '& > svg': { display: 'none' } },
  },
});

/** A number people read out or paste elsewhere; a press copies it (kit README §7 "Tag"). */
export const TagButton = ({
  label,
  text,
  onPress,
}: {
  readonly label: string;
  readonly text: string;
  readonly onPress: () => void;
}) => (
  <Tag type="button" aria-label={label} title="Copy" onClick={onPress}>
    {text}
    <ClipboardDocumentIcon aria-hidden />
  </Tag>
);
