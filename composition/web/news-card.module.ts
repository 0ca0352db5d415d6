import { httpNewsGateway } from '#adapters/http/http-news.gateway.ts';
import { NewsCard } from '#ui/news/news-card.tsx';
import { AnnouncedNews, NewsCardViewModel } from '#ui/news/news-card.view-model.ts';
import { createSection } from './section.ts';
import { TOKENS } from './tokens.ts';

/** The news on a dashboard. */
export const section = createSection(NewsCard, (model) => {
  const announced = new AnnouncedNews();
  model(
    'newsCard',
    [TOKENS.http, TOKENS.toasts, TOKENS.context],
    ({ client }, toasts, context) =>
      new NewsCardViewModel({
        news: httpNewsGateway(client),
        toasts,
        announced,
        userId: context.current.context.user?.id ?? '',
      }),
  );
});
