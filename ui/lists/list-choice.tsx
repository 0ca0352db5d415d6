import { observer } from 'mobx-react-lite';
import { SelectField, type SelectFieldProps } from '../kit/select-field.tsx';
import { ListField } from './list-tools.look.tsx';
import type { ListViewModel } from './list.view-model.ts';

type ListChoiceProps<Row> = Pick<SelectFieldProps<string>, 'id' | 'label' | 'options'> & {
  readonly list: ListViewModel<Row>;
  readonly filter: string;
  readonly any: string;
};

/** A choice that leaves the filter open. */
const OPEN = 'all';

/** A filter chosen of a few words; the first choice, `any`, takes it away. */
export const ListChoice = observer(
  <Row,>({ list, filter, any, options, ...field }: ListChoiceProps<Row>) => (
    <SelectField
      {...field}
      placeholder={any}
      options={[{ value: OPEN, text: any }, ...options]}
      value={list.draft.filters[filter] ?? OPEN}
      onChange={(value) => void list.filter(filter, value === OPEN ? '' : value)}
    />
  ),
);

/** The same beside the search of its list. */
export const ChoiceBeside = <Row,>(choice: ListChoiceProps<Row>) => (
  <ListField of="choice">
    <ListChoice {...choice} />
  </ListField>
);
