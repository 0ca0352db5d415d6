import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { roadmapRoutes } from '#adapters/wire/roadmap.routes.ts';
import { KeptListViewModel } from '#ui/lists/kept-list.view-model.ts';
import { RoadmapItemsPart } from '#ui/roadmap/roadmap-items.part.tsx';
import { ROADMAP_WAY } from '#ui/roadmap/roadmap-items.view-model.ts';
import { createSection } from './section.ts';

/** The roadmap for those who keep it, a part of Marketing. */
export const section = createSection(RoadmapItemsPart, {
  roadmapItems: ({ client, makeKey, toasts, ownDrafts }) => {
    const roadmap = gatewayOf(client, roadmapRoutes);
    return new KeptListViewModel({
      gateway: {
        list: roadmap.listRoadmapItems,
        add: roadmap.addRoadmapItem,
        change: roadmap.changeRoadmapItem,
        remove: roadmap.removeRoadmapItem,
        restore: roadmap.restoreRoadmapItem,
      },
      way: ROADMAP_WAY,
      makeKey,
      toasts,
      ownDrafts,
    });
  },
});
