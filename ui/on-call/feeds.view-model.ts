import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { OnCallGateway } from '#core/on-call/on-call.api.ts';
import type { OnCallFeedList } from '#core/on-call/on-call-overview.schema.ts';
import { AskedDeletion } from '../forms/asked-deletion.ts';
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
  readonly deletion = new AskedDeletion();
  readonly #parts: { readonly gateway: OnCallGateway; readonly makeKey: () => AttemptKey };

  constructor(parts: { readonly gateway: OnCallGateway; readonly makeKey: () => AttemptKey }) {
    this.#parts = parts;
    this.source = new Loadable({
      read: () => parts.gateway.onCallFeeds(),
      fallback: 'The calendar addresses could not be loaded.',
    });
    makeAutoObservable(this, {
      made: observableRef,
      source: false,
      submission: false,
      deletion: false,
    });
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
      fallback: 'The address could not be created.',
      onOk: ({ address }) => {
        runInAction(() => {
          this.made = address;
        });
        void this.source.load();
      },
    });
  }

  /** Asks for confirmation before a calendar URL is revoked, because no new one can have the same text. */
  revoke(id: string, whose: string): void {
    this.deletion.ask({
      title: `Revoke the address for ${whose}?`,
      text: 'Calendars that read it stop updating. They need a new address.',
      press: 'Revoke',
      send: () => this.#parts.gateway.revokeOnCallFeed({ id }),
      onOk: () => void this.source.load({ background: true }),
      onRefused: () => void this.source.load({ background: true }),
    });
  }
}
