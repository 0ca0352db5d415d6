import { observer } from 'mobx-react-lite';
import { RESULT_WORDS } from '#core/audit/audit-list.ts';
import { auditResultSchema } from '#core/audit/audit-record.schema.ts';
import { Button } from '../kit/button.tsx';
import { FilterBar } from '../kit/data-list/list-layout.ts';
import { Field } from '../kit/field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import type { AuditViewModel } from './audit.view-model.ts';

/** A choice that leaves this side open. */
const ANY = 'any';

/** What is looked for: person, operation, result, target, days. */
export const AuditFilters = observer(({ model }: { readonly model: AuditViewModel }) => {
  const { list, operations } = model;
  const {
    person = '',
    operation = '',
    result = '',
    text = '',
    from = '',
    to = '',
  } = list.draft.filters;
  const type = (name: string) => (value: string) => list.type(name, value);
  const choose = (name: string) => (value: string) =>
    void list.filter(name, value === ANY ? '' : value);
  return (
    <FilterBar aria-label="Filter the record">
      <Field
        id="audit-person"
        label="Person"
        placeholder="Name or username"
        maxLength={100}
        value={person}
        onChange={type('person')}
      />
      <SelectField
        id="audit-operation"
        label="Operation"
        placeholder="Any"
        value={operation === '' ? ANY : operation}
        options={[
          { value: ANY, text: 'Any operation' },
          ...operations.map((name) => ({ value: name, text: name })),
        ]}
        onChange={choose('operation')}
      />
      <SelectField
        id="audit-result"
        label="Result"
        placeholder="Any"
        value={result === '' ? ANY : result}
        options={[
          { value: ANY, text: 'Any result' },
          ...auditResultSchema.options.map((one) => ({ value: one, text: RESULT_WORDS[one] })),
        ]}
        onChange={choose('result')}
      />
      <Field
        id="audit-text"
        label="Target"
        placeholder="Part of it"
        maxLength={100}
        value={text}
        onChange={type('text')}
      />
      <Field id="audit-from" label="From" type="date" value={from} onChange={type('from')} />
      <Field id="audit-to" label="To" type="date" value={to} onChange={type('to')} />
      <Button disabled={!list.narrowed} onClick={() => void list.clear()}>
        Clear filters
      </Button>
    </FilterBar>
  );
});
