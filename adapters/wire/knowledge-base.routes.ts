import { knowledgeBaseApi } from '#core/knowledge-base/knowledge-base.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof knowledgeBaseApi> = {
  helpState: 'GET knowledge-base',
};

export const knowledgeBaseRoutes = routesOf(knowledgeBaseApi, lines);
