import FunnelIcon from '@heroicons/react/20/solid/FunnelIcon';
import { observer } from 'mobx-react-lite';
import { MESSAGE_CATEGORIES } from '#core/answering-messages/answering-message.schema.ts';
import { Button } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { PanelFields } from '../kit/docked-panel.tsx';
import { Popover } from '../kit/popover.tsx';
import { ListChoice } from '../lists/list-choice.tsx';
import type { MessagesViewModel } from './messages.view-model.ts';

const CATEGORIES = MESSAGE_CATEGORIES.map((value) => ({ value, text: value }));

const Fields = observer(({ model: { desk, list } }: { readonly model: MessagesViewModel }) => {
  const day = (name: 'from' | 'to', label: string) => (
    <Field
      id={`message-${name}`}
      label={label}
      type="date"
      value={list.draft.filters[name] ?? ''}
      onChange={(text) => void list.filter(name, text)}
    />
  );
  return (
    <PanelFields>
      {day('from', 'Taken from')}
      {day('to', 'Taken until')}
      <ListChoice
        {...{ list, filter: 'category', id: 'message-category', label: 'Category' }}
        any="All categories"
        options={CATEGORIES}
      />
      <ListChoice
        {...{ list, filter: 'site', id: 'message-site', label: 'Site', any: 'All sites' }}
        options={(desk?.sites ?? []).map(({ siteName, siteNum }) => ({
          value: String(siteNum),
          text: siteName,
        }))}
      />
      <ListChoice
        {...{ list, filter: 'person', id: 'message-person-filter', label: 'Person' }}
        any="Everybody"
        options={(desk?.people ?? []).map((name) => ({ value: name, text: name }))}
      />
    </PanelFields>
  );
});

/** What narrows the inbox, behind one button that says how much is set; each stands as a chip beside it. */
export const MessageFilters = observer(({ model }: { readonly model: MessagesViewModel }) => {
  const set = Object.keys(model.list.draft.filters).filter((name) => name !== 'view');
  const count = set.length;
  return (
    <Popover
      label="Filters"
      button={(wear) => (
        <Button icon={<FunnelIcon />} {...wear}>
          {count === 0 ? 'Filters' : `Filters (${count})`}
        </Button>
      )}
    >
      {() => <Fields model={model} />}
    </Popover>
  );
});
