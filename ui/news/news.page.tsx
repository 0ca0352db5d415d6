import ArrowPathIcon from '@heroicons/react/20/solid/ArrowPathIcon';
import NewspaperIcon from '@heroicons/react/24/outline/NewspaperIcon';
import { observer } from 'mobx-react-lite';
import { newsApi } from '#core/news/news.api.ts';
import { KIND_TEXT } from '#core/news/news-text.ts';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { Stack } from '../kit/stack.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useStoredScroll } from '../shell/use-stored-scroll.ts';
import { useModel } from '../shell/use-model.ts';
import { ReaderTile } from './news-tile.tsx';
import { DocumentDownload } from '../documents/document-download.ts';
import { newsDays } from './news-days.rule.ts';
import { NewsViewModel } from './news.view-model.ts';
import { ScreenMemory } from '../sections/screen-memory.ts';
import { createSection } from '../sections/section.ts';

/** The news page with the items dealers and staff see today (spec §2.5). */
export const NewsPage = observer(() => {
  const model = useModel('news');
  const { items } = model;
  useStoredScroll(items.state.at === 'ready', model.storedScroll, (y) => model.keepScroll(y));
  return (
    <Stack width="text">
      <PageTitle
        title="News"
        actions={
          <IconButton bordered label="Refresh" onClick={() => void model.load()}>
            <ArrowPathIcon />
          </IconButton>
        }
      />
      <LoadedView from={items} waiting="Loading the news">
        {(all) =>
          all.length === 0 ? (
            <Card inset={false}>
              <EmptyState
                icon={NewspaperIcon}
                title="No news today"
                text="Announcements appear here and in your notifications."
              />
            </Card>
          ) : (
            <Stack gap={4}>
              {all.map((item) => (
                <ReaderTile
                  key={item.newsId}
                  item={item}
                  note={[KIND_TEXT[item.icon], newsDays(item, new Date().toISOString())]
                    .filter((part) => part !== null)
                    .join(' · ')}
                  wide
                  unread={item.unread}
                  onDownload={() => void model.download(item.newsId)}
                />
              ))}
            </Stack>
          )
        }
      </LoadedView>
    </Stack>
  );
});

const memory = new ScreenMemory();

/** The news page for dealers and staff. */
export const section = createSection(NewsPage, {
  news: ({ files, toasts, userId, context, gatewayOf }) => {
    const news = gatewayOf(newsApi);
    return new NewsViewModel({
      news,
      download: new DocumentDownload({
        news: { download: (newsId) => news.newsDocument({ newsId }) },
        files,
        toasts,
      }),
      memory,
      userId,
      ownEyes: context.current.view?.impersonation === null,
    });
  },
});
