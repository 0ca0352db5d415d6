import { observer } from 'mobx-react-lite';
import { Form } from '../forms/form.tsx';
import { PasswordField } from '../kit/password-field.tsx';
import type { UserAccountViewModel } from './user-account.view-model.ts';
import { Text } from '../kit/text.ts';

/** The own password before a contact is changed, so that an unlocked screen is not enough (SECURITY.md §2.7). */
export const PasswordStage = observer(({ model }: { readonly model: UserAccountViewModel }) => (
  <Form width="form" afterAlert id="account-password" onSend={() => model.confirmPassword()}>
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
  </Form>
));
