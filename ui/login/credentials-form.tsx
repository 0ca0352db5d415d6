import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import { Button } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { FormAlert } from '../kit/form-alert.tsx';
import { keepFocus } from '../kit/keep-focus.ts';
import { PasswordField } from '../kit/password-field.tsx';
import { FormStack } from '../kit/stack.ts';
import { EntryHead } from '../kit/entry-head.tsx';
import { EntryOffer, EntryOfferTitle, EntryOfferText } from './entry-offer.look.tsx';
import { usePageData } from '../shell/page-data.ts';
import { useRegistry } from '../shell/registry.ts';
import type { CredentialField, CredentialsViewModel } from './credentials.view-model.ts';
import { SignInLinks } from './sign-in-links.tsx';
import { repeatEarlyPresses, takeEarlyInput } from './early-input.ts';
import type { LoginViewModel } from './login.view-model.ts';

const WORDS = {
  dealer: { label: 'Username', title: 'Sign in' },
  consumer: { label: 'Email', title: 'Sign in to your account' },
} as const;

const subtitle = (variant: keyof typeof WORDS, providerName: string): string =>
  variant === 'consumer'
    ? 'See your system, your call list and your alarms.'
    : `For alarm dealers and ${providerName.split(' ')[0] ?? providerName} staff.`;

/** Focuses the first invalid field after Login was pressed, even if the press came before the script started. */
const focusWrong = async (
  form: HTMLFormElement,
  press: Promise<CredentialField | null>,
): Promise<void> => {
  const wrong = await press;
  const field = wrong === null ? null : form.elements.namedItem(wrong);
  if (field instanceof HTMLInputElement) field.focus();
};

/** The first step of every sign-in (spec §2.4). Until the script has started, the form is plain HTML. */
export const CredentialsForm = observer(
  ({
    login,
    credentials,
  }: {
    readonly login: LoginViewModel;
    readonly credentials: CredentialsViewModel;
  }) => {
    const dialogs = useRegistry().create('dialogs');
    const { providerName } = usePageData().configuration;
    const form = useRef<HTMLFormElement>(null);
    const { variant } = credentials;
    const { notice } = login;

    useLayoutEffect(() => {
      if (form.current === null) return;
      const early = takeEarlyInput(form.current);
      void focusWrong(form.current, credentials.adopt(early, login.ahead));
      if (early.dialog !== null) dialogs.open(early.dialog, early.identifier);
    }, [credentials, login, dialogs]);

    useEffect(() => repeatEarlyPresses(window), []);

    const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
      event.preventDefault();
      void focusWrong(event.currentTarget, credentials.submit());
    };

    return (
      <FormStack
        gap={5}
        ref={form}
        method="post"
        action="/login"
        noValidate
        aria-label={WORDS[variant].title}
        onMouseDown={keepFocus}
        onSubmit={submit}
      >
        <EntryHead
          title={WORDS[variant].title}
          text={subtitle(variant, providerName)}
          large={variant === 'dealer'}
        />
        {notice !== null && (
          <FormAlert key={notice.id} {...notice} onExpire={() => login.clearNotice()} />
        )}
        <Field
          id="identifier"
          name="identifier"
          label={WORDS[variant].label}
          type={variant === 'consumer' ? 'email' : 'text'}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={credentials.identifier}
          error={credentials.error('identifier')}
          onChange={(value) => credentials.type('identifier', value)}
          onBlur={() => credentials.leave('identifier')}
        />
        <PasswordField
          id="password"
          name="password"
          label="Password"
          autoComplete="current-password"
          value={credentials.password}
          error={credentials.error('password')}
          onChange={(value) => credentials.type('password', value)}
          onBlur={() => credentials.leave('password')}
        />
        <Button type="submit" look="primary" size="lg" block busy={login.busy}>
          Login
        </Button>
        {login.heldBack && (
          <EntryOffer>
            <EntryOfferText>
              <EntryOfferTitle>Is someone else trying to use your account?</EntryOfferTitle>
              Enter a code from your email or phone, and your own sign-in is checked right away.
            </EntryOfferText>
            <Button
              size="lg"
              onClick={({ currentTarget: { form: own } }) => {
                const handed = credentials.hand((input) => login.prove(input));
                if (own !== null) void focusWrong(own, handed);
              }}
            >
              Send me a code
            </Button>
          </EntryOffer>
        )}
        <SignInLinks
          variant={variant}
          onOpen={(dialog) => dialogs.open(dialog, credentials.identifier)}
        />
      </FormStack>
    );
  },
);
