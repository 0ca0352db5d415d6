import { makeAutoObservable, observableRef } from 'mobx';
import {
  MESSAGE_LIMITS,
  type MessageOutcome,
  type MessagePerson,
  type SeenMessage,
} from '#core/answering-messages/message-detail.schema.ts';
import type { AnsweringMessagesGateway } from '#core/answering-messages/answering-messages.api.ts';
import { tooLong } from '#core/forms/too-long.rule.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import type { Answer } from '#core/kernel/result.ts';
import { Submission } from '../forms/submission.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { toastDone } from '../shell/toast-done.ts';

interface Parts {
  readonly gateway: AnsweringMessagesGateway;
  readonly mayChange: boolean;
  readonly newId: () => string;
  readonly toasts: Pick<ToastStore, 'show'>;
  /** Called after an action, to reload the displayed data. */
  readonly onDone: () => Promise<void>;
}

type Channel = Parameters<AnsweringMessagesGateway['redeliverAnsweringMessage']>[0]['channel'];

const ACKNOWLEDGED = 'The message was acknowledged';
const UNSAVED = 'This could not be saved.';
const EMPTY = { note: '', outcome: '', words: '', personId: '', channel: 'email' } as const;

/** The actions on messages. Typed text stays until it is saved. A user whose action comes second sees who acted first. */
export class MessageActsViewModel {
  /** The actions on the open message. The next message gets its own, so that a late answer says nothing there. */
  submission = new Submission();
  /** The open form beside the message: close the message, or send the message again. */
  asking: 'close' | 'redeliver' | null = null;
  note = '';
  outcome: MessageOutcome | '' = '';
  words = '';
  personId = '';
  channel: Channel = 'email';
  readonly #parts: Parts;
  /**
   * The request ids of pending actions. A second press after a lost response sends the same id, so that the server does
   * not repeat the action.
   */
  readonly #ids = new Map<string, string>();
  /** The messages that are being acknowledged from their rows. */
  readonly #rows = new Set<string>();

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { submission: observableRef });
  }

  get mayChange(): boolean {
    return this.#parts.mayChange;
  }

  get isDirty(): boolean {
    return this.note !== '' || this.words !== '';
  }

  get noteFault(): string | null {
    return this.note.length > MESSAGE_LIMITS.note ? tooLong(this.note, MESSAGE_LIMITS.note) : null;
  }

  get textFault(): string | null {
    return this.words.length > MESSAGE_LIMITS.note
      ? tooLong(this.words, MESSAGE_LIMITS.note)
      : null;
  }

  /** Resets the forms and discards the typed text. */
  begin(): void {
    this.asking = null;
    Object.assign(this, EMPTY);
    this.submission = new Submission();
  }

  ask(asking: MessageActsViewModel['asking']): void {
    this.asking = asking;
    this.submission.clear();
  }

  typeNote(note: string): void {
    this.note = note;
  }

  typeText(text: string): void {
    this.words = text;
  }

  chooseOutcome(outcome: MessageOutcome): void {
    this.outcome = outcome;
  }

  /** Selects a recipient, and the first channel that reaches this person. */
  choosePerson({ hasEmail, id }: MessagePerson): void {
    this.personId = id;
    this.channel = hasEmail ? 'email' : 'sms';
  }

  chooseChannel(channel: Channel): void {
    this.channel = channel;
  }

  acknowledge({ id, rev }: SeenMessage): Promise<void> {
    return this.#do(ACKNOWLEDGED, () =>
      this.#parts.gateway.acknowledgeAnsweringMessage({ id, rev }),
    );
  }

  assign({ id, rev }: SeenMessage, person: MessagePerson | null): Promise<void> {
    const done = person === null ? 'Unassigned' : `Assigned to ${person.name}`;
    const personId = person?.id ?? null;
    return this.#do(done, () => this.#parts.gateway.assignAnsweringMessage({ id, rev, personId }));
  }

  async close({ id, rev }: SeenMessage): Promise<void> {
    const { outcome, words } = this;
    if (outcome === '') return;
    await this.#do(
      'The message was closed',
      () => this.#parts.gateway.closeAnsweringMessage({ id, rev, outcome, words: words.trim() }),
      (isOpen) => {
        if (!isOpen || this.asking !== 'close' || this.words !== words) return;
        this.asking = null;
        this.words = this.outcome = '';
      },
    );
  }

  async saveNote(id: string): Promise<void> {
    const text = this.note.trim();
    if (text === '' || this.noteFault !== null) return;
    const what = `note ${id} ${text}`;
    const entryId = this.#idFor(what);
    await this.#do(
      'The note was saved',
      () => this.#parts.gateway.noteAnsweringMessage({ id, entryId, text }),
      (isOpen) => {
        this.#ids.delete(what);
        if (isOpen && this.note.trim() === text) this.note = '';
      },
    );
  }

  /** Logs a callback when the user presses the phone number. */
  async called(id: string): Promise<void> {
    const entryId = this.#parts.newId();
    const answer = await this.#parts.gateway.callAnsweringMessage({ id, entryId });
    if (answer.ok) await this.#parts.onDone();
  }

  async redeliver({ id, rev }: SeenMessage): Promise<void> {
    const { channel, personId } = this;
    if (personId === '') return;
    const what = `send ${id} ${rev} ${personId} ${channel}`;
    const deliveryId = this.#idFor(what);
    await this.#do(
      'The message is on its way',
      () =>
        this.#parts.gateway.redeliverAnsweringMessage({ id, rev, deliveryId, personId, channel }),
      (isOpen) => {
        this.#ids.delete(what);
        if (isOpen && this.asking === 'redeliver' && this.personId === personId) this.asking = null;
      },
    );
  }

  /** Acknowledges a message from its row's menu, beside other rows and the open message. Shows a toast on failure. */
  async acknowledgeRow({ id, rev }: SeenMessage): Promise<void> {
    if (this.#rows.has(id)) return;
    this.#rows.add(id);
    const { gateway, onDone, toasts } = this.#parts;
    const answer = await gateway.acknowledgeAnsweringMessage({ id, rev });
    this.#rows.delete(id);
    await onDone();
    const title = answer.ok ? null : explain(answer.error, UNSAVED);
    if (answer.ok) toastDone(toasts, { title: ACKNOWLEDGED });
    else if (title !== null)
      toasts.show({ tone: 'alarm', title, durationMs: DURATIONS.toastShort });
  }

  #idFor(what: string): string {
    const known = this.#ids.get(what) ?? this.#parts.newId();
    this.#ids.set(what, known);
    return known;
  }

  /** `onOk` gets whether the message is still the open one. */
  async #do(
    title: string,
    send: () => Answer<unknown>,
    onOk: (isOpen: boolean) => void = () => undefined,
  ): Promise<void> {
    const { submission } = this;
    const { onDone, toasts } = this.#parts;
    await submission.press(
      async () => {
        const answer = await send();
        await onDone();
        return answer;
      },
      (answer) => {
        const isOpen = this.submission === submission;
        if (answer.ok) {
          onOk(isOpen);
          toastDone(toasts, { title });
          return null;
        }
        const text = explain(answer.error, UNSAVED);
        if (!isOpen && text !== null) {
          const late = 'The previous message was not changed';
          toasts.show({ tone: 'alarm', title: late, text, durationMs: DURATIONS.toastLong });
        }
        return text;
      },
    );
  }
}
