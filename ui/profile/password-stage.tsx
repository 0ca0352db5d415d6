import { observer } from 'mobx-react-lite';
import { PasswordField } from '../kit/password-field.tsx';
import type { UserAccountViewModel } from './user-account.view-model.ts';
import { FormStack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';

/** The own password before a contact is changed, so that an unlocked screen is not enough (SECURITY.md §2.7). */
export const PasswordStage = observer(({ model }: { readonly model: UserAccountViewModel }) => (
  <FormStack
    gap={4}
    width="form"
    afterAlert
    id="account-password"
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      void model.confirmPassword();
    }}
  >
    <Text tone="muted" wrap="anywhere" names>
      To change where codes and messages reach you, confirm that it is you.
    </Text>
    {/* Password managers ask whose password it is. */}
    <input type="hidden" name="username" autoComplete="username" value={model.person?.username} />
    <PasswordField
      id="confirm-password"
      name="password"
      label="Your password"
      autoComplete="current-password"
      autoFocus
      value={model.password}
      onChange={(text) => model.typePassword(text)}
    />
  </FormStack>
));
