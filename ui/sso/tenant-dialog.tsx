import { observer } from 'mobx-react-lite';
import { Form } from '../forms/form.tsx';
import { useEffect, useRef } from 'react';
import { LIMITS } from '#core/kernel/limits.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Field } from '../kit/field.tsx';
import { FormAlert } from '../kit/form-alert.tsx';
import { Text } from '../kit/text.ts';
import type { SsoViewModel } from './sso.view-model.ts';

/** Whose company it is, where no dealer is known: the tenant picker (spec §2.4, §5). */
export const TenantDialog = observer(({ model }: { readonly model: SsoViewModel }) => {
  const field = useRef<HTMLInputElement>(null);
  const { refusals, problem } = model;
  useEffect(() => {
    if (refusals > 0) field.current?.focus();
  }, [refusals]);
  return (
    <Dialog
      id="sso"
      title="Find your company"
      size="md"
      onClose={() => model.close()}
      foot={
        <>
          <Button onClick={() => model.back()}>Back</Button>
          <Button look="primary" type="submit" form="sso-form" busy={model.busy}>
            Continue
          </Button>
        </>
      }
    >
      <Form id="sso-form" onSend={() => model.submit()}>
        <Text tone="muted">Single sign-on takes you to your own company’s sign-in.</Text>
        {problem !== null && <FormAlert tone="error" text={problem} />}
        <Field
          id="team-domain"
          ref={field}
          data-first=""
          label="Team Domain"
          help="The short name your company chose. Whoever looks after your accounts knows it."
          autoComplete="organization"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={LIMITS.teamDomain}
          required
          value={model.teamDomain}
          error={model.fieldError}
          onChange={(text) => model.type(text)}
          onBlur={() => model.leaveField()}
        />
      </Form>
    </Dialog>
  );
});
