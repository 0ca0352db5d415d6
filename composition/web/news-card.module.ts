import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { newsRoutes } from '#adapters/wire/news.routes.ts';
import { NewsCard } from '#ui/news/news-card.tsx';
import { AnnouncedNews, NewsCardViewModel } from '#ui/news/news-card.view-model.ts';
import { createSection } from './section.ts';

const announced = new AnnouncedNews();

/** The news on a dashboard. */
export const section = createSection(NewsCard, {
  newsCard: ({ client, toasts, userId }) =>
    new NewsCardViewModel({
      news: gatewayOf(client, newsRoutes),
      toasts,
      announced,
      userId,
    }),
});
