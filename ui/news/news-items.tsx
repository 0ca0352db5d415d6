import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import NewspaperIcon from '@heroicons/react/24/outline/NewspaperIcon';
import { observer } from 'mobx-react-lite';
import { LIMITS } from '#core/kernel/limits.ts';
import { NEWS_SIZES } from '#core/news/news-query.rule.ts';
import type { NewsPage } from '#core/news/news.schema.ts';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { PageTurner } from '../kit/page-turner.tsx';
import { styled } from '../kit/styled.ts';
import { Switch } from '../kit/switch.tsx';
import { inputRecipe } from '../kit/field.recipe.ts';
import type { NewsSetupViewModel } from './news-setup.view-model.ts';
import { NewsTable } from './news-table.tsx';

const Tools = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '8px 16px',
    borderBottom: '1px solid',
    borderColor: 'border.subtle',
    '& > h2': { textStyle: 'label' },
    '& > span': {
      px: '1.5',
      height: '18px',
      marginInlineStart: '-8px',
      borderRadius: 'sm',
      background: 'bg.muted',
      textStyle: 'caption',
      lineHeight: '18px',
      fontWeight: '600',
    },
    '& > label': { textStyle: 'body' },
  },
});
const Search = styled('div', {
  base: {
    position: 'relative',
    flex: '0 1 280px',
    '& > svg': {
      position: 'absolute',
      insetInlineStart: '12px',
      top: '50%',
      marginTop: '-10px',
      width: '20px',
      height: '20px',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
    '& > input': {
      paddingInlineStart: '40px',
      textStyle: 'body',
      '@media (min-width: 641px) and (pointer: fine)': { height: '32px' },
    },
    '@media (max-width: 640px)': { flex: '1 1 100%' },
  },
});
const Input = styled('input', inputRecipe);

const Nothing = ({ model }: { readonly model: NewsSetupViewModel }) =>
  model.query.search === '' ? (
    <EmptyState
      icon={NewspaperIcon}
      title={model.query.includeExpired ? 'No news yet' : 'No news that counts'}
      text={
        model.query.includeExpired
          ? 'What you create here is shown to dealers.'
          : 'What is over is left out; Show Expired brings it back.'
      }
      action={
        <Button look="primary" size="sm" onClick={() => model.edit(null)}>
          Create News
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={MagnifyingGlassIcon}
      title="No news matches"
      text={`Neither a title nor a body holds “${model.query.search}”.`}
      action={
        <Button size="sm" onClick={() => model.clearFilters()}>
          Clear filters
        </Button>
      }
    />
  );

const Turner = observer(
  ({ model, page }: { readonly model: NewsSetupViewModel; readonly page: NewsPage }) => {
    const at = model.query.page;
    const offset = (at - 1) * model.query.size;
    return (
      <PageTurner
        label="Pages of the news"
        offset={offset}
        shown={page.items.length}
        total={page.total}
        size={NEWS_SIZES.find((size) => size === model.query.size) ?? NEWS_SIZES[0]}
        sizes={NEWS_SIZES}
        onSize={(size) => model.showRows(size)}
        onBack={at > 1 ? () => model.toPage(at - 1) : undefined}
        onForward={offset + page.items.length < page.total ? () => model.toPage(at + 1) : undefined}
      />
    );
  },
);

/** The items with search and filter (spec §2.5); no export. */
export const NewsItems = observer(
  ({ model, page }: { readonly model: NewsSetupViewModel; readonly page: NewsPage }) => (
    <Card inset={false}>
      <Tools role="search">
        <h2>Items</h2>
        <span role="status" aria-label={`${page.total} items`}>
          {page.total}
        </span>
        <Search>
          <MagnifyingGlassIcon aria-hidden />
          <Input
            type="search"
            aria-label="Search title or body"
            placeholder="Title or Body"
            autoComplete="off"
            maxLength={LIMITS.newsSearch}
            value={model.typed}
            onChange={(event) => model.search(event.currentTarget.value)}
          />
        </Search>
        <Switch
          id="show-expired"
          checked={model.query.includeExpired}
          onChange={(wanted) => model.showExpired(wanted)}
        >
          Show Expired
        </Switch>
      </Tools>
      {page.items.length === 0 ? (
        <Nothing model={model} />
      ) : (
        <NewsTable model={model} items={page.items} />
      )}
      {page.total > NEWS_SIZES[0] && <Turner model={model} page={page} />}
    </Card>
  ),
);
