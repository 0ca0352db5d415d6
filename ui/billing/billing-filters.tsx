import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import type { InvoicePage } from '#core/billing/invoice-detail.schema.ts';
import { dayLabel } from '#core/kernel/calendar-day.rule.ts';
import { DateField } from '../kit/dates/date-field.tsx';
import { ListChoice } from '../lists/list-choice.tsx';
import { ListFilters } from '../lists/list-filters.tsx';
import type { ListViewModel } from '../lists/list.view-model.ts';

interface Props<Row> {
  readonly list: ListViewModel<Row>;
  /** Prefix of the field ids. */
  readonly name: string;
  readonly branches: InvoicePage['branches'];
  /** The additional filter that only this list has. */
  readonly own: Pick<
    ComponentProps<typeof ListChoice<Row>>,
    'filter' | 'label' | 'any' | 'options'
  >;
}

const Fields = observer(<Row,>({ branches, list, name, own }: Props<Row>) => {
  const day = (filter: 'from' | 'to', label: string) => (
    <DateField
      id={`${name}-${filter}`}
      label={label}
      value={list.draft.filters[filter] ?? ''}
      error={list.complaintOf(filter)}
      onChange={(value) => list.type(filter, value)}
    />
  );
  return (
    <>
      <ListChoice list={list} id={`${name}-${own.filter}`} {...own} />
      {day('from', 'From')}
      {day('to', 'To')}
      {branches.length > 1 && (
        <ListChoice
          list={list}
          filter="branch"
          id={`${name}-branch`}
          label="Branch"
          any="All branches"
          options={branches.map(({ siteGroupName, siteGroupNum }) => ({
            value: String(siteGroupNum),
            text: siteGroupName,
          }))}
        />
      )}
    </>
  );
});

/** The filters of a billing list: the list's own filter, the first and last day, and the branch if there are several. */
export const BillingFilters = <Row,>(props: Props<Row>) => (
  <ListFilters list={props.list} fields={() => <Fields {...props} />} />
);

/** Returns the chip text of an active filter. */
export const filterText = (
  name: string,
  value: string,
  branches: InvoicePage['branches'],
): string => {
  switch (name) {
    case 'from':
      return `From ${dayLabel(value)}`;
    case 'to':
      return `To ${dayLabel(value)}`;
    case 'branch':
      return `Branch: ${branches.find((one) => String(one.siteGroupNum) === value)?.siteGroupName ?? value}`;
    case 'method':
      return `Method: ${value}`;
    default:
      return `State: ${value}`;
  }
};
