import { firstValueFrom, Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryFileSaver } from '#adapters/memory/memory-file-saver.ts';
import type { MessageDetail, MessageRow } from '#core/answering-messages/message-detail.schema.ts';
import type { AnsweringMessagesGateway } from '#core/answering-messages/answering-messages.api.ts';
import { err, ok, type Failure, type Result } from '#core/kernel/result.ts';
import type { LiveEvent } from '#core/live/live-event.schema.ts';
import { scripted } from '#tests/support/scripted.ts';
import { MessagesViewModel } from '#ui/answering-messages/messages.view-model.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';

const AS_OF = '2026-03-12T18:08:00.000Z';
const rowOf = (id: string, change: Partial<MessageRow> = {}): MessageRow => ({
  id,
  rev: 1,
  num: 1,
  receivedAt: AS_OF,
  takenBy: 'TV',
  callerName: `Caller ${id}`,
  callback: null,
  siteNum: null,
  siteName: null,
  siteBy: null,
  transmitterCode: null,
  category: 'Sales',
  priority: 'Routine',
  text: '',
  state: 'New',
  assignedTo: null,
  ...change,
});
const detailOf = (row: MessageRow): MessageDetail => ({
  ...row,
  asOf: AS_OF,
  timeZone: 'America/New_York',
  recordingUrl: null,
  assignedId: null,
  heldUntil: null,
  outcome: null,
  devNum: null,
  deliveries: [],
  entries: [],
  people: [],
});

const opened = async ({ mayChange = true } = {}) => {
  const events$ = new Subject<LiveEvent>();
  const gateway = scripted<AnsweringMessagesGateway>();
  const toasts = new ToastStore(Date.now);
  const waiting: number[] = [];
  let ids = 0;
  const shows = (...messages: readonly MessageRow[]) => {
    const page = { asOf: AS_OF, timeZone: 'America/New_York', sites: [], people: [] };
    const counts = { new: messages.length, open: messages.length, all: messages.length };
    gateway.onListAnsweringMessages
      .clear()
      .gives({ ...page, counts, messages: [...messages], total: messages.length });
  };
  shows(rowOf('a'), rowOf('b'));
  const model = new MessagesViewModel({
    gateway,
    mayChange,
    toasts,
    files: new MemoryFileSaver(),
    live: { events$, readAnew$: new Subject<void>() },
    showWaiting: (count) => waiting.push(count),
    duty: () => Promise.resolve(err({ kind: 'unreachable' })),
    newId: () => `id-${String((ids += 1))}`,
  });
  model.start();
  await model.list.again();
  const happen = async (): Promise<void> => {
    events$.next({ key: 'k', at: 1, siteNum: 0, devNum: null, kind: 'message', data: {} });
    await vi.advanceTimersByTimeAsync(1100);
  };
  const idsOf = () => model.list.rows.map(({ id }) => id);
  const toastTitles = () => toasts.shown().map(({ title }) => title);
  return { gateway, happen, idsOf, model, toastTitles, shows, waiting };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the inbox', () => {
  it('moves nothing when a message comes: it waits under the pill and is counted beside the entry', async () => {
    const { happen, idsOf, model, shows, waiting } = await opened();
    shows(rowOf('c'), rowOf('a', { state: 'Acknowledged' }), rowOf('b'));
    await happen();
    expect(idsOf()).toEqual(['a', 'b']);
    expect(model.list.rows[0]?.state).toBe('Acknowledged');
    expect([model.list.reading.fresh, waiting.at(-1)]).toEqual([1, 3]);
    await model.list.showNew();
    expect(idsOf()).toEqual(['c', 'a', 'b']);
    model.dispose();
  });

  it('takes at once what comes while it is empty', async () => {
    const { happen, idsOf, model, shows } = await opened();
    shows();
    await model.list.again();
    shows(rowOf('c'));
    await happen();
    expect(idsOf()).toEqual(['c']);
    model.dispose();
  });

  it('has nothing to acknowledge several with for whoever only reads', async () => {
    const { model } = await opened({ mayChange: false });
    expect([model.bulk, model.acts.mayChange]).toEqual([null, false]);
    model.dispose();
  });
});

