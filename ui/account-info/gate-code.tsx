import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { HIDDEN_CODE } from '#core/account-info/gate-code.schema.ts';
import type { AccountInfo } from '#core/account-info/account-info.schema.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { FormDialog, Refusal } from '../forms/form.tsx';
import { HiddenText } from '../kit/hidden-text.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { PasswordField } from '../kit/password-field.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import type { GateCodeViewModel } from './gate-code.view-model.ts';

/** The own password before a code is shown, so that an unlocked screen is not enough (SECURITY.md §2.7). */
const Check = observer(({ model }: { readonly model: GateCodeViewModel }) => (
  <FormDialog
    id="gate-check"
    title="Confirm that it is you"
    press="Show the code"
    busy={model.submission.busy}
    onClose={() => model.hide()}
    onSubmit={() => void model.confirm()}
  >
    <Refusal of={model.submission} />
    <Text tone="muted">Your password shows codes for 5 minutes. Each look is recorded.</Text>
    {/* Password managers ask whose password it is. */}
    <input type="hidden" name="username" autoComplete="username" value={model.username} />
    <PasswordField
      id="gate-password"
      name="password"
      label="Your password"
      autoComplete="current-password"
      data-first=""
      value={model.password}
      onChange={(text) => model.typePassword(text)}
    />
  </FormDialog>
));

/** The gate code of an account: dots of one length, and the code itself for a moment where somebody may see it (domain guide 6.4 "Showing"). */
export const GateCode = observer(
  ({ model, info }: { readonly model: GateCodeViewModel; readonly info: AccountInfo }) => {
    const { code } = model;
    // A page that nobody looks at shows nothing.
    useEffect(() => {
      const away = () => model.code !== null && model.hide();
      window.addEventListener('blur', away);
      return () => {
        window.removeEventListener('blur', away);
        model.hide();
      };
    }, [model]);
    return (
      <Stack gap={1}>
        <Row gap={3} wrap={1}>
          {code === null ? (
            <span>
              <span aria-hidden>{HIDDEN_CODE}</span>
              <HiddenText>On file, hidden</HiddenText>
            </span>
          ) : (
            <Text as="span" strong wrap="anywhere">
              {code}
            </Text>
          )}
          {model.mayReveal && code === null && (
            <LinkButton
              size="sm"
              aria-label="Reveal the gate code"
              onClick={() => void model.reveal(info.siteNum)}
            >
              Reveal
            </LinkButton>
          )}
          {code !== null && (
            <LinkButton size="sm" aria-label="Hide the gate code" onClick={() => model.hide()}>
              Hide
            </LinkButton>
          )}
        </Row>
        {code !== null && (
          <Text as="small" size="caption" tone="muted">
            {`Hidden again in ${counted(model.left.left, 'second')}`}
          </Text>
        )}
        {model.checking ? <Check model={model} /> : <Refusal of={model.submission} />}
      </Stack>
    );
  },
);
