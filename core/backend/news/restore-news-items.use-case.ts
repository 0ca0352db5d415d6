import { ok } from '../../kernel/result.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import type { Reply } from '../refusal.ts';
import { NEWS_GONE } from './change-by.operation.ts';
import { NAMED, titlesOf } from './titles-of.operation.ts';

/** Restores all of these deleted news items or none. Requires the right to delete news. */
export const restoreNewsItems =
  (ports: Pick<BackendPorts, 'unitOfWork' | 'secrets' | 'clock' | 'ids'>) =>
  async (caller: SessionCaller, input: { readonly newsIds: readonly string[] }): Reply => {
    const newsIds = [...new Set(input.newsIds)];
    const [only = ''] = newsIds;
    return ports.unitOfWork.run(async (tx) => {
      const done = await tx.news.restore(newsIds);
      if (done) await storeCall(tx, ports, caller);
      const titles = done ? await titlesOf(tx, newsIds.slice(0, NAMED)) : [];
      const several = newsIds.length > 1;
      await recordAudit(tx, ports, caller, {
        operation: 'news.restore',
        result: done ? 'ok' : 'refused',
        target: several ? `${String(newsIds.length)} items` : (titles[0] ?? only),
        detail: {
          newsIds: newsIds.slice(0, NAMED).join(' '),
          ...(several && { titles: titles.join(', ') }),
        },
      });
      return done ? ok({}) : NEWS_GONE;
    });
  };
