import ArrowPathIcon from '@heroicons/react/20/solid/ArrowPathIcon';
import NewspaperIcon from '@heroicons/react/24/outline/NewspaperIcon';
import { observer } from 'mobx-react-lite';
import type { ReaderNews } from '#core/news/news.schema.ts';
import { newsApi } from '#core/news/news.api.ts';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { formatDay } from '../kit/format-time.ts';
import { Grid } from '../kit/grid.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useStoredScroll } from '../shell/use-stored-scroll.ts';
import { useModel } from '../shell/use-model.ts';
import { ReaderTile } from './news-tile.tsx';
import { DocumentDownload } from '../documents/document-download.ts';
import { NewsViewModel } from './news.view-model.ts';
import { ScreenMemory } from '../sections/screen-memory.ts';
import { createSection } from '../sections/section.ts';

/** Returns the days on which an item is shown, as far as they are set. */
const daysOf = ({ effectiveDate, expirationDate }: ReaderNews): string | undefined => {
  const days = [
    effectiveDate !== null && `Since ${formatDay(effectiveDate, 'withYear')}`,
    expirationDate !== null && `until ${formatDay(expirationDate, 'withYear')}`,
  ].filter((day) => day !== false);
  return days.length === 0 ? undefined : days.join(' · ').replace(/^u/, 'U');
};

/** The news page with the items dealers and staff see today (spec §2.5). */
export const NewsPage = observer(() => {
  const model = useModel('news');
  const { items } = model;
  useStoredScroll(items.state.at === 'ready', model.storedScroll, (y) => model.keepScroll(y));
  return (
    <>
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
            <Grid columns="previews" gap={4}>
              {all.map((item) => (
                <ReaderTile
                  key={item.newsId}
                  item={item}
                  note={daysOf(item)}
                  wide
                  unread={item.unread}
                  onDownload={() => void model.download(item.newsId)}
                />
              ))}
            </Grid>
          )
        }
      </LoadedView>
    </>
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
