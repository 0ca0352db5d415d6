import { observer } from 'mobx-react-lite';
import { auditResultSchema } from '#core/audit/audit-record.schema.ts';
import { Button } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { styled } from '../kit/styled.ts';
import type { AuditViewModel } from './audit.view-model.ts';
import { RESULT_WORDS } from './result-badge.tsx';

const Bar = styled('search', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'end',
    '& > div': { minWidth: '0', gridTemplateColumns: 'minmax(0, 1fr)' },
    '& input[type=date]': { px: '2' },
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '@media (min-width: 1280px)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr)) auto' },
    '@media (max-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** A choice that leaves this side open. */
const ANY = 'any';

/** What is looked for: person, operation, result, target, days. */
export const AuditFilters = observer(({ model }: { readonly model: AuditViewModel }) => {
  const { form, operations } = model;
  return (
    <Bar aria-label="Filter the record">
      <Field
        id="audit-person"
        label="Person"
        placeholder="Name or username"
        maxLength={100}
        value={form.person}
        onChange={(person) => model.type({ person })}
      />
      <SelectField
        id="audit-operation"
        label="Operation"
        placeholder="Any"
        value={form.operation === '' ? ANY : form.operation}
        options={[
          { value: ANY, text: 'Any operation' },
          ...operations.map((name) => ({ value: name, text: name })),
        ]}
        onChange={(chosen) => model.choose({ operation: chosen === ANY ? '' : chosen })}
      />
      <SelectField
        id="audit-result"
        label="Result"
        placeholder="Any"
        value={form.result === '' ? ANY : form.result}
        options={[
          { value: ANY, text: 'Any result' },
          ...auditResultSchema.options.map((result) => ({
            value: result,
            text: RESULT_WORDS[result],
          })),
        ]}
        onChange={(chosen) =>
          model.choose({ result: auditResultSchema.options.find((one) => one === chosen) ?? '' })
        }
      />
      <Field
        id="audit-text"
        label="Target"
        placeholder="Part of it"
        maxLength={100}
        value={form.text}
        onChange={(text) => model.type({ text })}
      />
      <Field
        id="audit-from"
        label="From"
        type="date"
        value={form.from}
        onChange={(from) => model.type({ from })}
      />
      <Field
        id="audit-to"
        label="To"
        type="date"
        value={form.to}
        onChange={(to) => model.type({ to })}
      />
      <Button disabled={!model.filtered} onClick={() => model.clear()}>
        Clear filters
      </Button>
    </Bar>
  );
});
