import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { Row, Stack } from '../kit/stack.ts';
import type { NewAccountViewModel } from './new-account.view-model.ts';

const NOTHING = 'nothing';
const SITE = 'site';

/** Lets the person start from an empty form, a template, or a copy of one of the dealer's sites. */
export const StartFrom = observer(({ model }: { readonly model: NewAccountViewModel }) => {
  const { beginnings } = model;
  const [chosen, choose] = useState('');
  useEffect(() => {
    if (beginnings.templates.state.at !== 'ready') void beginnings.templates.load();
  }, [beginnings]);
  const take = (value: string): void => {
    choose(value);
    if (value !== NOTHING && value !== SITE) void beginnings.takeTemplate(value);
  };
  return (
    <Stack gap={3}>
      <SelectField
        id="account-start-from"
        label="Start from"
        placeholder={model.draft.from ?? 'An empty account'}
        help={model.draft.from ?? 'A template or another site fills in zones, hours and services.'}
        value={chosen}
        options={[
          { value: NOTHING, text: 'An empty account' },
          ...beginnings.listed.map(({ id, name }) => ({ value: id, text: name })),
          { value: SITE, text: 'Copy from one of your sites…' },
        ]}
        onChange={take}
      />
      {chosen === SITE && (
        <>
          <Field
            id="account-copy-site"
            label="Site number"
            inputMode="numeric"
            autoComplete="off"
            help="Its people, address, numbers and codes are not copied."
            value={beginnings.siteNum}
            onChange={(text) => beginnings.nameSite(text)}
          />
          <Row>
            <Button
              size="sm"
              busy={beginnings.taking.busy}
              onClick={() => void beginnings.takeSite()}
            >
              Copy
            </Button>
          </Row>
        </>
      )}
      <Refusal of={beginnings.taking} />
    </Stack>
  );
});
