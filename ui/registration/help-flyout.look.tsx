import QuestionMarkCircleIcon from '@heroicons/react/20/solid/QuestionMarkCircleIcon';
import { useState, type ReactNode } from 'react';
import { LinkButton } from '../kit/link-button.tsx';
import { styled } from '../kit/styled.ts';

const Root = styled('div', { base: { position: 'relative', display: 'grid', gap: '4' } });
const First = styled('div', {
  base: { display: 'grid', gap: '1', '& > [data-opener]': { justifySelf: 'start' } },
});
const Flyout = styled('div', {
  base: {
    display: 'grid',
    gap: '2',
    padding: '4',
    background: 'bg.raised',
    border: 'default',
    borderRadius: 'md',
    // Places the flyout beside the fields on wide screens, so that it covers no field.
    '@media (min-width: 80rem)': {
      position: 'absolute',
      zIndex: '70',
      top: '0',
      insetInlineStart: 'calc(100% + 48px)',
      width: '20rem',
      boxShadow: 'overlay',
      animation: 'appear .16s',
    },
  },
});
const Title = styled('h2', { base: { textStyle: 'label' } });

interface HelpFlyoutProps {
  readonly id: string;
  /** Label of the help button after the first field. */
  readonly opener: string;
  readonly title: string;
  readonly help: ReactNode;
  readonly first: ReactNode;
  readonly rest: ReactNode;
}

/**
 * Form fields; the first has a help flyout. Only the person closes the flyout, because on phones an automatic close would
 * move the buttons below while they are pressed.
 */
export const HelpFlyout = ({ id, opener, title, help, first, rest }: HelpFlyoutProps) => {
  const [open, setOpen] = useState(false);
  return (
    <Root
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
      }}
    >
      <First>
        {first}
        <LinkButton
          size="sm"
          data-opener=""
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          <QuestionMarkCircleIcon width={20} height={20} aria-hidden />
          {opener}
        </LinkButton>
      </First>
      {open && (
        <Flyout id={id}>
          <Title>{title}</Title>
          {help}
        </Flyout>
      )}
      {rest}
    </Root>
  );
};
