import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Subscription } from 'rxjs';
import { explain } from '#core/kernel/explain.rule.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { mapOk, type Answer, type Failure } from '#core/kernel/result.ts';
import type { ListShape } from '#core/lists/list-query.schema.ts';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import type { RequestQueue } from '#core/requests/request-queue.port.ts';
import type { RequestsGateway } from '#core/requests/requests.api.ts';
import type {
  RequestDetail,
  RequestPage,
  RequestRow,
  SeenRequest,
} from '#core/requests/request-detail.schema.ts';
import { Submission } from '../forms/submission.ts';
import { ListDownload, type ListServices } from '../lists/list-download.ts';
import { ListViewModel } from '../lists/list.view-model.ts';
import { OpenedRow } from '../lists/opened-row.ts';
import { toastDone } from '../shell/toast-done.ts';
import { countNewRequests, hearRequests } from './heard-requests.ts';
import { BulkActViewModel } from '../lists/bulk-act.view-model.ts';

interface Parts extends ListServices {
  readonly queue: RequestQueue;
  readonly shape: ListShape;
  /** Accepts a request: dealers approve, staff apply. Null for people who may only read. */
  readonly accept: ((seen: SeenRequest, answer: string | null) => Answer<unknown>) | null;
  /** Approves several requests at once. Only for dealers. */
  readonly approveAll?: RequestsGateway['approveRequests'];
  /** Applies a request although the current value has changed. Only for staff. */
  readonly applyOver?: (seen: SeenRequest, over: string | null) => Answer<unknown>;
  readonly live: Pick<LiveFeed, 'events$' | 'readAnew$'>;
  /** Returns true if the page is scrolled; the list must then not move. */
  readonly isScrolled: () => boolean;
}

const isMoved = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.code === 'valueChanged';

/**
 * All requests in one list, with the open request beside it. If another person decides first, the screen says so (domain
 * guide 6.7 "Request").
 */
