import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { filter, merge, throttleTime, type Subscription } from 'rxjs';
import { mapOk, ok } from '#core/kernel/result.ts';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import type { OwnHistoryGateway } from '#core/own-history/own-history.api.ts';
import {
  OWN_HISTORY_LIST,
  type OwnHistory,
  type OwnRow,
} from '#core/own-history/own-history.schema.ts';
import { ListDownload, type ListServices } from '../lists/list-download.ts';
import { ListViewModel } from '../lists/list.view-model.ts';

/** Minimum milliseconds between two reloads while events arrive. */
const LOOK_EVERY = 1000;

/** Kinds of live events that add a row. */
const KINDS: ReadonlySet<string> = new Set(['activity', 'alarm', 'area', 'test']);

interface Parts extends ListServices {
  readonly gateway: OwnHistoryGateway;
  readonly live: Pick<LiveFeed, 'events$' | 'readAnew$'>;
  /** Returns true if the person reads further down, where arriving rows must not move anything. */
  readonly isScrolled: () => boolean;
}

/** The view model of a customer's own history: what happened at the site, in plain words. */
export class OwnHistoryViewModel {
  siteNum: number | null = null;
  told: Pick<OwnHistory, 'asOf' | 'timeZone' | 'period'> | null = null;
  readonly list: ListViewModel<OwnRow>;
  readonly download: ListDownload;
  readonly #parts: Parts;
  #listening: Subscription | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    const read = (query: ListViewModel<OwnRow>['query'], before: string | null) =>
      parts.gateway.ownHistory({ sn: this.siteNum ?? 0, query, before });
    this.list = new ListViewModel({
      shape: OWN_HISTORY_LIST,
      keyOf: ({ id }) => id,
      fallback: 'Your history could not be loaded.',
      scrolls: true,
      own: parts.own,
      read: async (query, after) => {
        const { siteNum } = this;
        const page = await read(query, after);
        if (!page.ok || siteNum !== this.siteNum) return page;
        const { rows, total, more, next, ...told } = page.value;
        runInAction(() => (this.told = told));
        return ok({ rows, total, more, next });
      },
      countNew: async (query, first) =>
        mapOk(await read(query, null), ({ rows, total }) => {
          if (first === null) return total;
          const at = rows.findIndex(({ id }) => id === first.id);
          return at === -1 ? rows.length : at;
        }),
    });
    this.download = new ListDownload({
      ...parts,
      fallback: 'Your history could not be exported.',
      take: (wanted) => parts.gateway.exportOwnHistory({ sn: this.siteNum ?? 0, ...wanted }),
    });
    makeAutoObservable(this, { told: observableRef, list: false, download: false });
  }

  start(): void {
    const { events$, readAnew$ } = this.#parts.live;
    const own$ = events$.pipe(
      filter(({ siteNum, kind }) => siteNum === this.siteNum && KINDS.has(kind)),
    );
    this.#listening ??= merge(own$, readAnew$)
      .pipe(throttleTime(LOOK_EVERY, undefined, { leading: true, trailing: true }))
      .subscribe(() => void this.#streamIn());
  }

  dispose(): void {
    this.#listening?.unsubscribe();
    this.#listening = undefined;
    this.list.dispose();
  }

  /** Chooses the site before the list reads. */
  enter(siteNum: number): void {
    if (siteNum === this.siteNum) return;
    this.siteNum = siteNum;
    this.told = null;
  }

  /** Shows new rows at the top, or only their number while the person reads further down. */
  async #streamIn(): Promise<void> {
    if (this.told === null) return;
    await this.list.lookForNew();
    if (this.list.reading.fresh > 0 && !this.#parts.isScrolled()) await this.list.showNew();
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly ownHistory: OwnHistoryViewModel;
  }
}
