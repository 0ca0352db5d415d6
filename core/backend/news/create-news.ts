import type { BackendPorts } from '../backend-ports.ts';
import { CreateNews } from './create-news.use-case.ts';
import { ListNews } from './list-news.use-case.ts';
import { MarkNewsRead } from './mark-news-read.use-case.ts';
import { ReadActiveNews } from './read-active-news.use-case.ts';
import { ReadNewsDocument } from './read-news-document.use-case.ts';
import { ReadNews } from './read-news.use-case.ts';
import { RemoveNewsDocument } from './remove-news-document.use-case.ts';
import { RemoveNews } from './remove-news.use-case.ts';
import { StoreNewsDocument } from './store-news-document.use-case.ts';
import { UpdateNews } from './update-news.use-case.ts';

/** News for those who read and those who write it. */
export const createNews = (ports: BackendPorts) => ({
  readActiveNews: new ReadActiveNews(ports),
  markNewsRead: new MarkNewsRead(ports),
  listNews: new ListNews(ports),
  readNews: new ReadNews(ports),
  createNews: new CreateNews(ports),
  updateNews: new UpdateNews(ports),
  removeNews: new RemoveNews(ports),
  storeNewsDocument: new StoreNewsDocument(ports),
  removeNewsDocument: new RemoveNewsDocument(ports),
  readNewsDocument: new ReadNewsDocument(ports),
});
