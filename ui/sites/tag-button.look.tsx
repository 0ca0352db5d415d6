import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import ClipboardDocumentIcon from '@heroicons/react/16/solid/ClipboardDocumentIcon';
import XMarkIcon from '@heroicons/react/16/solid/XMarkIcon';
import { HiddenText } from '../kit/hidden-text.tsx';
import { inlineRow } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';
import type { Copied } from '../kit/use-copy.ts';

const Tag = styled('button', {
  base: {
    ...inlineRow('1.5'),
    height: '1.5rem',
    px: '2',
    border: 'default',
    borderRadius: 'sm',
    background: 'bg.subtle',
    color: 'fg.default',
    textStyle: 'caption',
    whiteSpace: 'nowrap',
    '& > svg': { boxSize: '16px', color: 'fg.subtle' },
    '&:hover': { borderColor: 'border.control', '& > svg': { color: 'fg.default' } },
    '&[data-copied=done] > svg': { color: 'state.ok.solid' },
    '&[data-copied=refused] > svg': { color: 'state.alarm.solid' },
    '@media (pointer: coarse)': { minHeight: '44px' },
    '@media print': { border: '0', padding: '0', '& > svg': { display: 'none' } },
  },
});

const ICONS = { 'not yet': ClipboardDocumentIcon, done: CheckIcon, refused: XMarkIcon } as const;

interface TagButtonProps {
  readonly label: string;
  readonly text: string;
  readonly copied: Copied;
  /** What happened to the last press, for screen readers; empty for nothing. */
  readonly said: string;
  readonly onPress: () => void;
}

/** A number that people read out or paste elsewhere. Pressing it copies the number (kit README §7 "Tag"). */
export const TagButton = ({ label, text, copied, said, onPress }: TagButtonProps) => {
  const Icon = ICONS[copied];
  return (
    <>
      <Tag
        type="button"
        data-tag=""
        data-copied={copied}
        aria-label={label}
        title={said === '' ? 'Copy' : said}
        onClick={onPress}
      >
        {text}
        <Icon aria-hidden />
      </Tag>
      <HiddenText role="status">{said}</HiddenText>
    </>
  );
};
