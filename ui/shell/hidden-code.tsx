import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { counted } from '#core/kernel/counted.rule.ts';
import { HIDDEN_CODE, REVEALED_MS } from '#core/passcodes/hidden-codes.ts';
import { FormDialog, Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { CodeSlot } from '../kit/code-slot.ts';
import { HiddenText } from '../kit/hidden-text.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { PasswordField } from '../kit/password-field.tsx';
import { Text } from '../kit/text.ts';
import { TickRing } from './tick-ring.look.tsx';
import type { RevealViewModel } from './reveal.view-model.ts';

/** Asks for the person's password before a code is revealed, so that an unlocked screen is not enough (SECURITY.md §2.7). */
export const RevealCheck = observer(
  <Which extends string | number>({ of }: { readonly of: RevealViewModel<Which> }) =>
    of.checking && (
      <FormDialog
        id="reveal-check"
        title="Confirm that it is you"
        press="Show the code"
        busy={of.submission.busy}
        onClose={() => of.hide()}
        onSubmit={() => void of.confirm()}
      >
        <Refusal of={of.submission} />
        <Text tone="muted">
          Enter your password to show codes for 5 minutes. Each view is recorded.
        </Text>
        {/* A hidden username, which password managers need to find the password. */}
        <input type="hidden" name="username" autoComplete="username" value={of.username} />
        <PasswordField
          id="reveal-password"
          name="password"
          label="Your password"
          autoComplete="current-password"
          proof
          data-first=""
          value={of.password}
          onChange={(text) => of.typePassword(text)}
        />
      </FormDialog>
    ),
);

/** Hides the code when the page becomes invisible or the person leaves it. */
export const useHideUnseen = <Which extends string | number>(
  reveal: RevealViewModel<Which>,
): void => {
  useEffect(() => {
    const away = () => reveal.code !== null && reveal.hide();
    window.addEventListener('blur', away);
    return () => {
      window.removeEventListener('blur', away);
      reveal.hide();
    };
  }, [reveal]);
};

interface HiddenCodeProps<Which extends string | number> {
  readonly reveal: RevealViewModel<Which>;
  readonly which: Which;
  /** Name of the code, such as "the gate code". */
  readonly name: string;
}

const Hide = ({ label, onHide }: { readonly label: string; readonly onHide: () => void }) => {
  const button = useRef<HTMLButtonElement>(null);
  // Focuses the Hide button, because the button that was pressed is gone.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Button ref={button} size="sm" aria-label={label} onClick={onHide}>
      Hide
    </Button>
  );
};

/**
 * A stored code as a fixed count of dots, or for 20 seconds the code itself if the person may see it (domain guide 6.4
 * "Showing"). Deliberately has no copy button and no live region.
 */
export const HiddenCode = observer(
  <Which extends string | number>({ reveal, which, name }: HiddenCodeProps<Which>) => {
    const code = reveal.shown(which);
    if (code === null)
      return (
        <CodeSlot>
          <span aria-hidden data-dots="">
            {HIDDEN_CODE}
          </span>
          <HiddenText>On file, hidden</HiddenText>
          {reveal.mayReveal && (
            <LinkButton
              size="sm"
              aria-label={`Reveal ${name}`}
              onClick={() => void reveal.reveal(which)}
            >
              Reveal
            </LinkButton>
          )}
        </CodeSlot>
      );
    const { left, spoken } = reveal.left;
    return (
      <CodeSlot>
        <span data-code="">{code}</span>
        <TickRing left={left} of={REVEALED_MS / 1000} />
        <Hide label={`Hide ${name}`} onHide={() => reveal.hide()} />
        <HiddenText role="status">
          {spoken === null ? '' : `Hidden again in ${counted(spoken, 'second')}`}
        </HiddenText>
      </CodeSlot>
    );
  },
);
