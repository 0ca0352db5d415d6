import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ACCOUNT_LIMITS } from '#core/account-info/account-form.schema.ts';
import { CONTACT_LANGUAGES } from '#core/contacts/contact-text.ts';
import { gateCodeSchema } from '#core/account-info/gate-code.schema.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import type { SiteFile } from '#core/site-file/site-file.schema.ts';
import {
  SITE_FIELD_NAMES,
  siteForm,
  siteFormSchema,
  type SiteForm,
} from '#core/site-file/site-form.schema.ts';
import { PLAN_SERVICES, SITE_TYPES } from '#core/sites/site-types.ts';
import { GateCodeInput } from '../account-changes/gate-code-input.tsx';
import { useFocusWrong } from '../forms/form.tsx';
import { FormRows, type Controls } from '../forms/form-rows.tsx';
import { SecretField } from '../forms/secret-field.ts';
import { TickedField } from '../forms/ticked-field.tsx';
import { Field } from '../kit/field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { EditorPanel } from '../shell/editor-panel.tsx';
import { draftsOf } from './editor-drafts.ts';
import { editFile } from './edit-file.ts';
import type { SiteFileViewModel } from './site-file.view-model.ts';
import { useEditor } from './use-editor.ts';

type Account = SiteFile['account'];

/** Returns the form values of an account. A plan or type that is no longer offered becomes empty and must be chosen again. */
const typed = (account: Account | null) => {
  if (account === null) return siteForm.show(null);
  const { form, language, servicePlan, siteName: name, siteType } = account;
  return siteForm.show({
    ...form,
    name,
    siteType,
    language,
    servicePlan: PLAN_SERVICES.filter((service) => servicePlan.includes(service)),
  });
};

const OPTIONS = SITE_TYPES.map((value) => ({ value, text: value }));

const languageText = (code: string): string => CONTACT_LANGUAGES[code] ?? 'Not given';

const LANGUAGES = Object.entries(CONTACT_LANGUAGES).map(([value, text]) => ({ value, text }));

const makeEditor = (model: SiteFileViewModel, base: SiteFile, secret: SecretField) => {
  const { gateway } = model.parts;
  const { siteNum } = base.account;
  const draft = draftsOf(model).site;
  const found = draft.take(siteNum, () => true);
  const done = model.closing();
  return editFile<Account, ReturnType<typeof typed>, SiteForm>({
    base: found?.base ?? base.account,
    prefix: 'site-',
    typed,
    secret,
    draft: { kept: draft.kept, siteNum, key: 'site', values: found?.values ?? null },
    validate: (values) => readForm(siteFormSchema, siteForm.read(values)),
    send: (form, account) =>
      gateway.changeSite({ sn: siteNum, ...form, rev: account?.rev ?? 0, gateCode: secret.change }),
    read: () => gateway.siteFile({ sn: siteNum }),
    pick: ({ account }) => account,
    isMine: (account, form) =>
      JSON.stringify(typed(account)) === JSON.stringify(siteForm.show(form)),
    touch: ({ changedAt, changedBy }) => ({ who: changedBy, at: changedAt }),
    onSaved: () => done('The site was saved'),
    onLost: () => void model.reading.reload(),
    words: 'The site could not be saved. Nothing you typed is lost.',
    names: {
      ...SITE_FIELD_NAMES,
      language: { label: SITE_FIELD_NAMES.language, say: languageText },
    },
  });
};

/** The form for a site's names, type, plan, phones, e-mail addresses and hints (domain guide 6.11, 6.7). */
export const SiteEditor = observer(
  ({
    model,
    base,
    first = 'name',
  }: {
    readonly model: SiteFileViewModel;
    readonly base: SiteFile;
    readonly first?: keyof SiteForm | undefined;
  }) => {
    const [secret] = useState(() => new SecretField(gateCodeSchema));
    const editor = useEditor(() => makeEditor(model, base, secret));
    const { form } = editor;
    useFocusWrong(form);
    const begins = (field: keyof SiteForm) => (first === field ? '' : undefined);
    const line = (
      field:
        | 'name'
        | 'displayName'
        | 'serviceMail'
        | 'billingMail'
        | 'premisesPhone'
        | 'callFirst'
        | 'callSecond',
      more: { readonly type?: string; readonly help?: string } = {},
    ) => (
      <Field
        {...form.bind(field)}
        {...more}
        data-first={begins(field)}
        label={SITE_FIELD_NAMES[field]}
      />
    );
    const hint = (field: 'directions' | 'hazards' | 'pets', help: string) => (
      <TextAreaField
        {...form.bind(field)}
        data-first={begins(field)}
        label={SITE_FIELD_NAMES[field]}
        help={help}
        counter={`${form.values[field].length} / ${ACCOUNT_LIMITS.hint}`}
      />
    );
    const controls: Controls<keyof SiteForm | 'gateCode'> = {
      name: line('name', { help: 'Used by operators and responders.' }),
      displayName: line('displayName', { help: 'What the customer sees in the portal.' }),
      siteType: (
        <SelectField
          {...form.bind('siteType')}
          label={SITE_FIELD_NAMES.siteType}
          placeholder="Choose a type"
          options={OPTIONS}
          value={SITE_TYPES.find((type) => type === form.values.siteType) ?? ''}
        />
      ),
      servicePlan: (
        <TickedField
          {...form.bind('servicePlan')}
          label={SITE_FIELD_NAMES.servicePlan}
          options={PLAN_SERVICES}
        />
      ),
      language: (
        <SelectField
          {...form.bind('language')}
          label={SITE_FIELD_NAMES.language}
          placeholder="Not given"
          help="Operators speak it when they can. A contact can have a different one."
          options={LANGUAGES}
          value={form.values.language}
        />
      ),
      premisesPhone: line('premisesPhone', { type: 'tel' }),
      callFirst: line('callFirst', { type: 'tel', help: 'Called before anyone is dispatched.' }),
      callSecond: line('callSecond', { type: 'tel', help: 'Called next.' }),
      serviceMail: line('serviceMail', { type: 'email' }),
      billingMail: line('billingMail', { type: 'email' }),
      directions: hint('directions', 'How responders find the entrance.'),
      hazards: hint('hazards', 'What responders should know before they enter.'),
      pets: hint('pets', 'Animals responders may meet.'),
      gateCode: model.may.setCode ? (
        <GateCodeInput field={secret} onFile={base.account.gateCodeOnFile} />
      ) : null,
    };
    return (
      <EditorPanel name="site" title="Edit site" editor={editor} onClose={() => model.close()}>
        <FormRows
          controls={controls}
          rows={[{ fields: ['callFirst', 'callSecond'], columns: 'fields', gap: 4 }]}
        />
      </EditorPanel>
    );
  },
);
