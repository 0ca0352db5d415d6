import type { Document } from '../../documents/document.ts';
import { ok, type Result } from '../../kernel/result.ts';
import { newsStatus } from '../../news/news-status.rule.ts';
import { STAFF_RIGHTS } from '../../permission/staff-rights.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { NOT_FOUND } from '../refusals.ts';
import { providerDay } from './changed-news.operation.ts';

/** An item's document: of active items for everyone who reads news, of any item for those who edit it; on the record (SECURITY.md §2.11). */
export const readNewsDocument =
  (ports: BackendPorts) =>
  async (
    caller: SessionCaller,
    input: { readonly newsId: string },
  ): Promise<Result<Document, Refusal>> => {
    const { newsId } = input;
    const { application, permissions } = caller.session;
    const edits = application === 1 && permissions.includes(STAFF_RIGHTS.news);
    return ports.unitOfWork.run(async (tx): Promise<Result<Document, Refusal>> => {
      const item = await tx.news.find(newsId);
      if (item === null) return NOT_FOUND;
      if (!edits && newsStatus(item, providerDay(ports)) !== 'Active') return NOT_FOUND;
      const document = await tx.news.document(newsId);
      if (document === null) return NOT_FOUND;
      await recordAudit(tx, ports, caller, {
        operation: 'news.document.read',
        target: newsId,
        result: 'ok',
      });
      return ok(document);
    });
  };
