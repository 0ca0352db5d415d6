import { knowledgeBaseApi } from '#core/knowledge-base/knowledge-base.api.ts';
import { routesOf } from './routes-of.ts';

export const knowledgeBaseRoutes = routesOf(knowledgeBaseApi, {
  helpState: 'GET knowledge-base',
});
