import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { roadmapRoutes } from '#adapters/wire/roadmap.routes.ts';
import { RoadmapPage } from '#ui/roadmap/roadmap.page.tsx';
import { RoadmapViewModel } from '#ui/roadmap/roadmap.view-model.ts';
import { createSection } from './section.ts';

/** What is planned, under way and shipped. */
export const section = createSection(RoadmapPage, {
  roadmap: ({ client, toasts, context }) =>
    new RoadmapViewModel({
      gateway: gatewayOf(client, roadmapRoutes),
      toasts,
      ownEyes: context.current.view?.impersonation === null,
    }),
});
