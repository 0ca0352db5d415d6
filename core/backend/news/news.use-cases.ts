import type { Document } from '../../documents/document.ts';
import { err, ok } from '../../kernel/result.ts';
import type { ListQuery } from '../../lists/list-query.schema.ts';
import { newsForm } from '../../news/news.schema.ts';
import { newsStatus } from '../../news/news-status.rule.ts';
import type { EditedNews, NewsDraft, NewsPage, ReaderNews } from '../../news/news.schema.ts';
import { orderNews } from '../../news/order-news.rule.ts';
import { STAFF_RIGHTS } from '../../permission/permissions.ts';
import { recordAudit } from '../record-audit.operation.ts';
import { changedTexts } from '../audit/changed-texts.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import { NOT_FOUND, type Refusal, type Reply } from '../refusal.ts';
import { findSubmission, storeSubmission } from '../find-submission.operation.ts';
import {
  answerChange,
  changeBy,
  NEWS_GONE,
  providerDay,
  readDraft,
} from './change-by.operation.ts';
import { describeForEditor, describeForReader } from './describe-for-reader.rule.ts';
import { NAMED, titlesOf } from './titles-of.operation.ts';
import { restoreNewsItems } from './restore-news-items.use-case.ts';
import { uploadNewsDocument } from './upload-news-document.use-case.ts';

/** Creates a news item and returns it with its new id (spec §7.3). A repeated submission creates no second item. */
const createItem =
  (ports: Pick<BackendPorts, 'unitOfWork' | 'secrets' | 'clock' | 'ids' | 'providerTimeZone'>) =>
  async (
    caller: SessionCaller,
    { idempotencyKey, ...draft }: NewsDraft & { readonly idempotencyKey: string | null },
  ): Reply<EditedNews> => {
    const form = readDraft(draft);
    if (!form.ok) return form;
    const submission = { key: idempotencyKey, route: 'createNews', body: draft };
    return ports.unitOfWork.run(async (tx) => {
      const found = await findSubmission(tx, ports, caller, submission);
      if (!found.ok) return found;
      const before = found.value?.['newsId'];
      if (before !== undefined) {
        const item = await tx.news.find(before);
        return item === null ? NEWS_GONE : ok(describeForEditor(item, providerDay(ports)));
      }
      const newsId = ports.ids.next();
      await tx.news.add(newsId, form.value, changeBy(ports, caller));
      await storeSubmission(tx, ports, caller, submission, { newsId });
      return answerChange(tx, ports, caller, {
        operation: 'news.create',
        newsId,
        done: true,
      });
    });
  };

type NewsPorts = Pick<
  BackendPorts,
  'unitOfWork' | 'secrets' | 'clock' | 'ids' | 'providerTimeZone' | 'documentInspector'
>;

/** The refusal when some of the items to delete no longer exist; then none is deleted (SECURITY.md §2.17). */
const SOME_GONE = err<Refusal>({
  kind: 'notFound',
  message: 'Some of these items no longer exist, so nothing was deleted.',
});

/** Soft-deletes all of these news items or none (SECURITY.md §2.17). */
const removeAll = async (
  ports: NewsPorts,
  caller: SessionCaller,
  ids: readonly string[],
): Reply => {
  const newsIds = [...new Set(ids)];
  const [only = ''] = newsIds;
  const several = newsIds.length > 1;
  return ports.unitOfWork.run(async (tx) => {
    const titles = await titlesOf(tx, newsIds.slice(0, NAMED));
    const done = await tx.news.remove(newsIds, changeBy(ports, caller));
    if (done) await storeCall(tx, ports, caller);
    await recordAudit(tx, ports, caller, {
      operation: 'news.remove',
      result: done ? 'ok' : 'refused',
      target: several ? `${String(newsIds.length)} items` : (titles[0] ?? only),
      detail: {
        newsIds: newsIds.slice(0, NAMED).join(' '),
        ...(several && { titles: titles.join(', ') }),
      },
    });
    if (done) return ok({});
    return several ? SOME_GONE : NEWS_GONE;
  });
};

