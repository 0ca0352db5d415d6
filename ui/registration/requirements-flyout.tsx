import QuestionMarkCircleIcon from '@heroicons/react/20/solid/QuestionMarkCircleIcon';
import { useState, type ReactNode } from 'react';
import type { PasswordRequirement } from '#core/login/password-requirements.rule.ts';
import { LinkButton } from '../kit/link-button.tsx';
import { styled } from '../kit/styled.ts';
import { PasswordRequirements } from '../login/steps/password-requirements.tsx';

const Root = styled('div', { base: { position: 'relative', display: 'grid', gap: '4' } });
const First = styled('div', {
  base: { display: 'grid', gap: '1', '& > button': { justifySelf: 'start' } },
});
const Flyout = styled('div', {
  base: {
    display: 'grid',
    gap: '2',
    padding: '4',
    background: 'bg.raised',
    border: '1px solid',
    borderColor: 'border.default',
    borderRadius: 'md',
    '& > h2': { textStyle: 'label' },
    // Beside the fields where there is room, so that it covers nothing that is being typed.
    '@media (min-width: 1280px)': {
      position: 'absolute',
      zIndex: '70',
      top: '0',
      insetInlineStart: 'calc(100% + 48px)',
      width: '320px',
      boxShadow: 'overlay',
      animation: 'appear .16s',
    },
  },
});

/**
 * Fields with a help flyout that lists the demands on a password and marks them while one types (spec §2.5). It stays
 * until it is closed: on phones it moves what is below, and a press must not lose its button.
 */
export const RequirementsFlyout = ({
  requirements,
  first,
  rest,
}: {
  readonly requirements: readonly PasswordRequirement[];
  /** The password itself; the button follows it. */
  readonly first: ReactNode;
  readonly rest: ReactNode;
}) => {
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
          aria-expanded={open}
          aria-controls={open ? 'password-help' : undefined}
          onClick={() => setOpen(!open)}
        >
          <QuestionMarkCircleIcon width={20} height={20} aria-hidden />
          Password requirements
        </LinkButton>
      </First>
      {open && (
        <Flyout id="password-help">
          <h2>A good password</h2>
          <PasswordRequirements requirements={requirements} />
        </Flyout>
      )}
      {rest}
    </Root>
  );
};
