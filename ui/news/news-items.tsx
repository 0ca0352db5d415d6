import DocumentArrowDownIcon from '@heroicons/react/20/solid/DocumentArrowDownIcon';
import LinkIcon from '@heroicons/react/20/solid/LinkIcon';
import TrashIcon from '@heroicons/react/20/solid/TrashIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import NewspaperIcon from '@heroicons/react/24/outline/NewspaperIcon';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import type { EditedNews } from '#core/news/news.schema.ts';
import { Button } from '../kit/button.tsx';
import type { MenuEntry } from '../kit/menu.tsx';
import { Switch } from '../kit/checkbox.tsx';
import type { EmptyWords } from '../lists/list-body.tsx';
import { ListView } from '../lists/list-view.tsx';
import { NEWS_COLUMNS } from './news-columns.tsx';
import type { NewsSetupViewModel } from './news-setup.view-model.ts';

const nameOf = ({ title }: EditedNews): string => title;

const nothing = (model: NewsSetupViewModel): EmptyWords => {
  const { search, filters } = model.list.query;
  if (search !== '')
    return {
      icon: MagnifyingGlassIcon,
      title: 'No news matches',
      text: `Neither a title nor a body holds “${search}”.`,
      action: (
        <Button size="sm" onClick={() => void model.list.clear()}>
          Clear filters
        </Button>
      ),
    };
  const expired = filters['expired'] === '1';
  return {
    icon: NewspaperIcon,
    title: expired ? 'No news yet' : 'No news that counts',
    text: expired
      ? 'What you create here is shown to dealers.'
      : 'What is over is left out; Show Expired brings it back.',
    action: (
      <Button look="primary" size="sm" onClick={() => model.edit(null)}>
        Create News
      </Button>
    ),
  };
};

/** The items with search and filter: pressing a row edits it, ticked ones are deleted together; no export (spec §2.5). */
export const NewsItems = observer(({ model }: { readonly model: NewsSetupViewModel }) => {
  const { list } = model;
  const open = useCallback((item: EditedNews) => model.edit(item), [model]);
  const quick = useCallback(
    ({ newsId, title, url, documentName }: EditedNews): readonly MenuEntry[] => [
      ...(url === null
        ? []
        : [
            {
              id: 'url',
              text: `Open link of ${title}, in a new window`,
              icon: LinkIcon,
              href: url,
            },
          ]),
      ...(documentName === null
        ? []
        : [
            {
              id: 'document',
              text: `Download document of ${title}`,
              icon: DocumentArrowDownIcon,
              onSelect: () => void model.download(newsId),
            },
          ]),
    ],
    [model],
  );
  return (
    <ListView
      list={list}
      title="Items"
      pages="Pages of the news"
      waiting="Loading the news"
      columns={NEWS_COLUMNS}
      nameOf={nameOf}
      onOpen={open}
      quick={quick}
      search={{ id: 'news-search', label: 'Search title or body', placeholder: 'Title or Body' }}
      filters={
        <Switch
          id="show-expired"
          checked={list.draft.filters['expired'] === '1'}
          onChange={(wanted) => void list.filter('expired', wanted ? '1' : '')}
        >
          Show Expired
        </Switch>
      }
      chip={() => null}
      bulk={[{ id: 'delete', text: 'Delete selected', icon: TrashIcon, onRun: () => model.ask() }]}
      empty={() => nothing(model)}
    />
  );
});
