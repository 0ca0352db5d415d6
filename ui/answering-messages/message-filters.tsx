import { observer } from 'mobx-react-lite';
import { MESSAGE_CATEGORIES } from '#core/answering-messages/message-detail.schema.ts';
import { DateField } from '../kit/dates/date-field.tsx';
import { ListChoice } from '../lists/list-choice.tsx';
import { ListFilters } from '../lists/list-filters.tsx';
import type { MessagesViewModel } from './messages.view-model.ts';

const CATEGORIES = MESSAGE_CATEGORIES.map((value) => ({ value, text: value }));

const Fields = observer(({ model: { overview, list } }: { readonly model: MessagesViewModel }) => {
  const day = (name: 'from' | 'to', label: string) => (
    <DateField
      id={`message-${name}`}
      label={label}
      value={list.draft.filters[name] ?? ''}
      onChange={(text) => list.type(name, text)}
    />
  );
  return (
    <>
      {day('from', 'Received from')}
      {day('to', 'Received until')}
      <ListChoice
        list={list}
        filter="category"
        id="message-category"
        label="Category"
        any="All categories"
        options={CATEGORIES}
      />
      <ListChoice
        list={list}
        filter="site"
        id="message-site"
        label="Site"
        any="All sites"
        options={(overview?.sites ?? []).map(({ siteName, siteNum }) => ({
          value: String(siteNum),
          text: siteName,
        }))}
      />
      <ListChoice
        list={list}
        filter="person"
        id="message-person-filter"
        label="Person"
        any="Everyone"
        options={(overview?.people ?? []).map((name) => ({ value: name, text: name }))}
      />
    </>
  );
});

/** The filters of the inbox, except `view`, which the tabs set. */
export const MessageFilters = ({ model }: { readonly model: MessagesViewModel }) => (
  <ListFilters list={model.list} besides={['view']} fields={() => <Fields model={model} />} />
);
