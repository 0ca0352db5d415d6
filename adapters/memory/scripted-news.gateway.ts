import type { Document } from '#core/documents/document.ts';
import type { NewsGateway, NewsSetupGateway } from '#core/news/news.gateway.port.ts';
import type { EditedNews, NewsPage, ReaderNews } from '#core/news/news.schema.ts';
import { Script } from './script.ts';

type Args<Name extends keyof (NewsGateway & NewsSetupGateway)> = Parameters<
  (NewsGateway & NewsSetupGateway)[Name]
>;

/** A news gateway whose answers are set by whoever drives it. */
export class ScriptedNewsGateway implements NewsGateway, NewsSetupGateway {
  readonly onActive = new Script<Args<'active'>, readonly ReaderNews[]>('active');
  readonly onMarkRead = new Script<Args<'markRead'>, unknown>('markRead');
  readonly onDownload = new Script<Args<'download'>, Document>('download');
  readonly onPage = new Script<Args<'page'>, NewsPage>('page');
  readonly onRead = new Script<Args<'read'>, EditedNews>('read');
  readonly onCreate = new Script<Args<'create'>, EditedNews>('create');
  readonly onUpdate = new Script<Args<'update'>, EditedNews>('update');
  readonly onRemove = new Script<Args<'remove'>, unknown>('remove');
  readonly onUpload = new Script<Args<'upload'>, EditedNews>('upload');
  readonly onRemoveDocument = new Script<Args<'removeDocument'>, EditedNews>('removeDocument');

  active(...input: Args<'active'>) {
    return this.onActive.run(...input);
  }

  markRead(...input: Args<'markRead'>) {
    return this.onMarkRead.run(...input);
  }

  download(...input: Args<'download'>) {
    return this.onDownload.run(...input);
  }

  page(...input: Args<'page'>) {
    return this.onPage.run(...input);
  }

  read(...input: Args<'read'>) {
    return this.onRead.run(...input);
  }

  create(...input: Args<'create'>) {
    return this.onCreate.run(...input);
  }

  update(...input: Args<'update'>) {
    return this.onUpdate.run(...input);
  }

  remove(...input: Args<'remove'>) {
    return this.onRemove.run(...input);
  }

  upload(...input: Args<'upload'>) {
    return this.onUpload.run(...input);
  }

  removeDocument(...input: Args<'removeDocument'>) {
    return this.onRemoveDocument.run(...input);
  }
}
