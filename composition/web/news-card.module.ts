import { ContainerModule } from 'inversify';
import { NewsCard } from '#ui/news/news-card.tsx';
import { NewsCardViewModel, AnnouncedNews } from '#ui/news/news-card.view-model.ts';
import type { Section } from './section.ts';
import { TOKENS, VIEW_MODEL_TOKENS } from './tokens.ts';

const announced = new AnnouncedNews();

const module = new ContainerModule(({ bind }) => {
  bind(VIEW_MODEL_TOKENS.newsCard).toResolvedValue(
    (news, toasts, context) =>
      new NewsCardViewModel({
        news,
        toasts,
        announced,
        userId: context.current.context.user?.id ?? '',
      }),
    [TOKENS.newsGateway, TOKENS.toasts, TOKENS.sessionContext],
  );
});

/** The news on a dashboard. */
export const newsCard: Section = { module, Component: NewsCard };
