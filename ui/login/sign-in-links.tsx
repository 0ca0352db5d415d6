import BuildingOffice2Icon from '@heroicons/react/24/outline/BuildingOffice2Icon';
import type { MouseEvent } from 'react';
import type { DialogName } from '#core/navigation/dialogs.ts';
import type { Variant } from '#core/session/user.schema.ts';
import { Button } from '../kit/button.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import {
  EntryOffer,
  EntryOfferTitle,
  EntryOfferText,
  EntryOption,
  OrLine,
} from './entry-offer.look.tsx';

export interface SignInLinksProps {
  readonly variant: Variant;
  readonly onOpen: (dialog: string) => void;
}

/**
 * Links for a forgotten password, a new user and company sign-in (spec §2.4). Until hydration the links are submit
 * buttons, so that the page's first script records an early press.
 */
export const SignInLinks = ({ variant, onOpen }: SignInLinksProps) => {
  const opening = (dialog: DialogName) => ({
    type: 'submit' as const,
    value: dialog,
    'aria-haspopup': 'dialog' as const,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      event.preventDefault();
      // Focuses the button, because closing the dialog returns the focus to the element that had the focus before.
      event.currentTarget.focus();
      onOpen(dialog);
    },
  });
  const consumer = variant === 'consumer';
  return (
    <>
      <EntryOption guests>
        <LinkButton {...opening('forgot')}>
          {consumer ? 'Forgot your password?' : 'Forgot username or password?'}
        </LinkButton>
      </EntryOption>
      {consumer && (
        <EntryOffer>
          <EntryOfferText>
            <EntryOfferTitle>New here?</EntryOfferTitle>
            You need your account number and account passcode. Both are on the letter from your
            alarm company.
          </EntryOfferText>
          <Button size="lg" {...opening('create-msa-user')}>
            Create Account
          </Button>
        </EntryOffer>
      )}
      {consumer ? (
        <EntryOption>
          <LinkButton {...opening('sso')}>Continue With Single Sign-On</LinkButton>
        </EntryOption>
      ) : (
        <>
          <OrLine>or</OrLine>
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
