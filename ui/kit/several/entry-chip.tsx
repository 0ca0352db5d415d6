import XMarkIcon from '@heroicons/react/16/solid/XMarkIcon';
import { inlineRow } from '../looks.ts';
import { centered } from '../portal-looks.ts';
import { styled } from '../styled.ts';

const Chip = styled('span', {
  base: {
    ...inlineRow('1'),
    maxWidth: '100%',
    height: '1.75rem',
    paddingInline: '8px 2px',
    border: 'default',
    borderRadius: 'sm',
    background: 'bg.subtle',
    textStyle: 'small',
    fontWeight: '600',
    '@media (pointer: coarse)': { height: '2.125rem' },
  },
});
const Name = styled('span', {
  base: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
const Remove = styled('button', {
  base: {
    ...centered,
    boxSize: '24px',
    borderRadius: 'xs',
    flexShrink: '0',
    '&:hover': { background: 'bg.muted' },
    '& > svg': { boxSize: '16px' },
    '@media (pointer: coarse)': { boxSize: '34px' },
  },
});

/** A selected entry of a field, with a button that removes it. */
export const EntryChip = ({
  text,
  title,
  onRemove,
}: {
  readonly text: string;
  readonly title?: string;
  readonly onRemove: () => void;
}) => (
  <Chip title={title}>
    <Name>{text}</Name>
    <Remove type="button" aria-label={`Remove ${text}`} onClick={onRemove}>
      <XMarkIcon aria-hidden />
    </Remove>
  </Chip>
);
