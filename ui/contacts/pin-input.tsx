import { observer } from 'mobx-react-lite';
import { CONTACT_LIMITS } from '#core/contacts/contact-limits.ts';
import type { SecretField } from '../forms/secret-field.ts';
import { LinkButton } from '../kit/link-button.tsx';
import { MaskedField } from '../kit/masked-field.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';

/** A field to set a new PIN or remove the stored one. The field never contains the stored PIN (domain guide 6.2). */
export const PinInput = observer(
  ({ field, onFile }: { readonly field: SecretField; readonly onFile: boolean }) =>
    field.removed ? (
      <Row gap={3} wrap={1}>
        <Text as="span" tone="muted">
          The PIN will be removed when you save.
        </Text>
        <LinkButton onClick={() => field.remove(false)}>Keep the PIN</LinkButton>
      </Row>
    ) : (
      <Stack gap={1}>
        <MaskedField
          id="contact-pin"
          label="PIN"
          help={
            onFile
              ? 'PIN set •••. What you enter replaces it.'
              : 'Spoken on the phone to prove authority. It is not the keypad code.'
          }
          counter={`${field.text.trim().length} / ${CONTACT_LIMITS.pinMax}`}
          error={field.problem}
          value={field.text}
          onChange={(text) => field.type(text)}
        />
        {onFile && (
          <Row>
            <LinkButton size="sm" onClick={() => field.remove(true)}>
              Remove the PIN
            </LinkButton>
          </Row>
        )}
      </Stack>
    ),
);
