import { observer } from 'mobx-react-lite';
import { FormDialog, Refusal } from '../forms/form.tsx';
import { Field } from '../kit/field.tsx';
import { Text } from '../kit/text.ts';
import type { AccountBeginnings } from './account-beginnings.ts';

/** A dialog that asks for the name of the template saved from the draft. */
export const KeepTemplate = observer(
  ({ beginnings }: { readonly beginnings: AccountBeginnings }) => (
    <FormDialog
      id="keep-template"
      title="Save as template"
      press="Save template"
      busy={beginnings.keeping.busy}
      onClose={() => beginnings.name(null)}
      onSubmit={() => void beginnings.keep()}
    >
      <Refusal of={beginnings.keeping} />
      <Text tone="muted">
        Includes zones, areas, hours, devices and services. People, addresses, numbers and codes are
        not included.
      </Text>
      <Field
        id="template-name"
        data-first=""
        label="Name"
        autoComplete="off"
        value={beginnings.naming ?? ''}
        onChange={(text) => beginnings.name(text)}
      />
    </FormDialog>
  ),
);
