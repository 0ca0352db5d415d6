import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { filter, merge, throttleTime, type Subscription } from 'rxjs';
import { explain } from '#core/kernel/explain.rule.ts';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import type { ChangeKind, SiteChange, SiteChanges } from '#core/site-file/site-change.schema.ts';
import type { SiteFileGateway } from '#core/site-file/site-file.api.ts';

interface Parts {
  readonly gateway: Pick<SiteFileGateway, 'siteChanges'>;
  readonly live: Pick<LiveFeed, 'events$' | 'readAnew$'>;
}

const READ_EVERY = 1000;

/** A site's audit trail, newest first, loaded in windows (domain guide 6.11 "Changes"). */
export class SiteChangesViewModel {
  kind: ChangeKind | null = null;
  /** Null until the first window is loaded. */
  lines: readonly SiteChange[] | null = null;
  page: SiteChanges | null = null;
  busy = false;
  problem: string | null = null;
  siteNum: number | null = null;
  readonly #parts: Parts;
  #turn = 0;
  #listening: Subscription | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { lines: observableRef, page: observableRef });
  }

  start(): void {
    const { events$, readAnew$ } = this.#parts.live;
    const own$ = events$.pipe(
      filter(({ kind, siteNum }) => kind === 'site' && siteNum === this.siteNum),
    );
    this.#listening ??= merge(own$, readAnew$)
      .pipe(throttleTime(READ_EVERY, undefined, { leading: true, trailing: true }))
      .subscribe(() => void this.#read(null));
  }

  dispose(): void {
    this.#listening?.unsubscribe();
    this.#listening = null;
    this.#turn += 1;
    this.siteNum = null;
  }

  open(siteNum: number): void {
    if (siteNum === this.siteNum) return;
    this.siteNum = siteNum;
    this.lines = this.page = null;
    void this.#read(null);
  }

  choose(kind: ChangeKind | null): void {
    this.kind = kind;
    this.lines = null;
    void this.#read(null);
  }

  retry(): void {
    void this.#read(null);
  }

  more(): void {
    const next = this.page?.next ?? null;
    if (next !== null && !this.busy) void this.#read(next);
  }

  async #read(before: number | null): Promise<void> {
    const { kind, siteNum } = this;
    if (siteNum === null) return;
    const turn = ++this.#turn;
    this.busy = true;
    const result = await this.#parts.gateway.siteChanges({
      sn: siteNum,
      before: before ?? undefined,
      kind: kind ?? undefined,
    });
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.busy = false;
      this.problem = result.ok
        ? null
        : explain(result.error, 'The changes could not be loaded.', 'read');
      if (!result.ok) return;
      const { changes } = result.value;
      this.page = result.value;
      this.lines = before === null ? changes : [...(this.lines ?? []), ...changes];
    });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly siteChanges: SiteChangesViewModel;
  }
}
