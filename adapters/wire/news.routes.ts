import { newsApi } from '#core/news/news.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof newsApi> = {
  activeNews: 'GET news',
  markNewsRead: 'PUT news/read',
  newsPage: 'GET news/setup',
  readNews: 'GET news/{newsId}',
  createNews: 'POST news',
  updateNews: 'PUT news/{newsId}',
  removeNews: 'DELETE news/{newsId}',
  removeNewsItems: 'POST news/delete',
  restoreNewsItems: 'POST news/restore',
  uploadNewsDocument: 'PUT news/{newsId}/document?rev',
  removeNewsDocument: 'DELETE news/{newsId}/document',
  newsDocument: 'GET news/{newsId}/document',
};

export const newsRoutes = routesOf(newsApi, lines);
