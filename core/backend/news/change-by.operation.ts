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

/** The refusal for a news item that does not exist or was deleted. */
export const NEWS_GONE = err<Refusal>({
  kind: 'notFound',
  message: 'This news item no longer exists.',
});

/** Returns today's date in the provider's time zone. */
export const providerDay = (ports: Pick<BackendPorts, 'clock' | 'providerTimeZone'>): string =>
  calendarDay(ports.clock.now(), ports.providerTimeZone);

/** Returns the person and time of a change to news. */
export const changeBy = (ports: Pick<BackendPorts, 'clock'>, caller: SessionCaller): Change => ({
  actorId: caller.session.actorId,
  now: ports.clock.now(),
});

/**
 * Finishes a news write: adds an audit row that names the item's title, and returns the current item. Refuses if the item
 * did not have the expected revision or is gone.
 */
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

/** Removes control characters from a news draft and validates it. HTML in the draft is treated as plain text. */
export const readDraft = (draft: NewsDraft): Result<NewsDraft, Refusal> => {
  const form = readForm(newsDraftSchema, plainTexts(draft));
  return form.ok ? ok(form.value) : invalid(Object.values(form.error).flat().join('. '));
};
