import BuildingOffice2Icon from '@heroicons/react/24/outline/BuildingOffice2Icon';
import type { MouseEvent } from 'react';
import type { DialogName } from '#core/navigation/dialogs.ts';
import type { Variant } from '#core/session/user.schema.ts';
import { Button } from '../kit/button.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { styled } from '../kit/styled.ts';

const Centered = styled('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    marginTop: '-8px',
    // The staff form: the page's first script marks it before anything is painted.
    '&[data-forgot]': { 'html[data-internal] &': { display: 'none' } },
  },
});
const Newcomer = styled('div', {
  base: {
    display: 'grid',
    gap: '3',
    paddingTop: '5',
    borderTop: '1px solid',
    borderColor: 'border.default',
    '& b': { textStyle: 'label', display: 'block', color: 'fg.default' },
    '& p': { color: 'fg.muted' },
  },
});
const Or = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    textStyle: 'small',
    color: 'fg.subtle',
    '&::before, &::after': {
      content: '""',
      flex: '1',
      borderTop: '1px solid',
      borderColor: 'border.default',
    },
  },
});

export interface SignInLinksProps {
  readonly variant: Variant;
  readonly onOpen: (dialog: string) => void;
}

/**
 * The ways in without a password to type (spec §2.4): forgotten, new, or through one's company. Each submits the form until the program listens, so that the page's first script keeps
 * an early press as it keeps that of Login.
 */
export const SignInLinks = ({ variant, onOpen }: SignInLinksProps) => {
  const opening = (dialog: DialogName) => ({
    type: 'submit' as const,
    value: dialog,
    'aria-haspopup': 'dialog' as const,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      event.preventDefault();
      // A dialog gives the focus back to whoever had it.
      event.currentTarget.focus();
      onOpen(dialog);
    },
  });
  const consumer = variant === 'consumer';
  return (
    <>
      <Centered data-forgot="">
        <LinkButton {...opening('forgot')}>
          {consumer ? 'Forgot your password?' : 'Forgot username or password?'}
        </LinkButton>
      </Centered>
      {consumer && (
        <Newcomer>
          <p>
            <b>New here?</b>
            You need your account number and account passcode. Both are on the letter from your
            alarm company.
          </p>
          <Button size="lg" {...opening('create-account')}>
            Create Account
          </Button>
        </Newcomer>
      )}
      {consumer ? (
        <Centered>
          <LinkButton {...opening('sso')}>Continue With Single Sign-On</LinkButton>
        </Centered>
      ) : (
        <>
          <Or>or</Or>
          <Button
            size="lg"
            icon={<BuildingOffice2Icon width={20} height={20} />}
            {...opening('sso')}
          >
            Continue With Single Sign-On
          </Button>
        </>
      )}
    </>
  );
};
