import { roadmapApi } from '#core/roadmap/roadmap.api.ts';
import { routesOf } from './routes-of.ts';

export const roadmapRoutes = routesOf(roadmapApi, {
  roadmap: 'GET roadmap',
  wishRoadmap: 'PUT roadmap/{id}/wishes/{kind}',
  listRoadmapItems: 'GET roadmap/items',
  addRoadmapItem: 'POST roadmap/items',
  changeRoadmapItem: 'PUT roadmap/items/{id}',
  removeRoadmapItem: 'POST roadmap/items/{id}/delete',
  restoreRoadmapItem: 'POST roadmap/items/{id}/restore',
});
