import { httpRoadmapItems } from '#adapters/http/http-roadmap.gateway.ts';
import { KeptListViewModel } from '#ui/lists/kept-list.view-model.ts';
import { RoadmapItemsPart } from '#ui/roadmap/roadmap-items.part.tsx';
import { ROADMAP_WAY } from '#ui/roadmap/roadmap-items.view-model.ts';
import { createSection } from './section.ts';

/** The roadmap for those who keep it, a part of Marketing. */
export const section = createSection(RoadmapItemsPart, {
  roadmapItems: ({ client, makeKey, toasts, ownDrafts }) =>
    new KeptListViewModel({
      ...{ gateway: httpRoadmapItems(client), way: ROADMAP_WAY, makeKey, toasts, ownDrafts },
    }),
});
