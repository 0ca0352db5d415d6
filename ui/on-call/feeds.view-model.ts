import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { OnCallGateway } from '#core/on-call/on-call.api.ts';
import type { OnCallFeedList } from '#core/on-call/on-call-overview.schema.ts';
import { Submission } from '../forms/submission.ts';
import { Loadable } from '../shell/loadable.ts';

/** Creates and revokes the secret calendar URLs. A new URL is shown only once. */
export class FeedsViewModel {
  /** The calendar URL that was just created and can be read only now; null otherwise. */
  made: string | null = null;
  /** The person whose shifts the next calendar URL includes; empty for all people. */
  whose = '';
  readonly source: Loadable<OnCallFeedList>;
  readonly submission = new Submission();
  readonly #parts: { readonly gateway: OnCallGateway; readonly makeKey: () => AttemptKey };

  constructor(parts: { readonly gateway: OnCallGateway; readonly makeKey: () => AttemptKey }) {
    this.#parts = parts;
    this.source = new Loadable({
      read: () => parts.gateway.onCallFeeds(),
      fallback: 'The calendar addresses could not be loaded.',
    });
    makeAutoObservable(this, { made: observableRef, source: false, submission: false });
  }

  start(): void {
    void this.source.load();
  }

  choose(whose: string): void {
    this.whose = whose;
  }

  async make(): Promise<void> {
    const { gateway, makeKey } = this.#parts;
    const id = makeKey().for(null);
    const personId = this.whose === '' ? null : this.whose;
    await this.submission.run(() => gateway.addOnCallFeed({ id, personId }), {
      fallback: 'The address could not be made.',
      onOk: ({ address }) => {
        runInAction(() => {
          this.made = address;
        });
        void this.source.load();
      },
    });
  }

  async revoke(id: string): Promise<void> {
    await this.submission.run(() => this.#parts.gateway.revokeOnCallFeed({ id }), {
      fallback: 'The address could not be revoked.',
      onOk: () => void this.source.load(),
    });
  }
}
