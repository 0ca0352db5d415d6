import { readForm } from '../../forms/read-form.schema.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { calendarDay } from '../../kernel/calendar-day.rule.ts';
import { type EditedNews, type NewsDraft, newsDraftSchema } from '../../news/news.schema.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { plainTexts } from '../intake/plain-texts.rule.ts';
import type { Change } from './news.repository.port.ts';
import { invalid, type Refusal, type Reply, staleRev } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { describeForEditor } from './describe-for-reader.rule.ts';

/** The item is not there (any more). */
export const NEWS_GONE = err<Refusal>({
  kind: 'notFound',
  message: 'This news item does not exist any more.',
});

/** The day it is where the provider is. */
export const providerDay = (ports: Pick<BackendPorts, 'clock' | 'providerTimeZone'>): string =>
  calendarDay(ports.clock.now(), ports.providerTimeZone);

/** Who changes news now. */
export const changeBy = (ports: Pick<BackendPorts, 'clock'>, caller: SessionCaller): Change => ({
  actorId: caller.session.actorId,
  now: ports.clock.now(),
});

/** Ends a write under `rev`: one row of the audit log, which names the item by its title, and the item as it stands; refused when it was another version, or gone. */
export const answerChange = async (
  tx: Transaction,
  ports: Pick<BackendPorts, 'clock' | 'providerTimeZone' | 'secrets'>,
  caller: SessionCaller,
  input: {
    readonly operation: string;
    readonly newsId: string;
    readonly done: boolean;
    readonly detail?: Readonly<Record<string, string>>;
  },
): Reply<EditedNews> => {
  const { operation, newsId, done } = input;
  const item = await tx.news.find(newsId);
  const reason = item === null ? 'gone' : 'staleRev';
  const edited = item && describeForEditor(item, providerDay(ports));
  if (done && edited !== null) await storeCall(tx, ports, caller, { reply: edited });
  await recordAudit(tx, ports, caller, {
    operation,
    target: item?.title ?? newsId,
    result: done ? 'ok' : 'refused',
    detail: { newsId, ...(done ? input.detail : { reason }) },
  });
  if (edited === null) return NEWS_GONE;
  return done ? ok(edited) : staleRev(edited.updatedBy);
};

/** Checks a draft once more after its control characters are gone; HTML in it stays what it is, text. */
export const readDraft = (draft: NewsDraft): Result<NewsDraft, Refusal> => {
  const form = readForm(newsDraftSchema, plainTexts(draft));
  return form.ok ? ok(form.value) : invalid(Object.values(form.error).flat().join('. '));
};
