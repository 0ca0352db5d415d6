import { makeAutoObservable, observable, runInAction } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import type { RoadmapGateway } from '#core/roadmap/roadmap.api.ts';
import type {
  Roadmap,
  RoadmapItem,
  RoadmapStage,
  RoadmapInterest,
} from '#core/roadmap/roadmap.schema.ts';
import { withInterest } from '#core/roadmap/with-interest.rule.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { Loadable } from '../shell/loadable.ts';

interface Parts {
  readonly gateway: Pick<RoadmapGateway, 'roadmap' | 'wishRoadmap'>;
  readonly toasts: Pick<ToastStore, 'show'>;
  /** False while staff impersonate the person. */
  readonly ownEyes: boolean;
}

/** The roadmap for its readers. A vote shows immediately and is reverted if the request fails (ui README §9). */
export class RoadmapViewModel {
  readonly source: Loadable<Roadmap>;
  readonly #parts: Parts;
  /** Entries whose buttons were pressed, as they are shown until the next load. */
  readonly #pressed = observable.map<string, RoadmapItem>({}, { deep: false });
  /** The last request of each entry, running or finished. The entry's next request waits for the last one to finish. */
  readonly #under = new Map<string, Promise<void>>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.source = new Loadable({
      read: (how) => parts.gateway.roadmap({}, how),
      fallback: 'The roadmap could not be loaded.',
    });
    makeAutoObservable(this, { source: false });
  }

  start(): void {
    void this.source.load();
  }

  dispose(): void {
    this.source.dispose();
  }

  get mayWish(): boolean {
    return this.#parts.ownEyes;
  }

  /** Returns the entries of a stage in the order in which they were loaded, so that a vote does not move an entry. */
  at(stage: RoadmapStage): readonly RoadmapItem[] {
    const { state } = this.source;
    const items = state.at === 'ready' ? state.value.items : [];
    return items
      .filter((item) => item.stage === stage)
      .map((item) => this.#pressed.get(item.id) ?? item);
  }

  /** Toggles a vote or a request for mail. Rapid presses are sent one after another, and the last press wins. */
  async setInterest(item: RoadmapItem, kind: RoadmapInterest): Promise<void> {
    const on = kind === 'vote' ? !item.voted : !item.asked;
    const shown = withInterest(item, kind, on);
    this.#pressed.set(item.id, shown);
    const before = this.#under.get(item.id) ?? Promise.resolve();
    const own = before.then(() => this.#send(shown, kind, on));
    this.#under.set(item.id, own);
    await own;
  }

  async #send(shown: RoadmapItem, kind: RoadmapInterest, on: boolean): Promise<void> {
    const { id } = shown;
    const answer = await this.#parts.gateway.wishRoadmap({ id, kind, on });
    const isLast = () => this.#pressed.get(id) === shown;
    if (answer.ok) {
      if (isLast()) runInAction(() => this.#pressed.set(id, answer.value));
      return;
    }
    const title = explain(answer.error, 'Your request could not be saved.');
    if (title !== null)
      this.#parts.toasts.show({ tone: 'alarm', title, durationMs: DURATIONS.toastShort });
    await this.source.load({ background: true });
    if (isLast()) runInAction(() => this.#pressed.delete(id));
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly roadmap: RoadmapViewModel;
  }
}
