import type { BackendPorts } from '../backend-ports.ts';
import { createNews as createItem } from './create-news.use-case.ts';
import { listNews } from './list-news.use-case.ts';
import { markNewsRead } from './mark-news-read.use-case.ts';
import { readActiveNews } from './read-active-news.use-case.ts';
import { readNewsDocument } from './read-news-document.use-case.ts';
import { readNews } from './read-news.use-case.ts';
import { removeNewsDocument } from './remove-news-document.use-case.ts';
import { removeNews } from './remove-news.use-case.ts';
import { storeNewsDocument } from './store-news-document.use-case.ts';
import { updateNews } from './update-news.use-case.ts';

/** News for those who read and those who write it. */
export const createNews = (ports: BackendPorts) => ({
  readActiveNews: readActiveNews(ports),
  markNewsRead: markNewsRead(ports),
  listNews: listNews(ports),
  readNews: readNews(ports),
  createNews: createItem(ports),
  updateNews: updateNews(ports),
  removeNews: removeNews(ports),
  storeNewsDocument: storeNewsDocument(ports),
  removeNewsDocument: removeNewsDocument(ports),
  readNewsDocument: readNewsDocument(ports),
});
