import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Subscription } from 'rxjs';
import type {
  MessageDetail,
  MessagePage,
  MessageRow,
} from '#core/answering-messages/message-detail.schema.ts';
import type { AnsweringMessagesGateway } from '#core/answering-messages/answering-messages.api.ts';
import { MESSAGE_LIST } from '#core/answering-messages/message-list.ts';
import { mapOk, type Failure, type Result } from '#core/kernel/result.ts';
import type { ListQuery } from '#core/lists/list-query.schema.ts';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import type { OnCallNowView } from '#core/on-call/on-call-overview.schema.ts';
import { ListDownload, type ListServices } from '../lists/list-download.ts';
import { ListViewModel } from '../lists/list.view-model.ts';
import { OpenedRow } from '../lists/opened-row.ts';
import { BulkActViewModel } from '../lists/bulk-act.view-model.ts';
import { Loadable } from '../shell/loadable.ts';
import { hearMessages } from './heard-messages.ts';
import { MessageActsViewModel } from './message-acts.view-model.ts';
import { Timer } from '../shell/timer.ts';

interface Parts extends ListServices {
  readonly gateway: AnsweringMessagesGateway;
  /** False for read-only users and during an impersonation. */
  readonly mayChange: boolean;
  readonly live: Pick<LiveFeed, 'events$' | 'readAnew$'>;
  /** Called with the number of waiting messages, which the navigation shows. */
  readonly showWaiting: (count: number) => void;
  /** Loads who is on call now and whether the dealer answers its own calls. */
  readonly duty: ConstructorParameters<typeof Loadable<OnCallNowView>>[0]['read'];
  /** Returns a new request id, which makes a repeated request idempotent. */
  readonly newId: () => string;
}

/** The maximum number of displayed messages beyond the reloaded first page that are reloaded one by one. */
const LOOKED_AFTER = 5;
/** Milliseconds between two reloads of the page head, which shows the current on-call state. */
const AGAIN_MS = 60000;

/** The inbox and the opened message. New messages stay hidden behind a pill until the reader presses it (domain guide 6.8 a). */
export class MessagesViewModel {
  readonly list: ListViewModel<MessageRow>;
  readonly download: ListDownload;
  readonly acts: MessageActsViewModel;
  readonly duty: Loadable<OnCallNowView>;
  /** Null for read-only users. */
  readonly bulk: BulkActViewModel<'acknowledged'> | null;
  /** The message named in the URL. */
  readonly row: OpenedRow<MessageDetail>;
  /** The data of the last response besides the rows; null before the first response. */
  overview: Omit<MessagePage, 'messages' | 'total'> | null = null;
  readonly #parts: Parts;
  #listening: Subscription | undefined;
  readonly #timer = new Timer();

  constructor(parts: Parts) {
    this.#parts = parts;
    const { gateway, mayChange, newId, own, toasts } = parts;
    this.list = new ListViewModel<MessageRow>({
      shape: MESSAGE_LIST,
      read: async (query) =>
        mapOk(await gateway.listAnsweringMessages({ query }), (page) => {
          const { messages: rows, total } = this.#note(page);
          return { rows, total };
        }),
      keyOf: ({ id }) => id,
      fallback: 'The messages could not be loaded.',
      countNew: (query) => this.#countNew(query),
      own,
    });
    this.row = new OpenedRow({
      read: (id) => gateway.readAnsweringMessage({ id }),
      gone: 'This message was not found. It may belong to another group.',
    });
    this.download = new ListDownload({
      ...parts,
      take: (wanted) => gateway.exportAnsweringMessages(wanted),
      fallback: 'The messages could not be exported.',
      row: 'message',
    });
    this.duty = new Loadable({
      read: parts.duty,
      fallback: 'Who is on call could not be loaded.',
    });
    this.acts = new MessageActsViewModel({
      gateway,
      mayChange,
      newId,
      toasts,
      onDone: () => this.refresh(),
    });
    const onDone = (): Promise<void> => {
      this.list.selection.clear();
      return this.refresh();
    };
    this.bulk = mayChange
      ? new BulkActViewModel({
          run: (messages, dryRun) => gateway.acknowledgeAnsweringMessages({ messages, dryRun }),
          words: { act: 'acknowledge', done: 'acknowledged', row: 'message' },
          toasts,
          onDone,
        })
      : null;
    makeAutoObservable(this, {
      list: false,
      bulk: false,
      acts: false,
      download: false,
      duty: false,
      row: false,
      overview: observableRef,
    });
  }

  get opened(): MessageDetail | null {
    return this.row.value;
  }

  /** The reason why the message could not be opened. */
  get missing(): string | null {
    return this.row.missing;
  }

  start(): void {
    void this.duty.load();
    this.#timer.every(AGAIN_MS, () => void this.duty.load({ background: true }));
    this.#listening ??= hearMessages(this.#parts.live, () => void this.#hear());
  }

  dispose(): void {
    this.#listening?.unsubscribe();
    this.#listening = undefined;
    this.#timer.stop();
    this.duty.dispose();
    this.list.dispose();
  }

  /** Opens the message named in the URL. Null closes the opened message. */
  open(id: string | null): void {
    if (!this.row.open(id)) return;
    this.acts.begin();
  }

  /** Reloads the list and the opened message. Typed text is kept. */
  async refresh(): Promise<void> {
    await Promise.all([this.list.again(), this.row.again()]);
  }

  /**
   * Reacts to a message event. An empty inbox shows new messages at once; a filled inbox only counts new messages, so that
   * the displayed rows do not move.
   */
  async #hear(): Promise<void> {
    if (this.list.rows.length === 0) return this.refresh();
    await Promise.all([this.list.lookForNew(), this.row.again()]);
  }

  #note<Page extends MessagePage>(page: Page): Page {
    const { asOf, counts, people, sites, timeZone } = page;
    const overview = { asOf, counts, people, sites, timeZone };
    runInAction(() => (this.overview = overview));
    this.#parts.showWaiting(overview.counts.new);
    return page;
  }

  /** Updates the displayed rows. Returns how many new messages have arrived. */
  async #countNew(query: ListQuery): Promise<Result<number, Failure>> {
    const { gateway } = this.#parts;
    const answer = await gateway.listAnsweringMessages({ query }, { background: true });
    if (!answer.ok) return answer;
    const { messages } = this.#note(answer.value);
    const { reading } = this.list;
    const found = new Map(messages.map((row) => [row.id, row]));
    const shown = new Set(reading.rows.map(({ id }) => id));
    for (const row of messages) if (shown.has(row.id)) reading.replace(row);
    const gone = reading.rows.filter(({ id }) => !found.has(id)).slice(-LOOKED_AFTER);
    for (const { id } of gone) {
      const one = await gateway.readAnsweringMessage({ id });
      if (one.ok) reading.replace(one.value);
    }
    const isFirst = query.page === 1;
    return { ok: true, value: isFirst ? messages.filter(({ id }) => !shown.has(id)).length : 0 };
  }
}
