import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import {
  agenciesForm,
  agenciesFormSchema,
  type AgenciesForm,
} from '#core/site-file/agencies-form.schema.ts';
import type { SiteFile } from '#core/site-file/site-file.schema.ts';
import { Field } from '../kit/field.tsx';
import { FormAlert } from '../kit/form-alert.tsx';
import { Grid } from '../kit/grid.ts';
import { Part } from '../kit/part.tsx';
import { Stack } from '../kit/stack.ts';
import { EditorPanel } from '../shell/editor-panel.tsx';
import { draftsOf } from './editor-drafts.ts';
import { editFile } from './edit-file.ts';
import { NearAgenciesViewModel } from '../account-changes/near-agencies.view-model.ts';
import { NearAgencyLine } from '../account-changes/near-agency.tsx';
import { PermitFields } from './permit-fields.tsx';
import type { SiteFileViewModel } from './site-file.view-model.ts';
import {
  agenciesDraft,
  typedAgencies,
  type TypedAgencies,
  type TypedAgency,
} from './typed-agencies.ts';
import { useEditor } from './use-editor.ts';
import { readPlaced } from '../forms/place-errors.rule.ts';

type Account = SiteFile['account'];

const makeEditor = (model: SiteFileViewModel, base: SiteFile) => {
  const { gateway } = model.parts;
  const { siteNum } = base.account;
  const draft = draftsOf(model).agencies;
  const found = draft.take(siteNum, () => true);
  const done = model.closing();
  return editFile<Account, TypedAgencies, AgenciesForm>({
    base: found?.base ?? base.account,
    prefix: 'agencies-',
    typed: typedAgencies,
    draft: { kept: draft.kept, siteNum, key: 'agencies', values: found?.values ?? null },
    validate: (values) =>
      readPlaced(agenciesFormSchema, agenciesDraft(values), {
        lines: { agencies: 'Agency', permits: 'Permit' },
      }),
    send: (form, account) =>
      gateway.changeAgencies({ sn: siteNum, ...form, rev: account?.rev ?? 0 }),
    read: () => gateway.siteFile({ sn: siteNum }),
    pick: ({ account }) => account,
    isMine: ({ agencies, permits }, form) =>
      JSON.stringify(agenciesForm.pick({ agencies, permits })) === JSON.stringify(form),
    touch: ({ changedAt, changedBy }) => ({ who: changedBy, at: changedAt }),
    onSaved: () => done('Agencies and permits were saved'),
    onLost: () => void model.reading.reload(),
    words: 'Agencies and permits could not be saved. Nothing you typed is lost.',
    names: {
      agencies: {
        label: agenciesForm.labels.agencies,
        say: (all) =>
          all
            .filter(({ name, phone }) => name !== '' || phone !== '')
            .map(({ kind, name, phone }) => [`${kind}:`, name, phone].join(' ').trim())
            .join(', '),
      },
      permits: {
        label: agenciesForm.labels.permits,
        say: (all) => all.map(({ number, type }) => `${type} ${number}`.trim()).join(', '),
      },
    },
  });
};

type Editor = ReturnType<typeof makeEditor>['edit'];

const Agencies = observer(
  ({
    editor,
    isFirst,
    near,
  }: {
    readonly editor: Editor;
    readonly isFirst: boolean;
    readonly near: NearAgenciesViewModel;
  }) => {
    const { form } = editor;
    const type = (at: number, change: Partial<TypedAgency>): void =>
      form.type(
        'agencies',
        form.values.agencies.map((one, index) => (index === at ? { ...one, ...change } : one)),
      );
    return form.values.agencies.map(({ kind, name, phone }, at) => (
      <Stack key={kind} gap={2}>
        <Grid columns="fields" gap={4}>
          <Field
            id={`agency-${kind}`}
            label={kind}
            data-first={isFirst && at === 0 ? '' : undefined}
            value={name}
            error={null}
            onChange={(text) => type(at, { name: text })}
          />
          <Field
            id={`agency-${kind}-phone`}
            type="tel"
            label={`${kind} phone`}
            value={phone}
            error={null}
            onChange={(text) => type(at, { phone: text })}
          />
        </Grid>
        {name.trim() === '' && phone.trim() === '' && (
          <NearAgencyLine
            id={`agency-${kind}`}
            kind={kind}
            near={near}
            onUse={(agency) => type(at, agency)}
          />
        )}
      </Stack>
    ));
  },
);

/** The editor of the agencies to dispatch and the city's permits (domain guide 6.7 "Agencies", "Permits"). */
export const AgenciesEditor = observer(
  ({
    model,
    base,
    first = 'agencies',
  }: {
    readonly model: SiteFileViewModel;
    readonly base: SiteFile;
    readonly first?: keyof AgenciesForm | undefined;
  }) => {
    const editor = useEditor(() => makeEditor(model, base));
    const [near] = useState(
      () =>
        new NearAgenciesViewModel(() =>
          model.parts.gateway.nearAgencies({ sn: base.account.siteNum }),
        ),
    );
    useEffect(() => near.start(), [near]);
    const { errors } = editor.form;
    const wrong = [...(errors['agencies'] ?? []), ...(errors['permits'] ?? [])];
    return (
      <EditorPanel
        name="agencies"
        title="Agencies and permits"
        editor={editor}
        onClose={() => model.close()}
      >
        {wrong.length > 0 && <FormAlert tone="error" text={`${wrong.join('. ')}.`} />}
        <Part
          id="agencies-part"
          title="Agencies"
          text="One of each kind. Clear the name to remove it."
        >
          <Agencies editor={editor} isFirst={first === 'agencies'} near={near} />
        </Part>
        <Part id="permits-part" title="Permits" text="Many cities fine alarms without one.">
          <PermitFields
            permits={editor.form.values.permits}
            isFirst={first === 'permits'}
            onChange={(permits) => editor.form.type('permits', permits)}
          />
        </Part>
      </EditorPanel>
    );
  },
);
