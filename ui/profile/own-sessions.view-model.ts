import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '#core/kernel/clock.port.ts';
import { mapOk, type Answer } from '#core/kernel/result.ts';
import type { OwnSession } from '#core/profile/own-session.schema.ts';
import type { ProfileGateway } from '#core/profile/profile.api.ts';
import { Submission } from '../forms/submission.ts';
import { Loadable } from '../shell/loadable.ts';

/** The person's sessions, and the actions that end them (ASVS V7.5.2). */
export class OwnSessionsViewModel {
  readonly list: Loadable<readonly OwnSession[]>;
  readonly submission = new Submission();
  /** The result of the last action, announced to screen readers. */
  announcement = '';
  readonly #profile: Pick<ProfileGateway, 'ownSessions' | 'endOwnSession' | 'endOtherSessions'>;
  readonly #clock: Clock;

  constructor(parts: {
    readonly profile: Pick<ProfileGateway, 'ownSessions' | 'endOwnSession' | 'endOtherSessions'>;
    readonly clock: Clock;
  }) {
    this.#profile = parts.profile;
    this.#clock = parts.clock;
    this.list = new Loadable({
      read: async () => mapOk(await parts.profile.ownSessions(), ({ sessions }) => sessions),
      fallback: 'Your sessions could not be loaded.',
    });
    makeAutoObservable(this, { list: false, submission: false });
  }

  /** The current time as an ISO instant, for relative times. */
  get now(): string {
    return new Date(this.#clock.now()).toISOString();
  }

  start(): void {
    void this.list.load();
  }

  dispose(): void {
    this.list.dispose();
  }

  /** Reloads the list after another action has ended sessions. */
  reload(): void {
    void this.list.load();
  }

  async end({ id, label }: OwnSession): Promise<void> {
    await this.#do(() => this.#profile.endOwnSession({ id }), `${label} is signed out.`);
  }

  async endOthers(): Promise<void> {
    await this.#do(() => this.#profile.endOtherSessions(), 'You are signed out everywhere else.');
  }

  async #do(send: () => Answer<unknown>, text: string): Promise<void> {
    const done = await this.submission.run(send, {
      fallback: 'It is still signed in, because it could not be ended.',
    });
    if (!done) return;
    runInAction(() => {
      this.announcement = text;
    });
    await this.list.load();
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly ownSessions: OwnSessionsViewModel;
  }
}
