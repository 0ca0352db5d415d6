import ClipboardDocumentIcon from '@heroicons/react/16/solid/ClipboardDocumentIcon';
import { inlineRow } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';

const Tag = styled('button', {
  base: {
    ...inlineRow('1.5'),
    height: '24px',
    px: '2',
    border: 'default',
    borderRadius: 'sm',
    background: 'bg.subtle',
    color: 'fg.default',
    textStyle: 'caption',
    whiteSpace: 'nowrap',
    '& > svg': { boxSize: '16px', color: 'fg.subtle' },
    '&:hover': { borderColor: 'border.control', '& > svg': { color: 'fg.default' } },
    '@media (pointer: coarse)': { minHeight: '44px' },
    '@media print': { border: '0', padding: '0', '& > svg': { display: 'none' } },
  },
});

interface TagButtonProps {
  readonly label: string;
  readonly text: string;
  readonly onPress: () => void;
}

/** A number that people read out or paste elsewhere. Pressing it copies the number (kit README §7 "Tag"). */
export const TagButton = ({ label, text, onPress }: TagButtonProps) => (
  <Tag type="button" data-tag="" aria-label={label} title="Copy" onClick={onPress}>
    {text}
    <ClipboardDocumentIcon aria-hidden />
  </Tag>
);