/** Use cases for readers and editors of news (spec §7.3). */
export const createNews = (ports: NewsPorts) => ({
  createNews: createItem(ports),
  /** Returns one page of the editors' list of news (spec §7.3). */
  newsPage: async (_caller: SessionCaller, query: ListQuery): Reply<NewsPage> => {
    const today = providerDay(ports);
    const { items, total } = await ports.unitOfWork.read((tx) => tx.news.page(query, today));
    return ok({ items: items.map((item) => describeForEditor(item, today)), total });
  },

  /** Records that the person has seen these news items. Unknown ids are ignored. */
  markNewsRead: (caller: SessionCaller, input: { readonly newsIds: readonly string[] }): Reply =>
    ports.unitOfWork.run(async (tx) => {
      const count = await tx.news.markRead(
        caller.session.accountId,
        input.newsIds,
        ports.clock.now(),
      );
      await recordAudit(tx, ports, caller, {
        operation: 'news.markRead',
        result: 'ok',
        detail: { count: String(count) },
      });
      return ok({});
    }),

  /**
   * Returns the news that is active today for dealers and staff, in display order. Each item shows whether the caller has
   * seen it (spec §6).
   */
  activeNews: async (caller: SessionCaller): Reply<{ readonly items: ReaderNews[] }> => {
    const today = providerDay(ports);
    const { accountId } = caller.session;
    const stored = await ports.unitOfWork.read((tx) => tx.news.active(today, accountId));
    return ok({ items: orderNews(stored).map((item) => describeForReader(item, today)) });
  },

  /**
   * Returns the document of a news item: of an active item to every reader, of any item to editors. The request is audited
   * (SECURITY.md §2.11).
   */
  newsDocument: async (
    caller: SessionCaller,
    input: { readonly newsId: string },
  ): Reply<Document> => {
    const { newsId } = input;
    const { application, permissions } = caller.session;
    const edits = application === 1 && permissions.includes(STAFF_RIGHTS.news);
    const document = await ports.unitOfWork.read((tx) => tx.news.document(newsId));
    if (document === null) return NOT_FOUND;
    if (!edits && newsStatus(document, providerDay(ports)) !== 'Active') return NOT_FOUND;
    const facts = { operation: 'news.document.read', target: newsId, result: 'ok' } as const;
    await ports.unitOfWork.run((tx) => recordAudit(tx, ports, caller, facts));
    return ok({ name: document.name, bytes: document.bytes });
  },

  /** Returns the current news item to an editor whose save conflicted with another person's change. */
  readNews: async (
    _caller: SessionCaller,
    input: { readonly newsId: string },
  ): Reply<EditedNews> => {
    const item = await ports.unitOfWork.read((tx) => tx.news.find(input.newsId));
    return item === null ? NEWS_GONE : ok(describeForEditor(item, providerDay(ports)));
  },

  /** Deletes the document of a news item (spec §4.3). */
  removeNewsDocument: async (
    caller: SessionCaller,
    input: { readonly newsId: string; readonly rev: number },
  ): Reply<EditedNews> => {
    const { newsId, rev } = input;
    return ports.unitOfWork.run(async (tx) => {
      const done = await tx.news.dropDocument(newsId, rev, changeBy(ports, caller));
      return answerChange(tx, ports, caller, {
        operation: 'news.document.remove',
        newsId,
        done,
      });
    });
  },

  /** Soft-deletes all of these news items or none (SECURITY.md §2.17). */
  removeNewsItems: (
    caller: SessionCaller,
    { newsIds }: { readonly newsIds: readonly string[] },
  ): Reply => removeAll(ports, caller, newsIds),

  removeNews: (caller: SessionCaller, { newsId }: { readonly newsId: string }): Reply =>
    removeAll(ports, caller, [newsId]),

  restoreNewsItems: restoreNewsItems(ports),
  uploadNewsDocument: uploadNewsDocument(ports),
  /**
   * Changes a news item at the revision its editor last saw (spec §7.3). If another person changed the item first, the
   * refusal names that person.
   */
  updateNews: async (
    caller: SessionCaller,
    input: { readonly newsId: string; readonly rev: number; readonly draft: NewsDraft },
  ): Reply<EditedNews> => {
    const { newsId, rev } = input;
    const form = readDraft(input.draft);
    if (!form.ok) return form;
    return ports.unitOfWork.run(async (tx) => {
      const before = await tx.news.find(newsId);
      const done = await tx.news.update(newsId, rev, form.value, changeBy(ports, caller));
      return answerChange(tx, ports, caller, {
        operation: 'news.update',
        newsId,
        done,
        detail: before === null ? {} : changedTexts(newsForm.names, before, form.value),
      });
    });
  },
});