export class RequestsViewModel {
  readonly list: ListViewModel<RequestRow>;
  readonly download: ListDownload;
  /** The decisions on the open request. The next request gets its own, so that a late answer says nothing there. */
  submission = new Submission();
  /** The bulk approval; null for people who cannot approve in bulk. */
  readonly bulk: BulkActViewModel<'approved'> | null;
  /** The request named in the URL. */
  readonly row: OpenedRow<RequestDetail>;
  branches: RequestPage['branches'] = [];
  /** The provider's time when the list was last loaded. */
  now: string | null = null;
  /** The decision being written for the open request; null for none. */
  answering: 'refuse' | 'approve' | null = null;
  answer = '';
  /** True if the current value has changed since the request was made, so that staff must confirm before applying the request. */
  moved = false;
  readonly #parts: Parts;
  #listening: Subscription | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { queue, own, shape } = parts;
    this.list = new ListViewModel<RequestRow>({
      shape,
      read: async (query) =>
        mapOk(await queue.list({ query }), ({ asOf, branches, requests, total }) => {
          runInAction(() => {
            this.branches = branches;
            this.now = asOf;
          });
          return { rows: requests, total };
        }),
      keyOf: ({ id }) => id,
      fallback: 'The requests could not be loaded.',
      countNew: (query) => countNewRequests(queue, query, this.list.reading),
      own,
    });
    this.row = new OpenedRow({
      read: (id) => queue.read({ id }),
      gone: 'This request no longer exists. Someone may have withdrawn it.',
    });
    this.download = new ListDownload({
      ...parts,
      take: (wanted) => queue.export(wanted),
      fallback: 'The requests could not be exported.',
      row: 'request',
    });
    const { approveAll, toasts } = parts;
    this.bulk =
      approveAll === undefined
        ? null
        : new BulkActViewModel({
            run: (requests, dryRun) => approveAll({ requests, dryRun }),
            toasts,
            onDone: () => this.#approved(),
            words: { act: 'approve', done: 'approved', row: 'request' },
          });
    makeAutoObservable(this, {
      list: false,
      bulk: false,
      download: false,
      submission: observableRef,
      row: false,
      branches: observableRef,
    });
  }

  /** False for people who may only read; all controls are then hidden. */
  get mayDecide(): boolean {
    return this.#parts.accept !== null;
  }

  get opened(): RequestDetail | null {
    return this.row.value;
  }

  /** Why the request could not be opened. */
  get missing(): string | null {
    return this.row.missing;
  }

  start(): void {
    this.#listening ??= hearRequests(this.#parts.live, () => void this.#hear());
  }

  dispose(): void {
    this.#listening?.unsubscribe();
    this.#listening = undefined;
    this.list.dispose();
  }

  /** Opens a request by id; null closes the open request. */
  open(id: string | null): void {
    if (!this.row.open(id)) return;
    this.answering = null;
    this.moved = false;
    this.answer = '';
    this.submission = new Submission();
  }

  /** Reloads the list and the open request. Typed text stays. */
  async refresh(): Promise<void> {
    await Promise.all([this.list.again(), this.row.again()]);
  }

  ask(answering: RequestsViewModel['answering']): void {
    this.answering = answering;
    this.answer = '';
    this.submission.clear();
  }

  type(answer: string): void {
    this.answer = answer;
  }

  keepAsItIs(): void {
    this.moved = false;
  }

  /** Accepts the open request, with an optional text. */
  async accept(done: string): Promise<void> {
    const { accept } = this.#parts;
    if (accept !== null)
      await this.#decide(done, (seen) => accept(seen, this.answer.trim() || null));
  }

  /** Applies the request over the changed current value, after confirmation. */
  async acceptOver(done: string): Promise<void> {
    const { applyOver } = this.#parts;
    const over = this.opened?.inForce ?? null;
    if (applyOver !== undefined) await this.#decide(done, (seen) => applyOver(seen, over));
  }

  async refuse(): Promise<void> {
    const answer = this.answer.trim();
    await this.#decide('The request was refused', (seen) =>
      this.#parts.queue.refuse({ ...seen, answer }),
    );
  }

  async undo(): Promise<void> {
    await this.#decide('The cancellation was withdrawn', (seen) => this.#parts.queue.undo(seen));
  }

  /**
   * Reloads after an event. While the page is scrolled, the list does not move, and new rows appear only when the person
   * presses the pill.
   */
  async #hear(): Promise<void> {
    if (!this.#parts.isScrolled()) return this.refresh();
    await Promise.all([this.list.lookForNew(), this.row.again()]);
  }

  async #decide(done: string, send: (seen: SeenRequest) => Answer<unknown>): Promise<void> {
    const { answer: text, answering, opened, submission } = this;
    if (opened === null) return;
    await submission.press(
      async () => {
        const answer = await send({ id: opened.id, rev: opened.rev });
        await this.refresh();
        return answer;
      },
      (answer) => {
        const isOpen = this.submission === submission;
        if (!answer.ok) {
          const problem = explain(answer.error, 'This could not be saved.');
          if (isOpen) this.moved = isMoved(answer.error);
          else if (problem !== null) this.#tellLate(opened, problem);
          return isOpen && this.moved ? null : problem;
        }
        if (isOpen) this.moved = false;
        if (isOpen && this.answering === answering && this.answer === text) {
          this.answering = null;
          this.answer = '';
        }
        toastDone(this.#parts.toasts, { title: done });
        return null;
      },
    );
  }

  #tellLate({ siteName }: RequestDetail, text: string): void {
    const title = `${siteName}: the request was not changed`;
    const durationMs = DURATIONS.toastLong;
    this.#parts.toasts.show({ tone: 'alarm', title, text, durationMs });
  }

  async #approved(): Promise<void> {
    this.list.selection.clear();
    await this.refresh();
  }
}
