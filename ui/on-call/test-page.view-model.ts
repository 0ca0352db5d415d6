import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { OnCallGateway } from '#core/on-call/on-call.api.ts';
import type { OnCallTestPage } from '#core/on-call/on-call-overview.schema.ts';
import { Submission } from '../forms/submission.ts';
import { Timer } from '../shell/timer.ts';

/** Milliseconds between polls for the result of a test page. */
const LOOK_MS = 2000;

/** Sends a test page to the person and polls until it is sent or has failed. */
export class TestPage {
  channel: OnCallTestPage['channel'] = 'sms';
  sent: OnCallTestPage | null = null;
  readonly submission = new Submission();
  readonly #parts: { readonly gateway: OnCallGateway; readonly key: AttemptKey };
  readonly #timer = new Timer();
  #over = false;

  constructor(parts: { readonly gateway: OnCallGateway; readonly key: AttemptKey }) {
    this.#parts = parts;
    makeAutoObservable(this, { sent: observableRef, submission: false });
  }

  choose(channel: OnCallTestPage['channel']): void {
    this.channel = channel;
    this.sent = null;
    this.submission.clear();
  }

  async send(): Promise<void> {
    const { gateway, key } = this.#parts;
    const { channel } = this;
    // The time of the previous test is part of the content, so that the next press gets a new idempotency key and sends another page.
    const content = { channel, at: this.sent?.askedAt ?? null };
    let id = '';
    const isSent = await this.submission.run(
      () =>
        key.send(content, (made) => {
          id = made;
          return gateway.sendOnCallTestPage({ id: made, channel });
        }),
      { fallback: 'The test page could not be sent.' },
    );
    if (isSent) await this.#follow(id);
  }

  dispose(): void {
    this.#over = true;
    this.#timer.stop();
  }

  async #follow(id: string): Promise<void> {
    if (this.#over) return;
    const found = await this.#parts.gateway.readOnCallTestPage({ id });
    runInAction(() => {
      if (found.ok) this.sent = found.value;
    });
    if (found.ok && found.value.state === 'queued')
      this.#timer.after(LOOK_MS, () => void this.#follow(id));
  }
}
