import { observer } from 'mobx-react-lite';
import { ACCOUNT_LIMITS } from '#core/account-info/account-form.schema.ts';
import { HIDDEN_CODE } from '#core/passcodes/hidden-codes.ts';
import { LinkButton } from '../kit/link-button.tsx';
import { MaskedField } from '../kit/masked-field.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import type { SecretField } from '../forms/secret-field.ts';

/** A field to set a new gate code or remove the stored one. The field never contains the stored code (domain guide 6.7). */
export const GateCodeInput = observer(
  ({ field, onFile }: { readonly field: SecretField; readonly onFile: boolean }) =>
    field.removed ? (
      <Row gap={3} wrap={1}>
        <Text as="span" tone="muted">
          The gate code will be removed when you save.
        </Text>
        <LinkButton onClick={() => field.remove(false)}>Keep the gate code</LinkButton>
      </Row>
    ) : (
      <Stack gap={1}>
        <MaskedField
          id="account-gateCode"
          label="Gate code"
          help={
            onFile
              ? `On file: ${HIDDEN_CODE}. What you enter replaces it.`
              : 'Lets responders through the gate.'
          }
          counter={`${field.text.length} / ${ACCOUNT_LIMITS.hint}`}
          error={field.problem}
          value={field.text}
          onChange={(text) => field.type(text)}
        />
        {onFile && (
          <Row>
            <LinkButton size="sm" onClick={() => field.remove(true)}>
              Remove the gate code
            </LinkButton>
          </Row>
        )}
      </Stack>
    ),
);
