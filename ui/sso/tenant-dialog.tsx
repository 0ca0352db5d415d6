import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { LIMITS } from '#core/kernel/limits.ts';
import { FormDialog } from '../forms/form.tsx';
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
    <FormDialog
      id="sso"
      title="Find your company"
      press="Continue"
      busy={model.busy}
      onBack={() => model.back()}
      onClose={() => model.close()}
      onSubmit={() => void model.submit()}
    >
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
    </FormDialog>
  );
});