describe('what is done with a message', () => {
  it('is a note once, also when its first answer got lost, and a close with an outcome alone', async () => {
    const { gateway, model, toastTitles } = await opened();
    gateway.onReadAnsweringMessage.gives(detailOf(rowOf('a')));
    model.open('a');
    const { acts } = model;
    acts.typeNote(' Call after two. ');
    gateway.onNoteAnsweringMessage.fails({ kind: 'timedOut' }).gives({});
    await acts.saveNote('a');
    expect([acts.submission.problem === null, acts.note]).toEqual([false, ' Call after two. ']);
    await acts.saveNote('a');
    expect(gateway.onNoteAnsweringMessage.calls).toEqual([
      [{ id: 'a', entryId: 'id-1', text: 'Call after two.' }],
      [{ id: 'a', entryId: 'id-1', text: 'Call after two.' }],
    ]);
    expect([acts.note, toastTitles()]).toEqual(['', ['The note was saved']]);
    // The same words once more are another note.
    acts.typeNote('Call after two.');
    await acts.saveNote('a');
    expect(gateway.onNoteAnsweringMessage.calls.map(([{ entryId }]) => entryId)).toEqual([
      'id-1',
      'id-1',
      'id-2',
    ]);
    acts.ask('close');
    await acts.close(rowOf('a'));
    expect(gateway.onCloseAnsweringMessage.calls).toEqual([]);
    acts.chooseOutcome('Called back');
    gateway.onCloseAnsweringMessage.gives({});
    await acts.close(rowOf('a'));
    expect(gateway.onCloseAnsweringMessage.calls).toEqual([
      [{ id: 'a', rev: 1, outcome: 'Called back', words: '' }],
    ]);
    expect(acts.asking).toBeNull();
    model.dispose();
  });

  it.each(['close', 'redeliver'] as const)(
    'that is answered late (%s) changes nothing beside another message',
    async (asking) => {
      for (const isOk of [true, false]) {
        const { gateway, model, toastTitles } = await opened();
        const { acts } = model;
        gateway.onReadAnsweringMessage.answers(({ id }) => ok(detailOf(rowOf(id))));
        const late = new Subject<Result<Record<string, never>, Failure>>();
        gateway.onCloseAnsweringMessage.answers(() => firstValueFrom(late));
        gateway.onRedeliverAnsweringMessage.answers(() => firstValueFrom(late));
        const fill = (id: string): void => {
          model.open(id);
          acts.ask(asking);
          acts.chooseOutcome('Called back');
          acts.choosePerson({ id: 'p', name: 'Pat', hasEmail: true, hasPhone: false });
        };
        fill('a');
        const pressed = acts[asking](rowOf('a'));
        fill('b');
        expect(acts.submission.busy).toBe(false);
        late.next(isOk ? ok({}) : err({ kind: 'unreadable' }));
        await pressed;
        expect([acts.asking, acts.outcome, acts.personId]).toEqual([asking, 'Called back', 'p']);
        expect(acts.submission.problem).toBeNull();
        expect(toastTitles()).toHaveLength(1);
        model.dispose();
      }
    },
  );

  it('keeps the id of a note without an answer, whatever is answered about another message', async () => {
    const { gateway, model } = await opened();
    const { acts } = model;
    gateway.onReadAnsweringMessage.answers(({ id }) => ok(detailOf(rowOf(id))));
    gateway.onRedeliverAnsweringMessage.gives({});
    gateway.onNoteAnsweringMessage.fails({ kind: 'timedOut' }).gives({});
    model.open('b');
    acts.typeNote('Call after two.');
    await acts.saveNote('b');
    acts.choosePerson({ id: 'p', name: 'Pat', hasEmail: true, hasPhone: false });
    await acts.redeliver(rowOf('a'));
    await acts.saveNote('b');
    const [first, again] = gateway.onNoteAnsweringMessage.calls.map(([{ entryId }]) => entryId);
    expect(again).toBe(first);
    model.dispose();
  });

  it('from two rows at once is sent for both, and says nothing in the open message', async () => {
    const { gateway, model, toastTitles } = await opened();
    const { acts } = model;
    gateway.onReadAnsweringMessage.answers(({ id }) => ok(detailOf(rowOf(id))));
    gateway.onAcknowledgeAnsweringMessage.gives({}).fails({ kind: 'unreadable' });
    model.open('c');
    await Promise.all(['a', 'b', 'a'].map((id) => acts.acknowledgeRow(rowOf(id))));
    expect(gateway.onAcknowledgeAnsweringMessage.calls.map(([{ id }]) => id)).toEqual(['a', 'b']);
    expect(toastTitles()).toHaveLength(2);
    expect([acts.submission.busy, acts.submission.problem]).toEqual([false, null]);
    model.dispose();
  });

  it('says who was first, with the message as it is by then', async () => {
    const { gateway, model } = await opened();
    gateway.onReadAnsweringMessage.gives(detailOf(rowOf('a')));
    model.open('a');
    const message = 'Changed by Sam Ortiz at 14:08.';
    gateway.onAcknowledgeAnsweringMessage.fails({
      kind: 'refused',
      status: 409,
      code: 'staleRev',
      message,
    });
    gateway.onReadAnsweringMessage
      .clear()
      .gives(detailOf(rowOf('a', { rev: 2, state: 'Acknowledged' })));
    await model.acts.acknowledge(rowOf('a'));
    expect(model.acts.submission.problem).toBe(message);
    expect(model.opened?.state).toBe('Acknowledged');
    model.dispose();
  });

  it('to several is asked about first, and then says how many were skipped', async () => {
    const { gateway, model, toastTitles } = await opened();
    const skipped = [{ id: 'b', name: 'Caller b', reason: 'Already closed' }];
    gateway.onAcknowledgeAnsweringMessages.gives({ acknowledged: ['a'], skipped });
    await model.bulk?.ask(model.list.rows);
    expect(model.bulk?.would).toEqual({ done: ['a'], skipped });
    await model.bulk?.act();
    const calls = gateway.onAcknowledgeAnsweringMessages.calls;
    expect(calls.map(([{ dryRun, messages }]) => [messages.length, dryRun])).toEqual([
      [2, true],
      [2, false],
    ]);
    expect([model.bulk?.would, toastTitles()]).toEqual([null, ['1 message acknowledged']]);
    model.dispose();
  });
});
