import ChevronDownIcon from '@heroicons/react/16/solid/ChevronDownIcon';
import type { ComponentType, SVGProps } from 'react';
import { LinkButton } from './link-button.tsx';
import { row } from './looks.ts';
import { styled } from './styled.ts';

const Bar = styled('div', {
  base: {
    ...row('2'),
    paddingTop: '2',
    borderTop: 'subtle',
    '& svg': { boxSize: '16px', transition: 'transform .12s' },
    '& > [aria-expanded]': { marginInlineStart: 'auto' },
    '& > [aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
    // As the only content of a card, the bar needs no border, because the card's header already has one.
    '[data-card-body] > &': { '&:only-child': { paddingTop: '0', borderTop: '0' } },
  },
});

interface FoldBarProps {
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly text: string;
  readonly opener: string;
  readonly open: boolean;
  /** The id of the element that the button opens. */
  readonly controls: string;
  readonly onToggle: () => void;
}

/** A line of text with a button that opens related content elsewhere on the page. */
export const FoldBar = ({ icon: Icon, text, opener, open, controls, onToggle }: FoldBarProps) => (
  <Bar>
    <Icon />
    <span>{text}</span>
    <LinkButton
      size="sm"
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onToggle}
    >
      {opener}
      <ChevronDownIcon />
    </LinkButton>
  </Bar>
);
