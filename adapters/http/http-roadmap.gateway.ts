import type { KeptListGateway } from '#core/kept-list/kept-list.gateway.port.ts';
import type { RoadmapGateway } from '#core/roadmap/roadmap.gateway.port.ts';
import type { KeptRoadmapItem, RoadmapForm } from '#core/roadmap/roadmap.schema.ts';
import type { ApiClient } from './api-client.ts';
import { roadmapRoutes } from '../wire/roadmap.routes.ts';

/** The roadmap over HTTP. */
export const httpRoadmapGateway = (client: ApiClient): RoadmapGateway => ({
  read: (how) => client.call(roadmapRoutes.roadmap, {}, how),
  wish: (id, kind, on) => client.call(roadmapRoutes.wishRoadmap, { id, kind, on }),
});

/** The roadmap for those who keep it. */
export const httpRoadmapItems = (
  client: ApiClient,
): KeptListGateway<KeptRoadmapItem, RoadmapForm> => ({
  list: (how) => client.call(roadmapRoutes.listRoadmapItems, {}, how),
  add: (id, form) => client.call(roadmapRoutes.addRoadmapItem, { id, ...form }),
  change: (id, rev, form) => client.call(roadmapRoutes.changeRoadmapItem, { id, rev, ...form }),
  remove: (id, rev) => client.call(roadmapRoutes.removeRoadmapItem, { id, rev }),
  restore: (id, rev) => client.call(roadmapRoutes.restoreRoadmapItem, { id, rev }),
});
