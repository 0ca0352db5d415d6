import type { KeptListGateway } from '#core/kept-list/kept-list.gateway.port.ts';
import type { RoadmapGateway } from '#core/roadmap/roadmap.gateway.port.ts';
import type { KeptRoadmapItem, RoadmapForm } from '#core/roadmap/roadmap.schema.ts';
import * as wire from '../wire/roadmap.wire.ts';
import type { ApiClient } from './api-client.ts';

/** The roadmap over HTTP. */
export const httpRoadmapGateway = (client: ApiClient): RoadmapGateway => ({
  read: (how) => client.call(wire.roadmap, {}, how),
  wish: (id, kind, on) => client.call(wire.wishRoadmap, { id, kind, on }),
});

/** The roadmap for those who keep it. */
export const httpRoadmapItems = (
  client: ApiClient,
): KeptListGateway<KeptRoadmapItem, RoadmapForm> => ({
  list: (how) => client.call(wire.listRoadmapItems, {}, how),
  add: (id, form) => client.call(wire.addRoadmapItem, { id, ...form }),
  change: (id, rev, form) => client.call(wire.changeRoadmapItem, { id, rev, ...form }),
  remove: (id, rev) => client.call(wire.removeRoadmapItem, { id, rev }),
  restore: (id, rev) => client.call(wire.restoreRoadmapItem, { id, rev }),
});
