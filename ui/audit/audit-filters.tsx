import { observer } from 'mobx-react-lite';
import { RESULT_WORDS } from '#core/audit/audit-list.ts';
import { auditResultSchema } from '#core/audit/audit-record.schema.ts';
import { Button } from '../kit/button.tsx';
import { FilterBar } from '../kit/data-list/filter-bar.ts';
import { Field } from '../kit/field.tsx';
import { ListChoice } from '../lists/list-choice.tsx';
import type { AuditViewModel } from './audit.view-model.ts';

const RESULTS = auditResultSchema.options.map((value) => ({ value, text: RESULT_WORDS[value] }));

/** What is looked for: person, operation, result, target, days. */
export const AuditFilters = observer(({ model }: { readonly model: AuditViewModel }) => {
  const { list, operations } = model;
  const typed = (name: string) => ({
    id: `audit-${name}`,
    value: list.draft.filters[name] ?? '',
    onChange: (value: string) => list.type(name, value),
  });
  return (
    <FilterBar aria-label="Filter the record">
      <Field {...typed('person')} label="Person" placeholder="Name or username" maxLength={100} />
      <ListChoice
        list={list}
        filter="operation"
        id="audit-operation"
        label="Operation"
        any="Any operation"
        options={operations.map((name) => ({ value: name, text: name }))}
      />
      <ListChoice
        list={list}
        filter="result"
        id="audit-result"
        label="Result"
        any="Any result"
        options={RESULTS}
      />
      <Field {...typed('text')} label="Target" placeholder="Part of it" maxLength={100} />
      <Field {...typed('from')} label="From" type="date" />
      <Field {...typed('to')} label="To" type="date" />
      <Button disabled={!list.narrowed} onClick={() => void list.clear()}>
        Clear filters
      </Button>
    </FilterBar>
  );
});
