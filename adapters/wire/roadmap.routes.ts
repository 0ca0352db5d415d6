import { roadmapApi } from '#core/roadmap/roadmap.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof roadmapApi> = {
  roadmap: 'GET roadmap',
  wishRoadmap: 'PUT roadmap/{id}/wishes/{kind}',
  listRoadmapItems: 'GET roadmap/items',
  addRoadmapItem: 'POST roadmap/items',
  changeRoadmapItem: 'PUT roadmap/items/{id}',
  removeRoadmapItem: 'POST roadmap/items/{id}/delete',
  restoreRoadmapItem: 'POST roadmap/items/{id}/restore',
};

export const roadmapRoutes = routesOf(roadmapApi, lines);
