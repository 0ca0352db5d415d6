import QuestionMarkCircleIcon from '@heroicons/react/20/solid/QuestionMarkCircleIcon';
import type { ReactNode } from 'react';
import type { PasswordRequirement } from '#core/login/password-requirements.rule.ts';
import { LinkButton } from '../kit/link-button.tsx';
import { styled } from '../kit/styled.ts';
import { usePopover } from '../kit/use-popover.ts';
import { PasswordRequirements } from '../login/steps/password-requirements.tsx';

const Root = styled('div', { base: { position: 'relative', display: 'grid', gap: '4' } });
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

/** Fields with a help flyout that lists the demands on a password and marks them while one types (spec §2.5); Escape and leaving the fields close it. */
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
  const { open, show, close, root, button } = usePopover();
  return (
    <Root {...root}>
      {first}
      <LinkButton
        ref={button}
        size="sm"
        aria-expanded={open}
        aria-controls={open ? 'password-help' : undefined}
        onClick={() => (open ? close() : show())}
      >
        <QuestionMarkCircleIcon width={20} height={20} aria-hidden />
        Password requirements
      </LinkButton>
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
