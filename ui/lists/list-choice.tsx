import { observer } from 'mobx-react-lite';
import { SelectField, type SelectFieldProps } from '../kit/select-field.tsx';
import type { ListViewModel } from './list.view-model.ts';

type ListChoiceProps<Row> = Pick<SelectFieldProps<string>, 'id' | 'label' | 'options'> & {
  readonly list: ListViewModel<Row>;
  readonly filter: string;
  readonly any: string;
};

/** The value of the option that sets no filter. */
const OPEN = 'all';

/** A filter field with a few options. The first option, `any`, clears the filter. */
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
