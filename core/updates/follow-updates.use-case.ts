import {
  BehaviorSubject,
  distinctUntilChanged,
  EMPTY,
  interval,
  map,
  startWith,
  switchMap,
  takeWhile,
  timer,
  type Observable,
  type Subscription,
} from 'rxjs';
import { DURATIONS } from '../kernel/limits.ts';
import type { PageReloader } from './page-reloader.port.ts';
import type { UnsavedWork } from './unsaved-work.ts';
import type { UpdateSource } from './update-source.port.ts';
import { CURRENT, reduceUpdate, type UpdateEvent, type UpdateState } from './update-state.rule.ts';
import type { Visibility } from './visibility.port.ts';

/**
 * Milliseconds a newer version has to take over before the page is loaded anew without its word. Long, because a page
 * that is loaded while the older worker is being shut down may wait for that worker for ever (measured in Chromium).
 */
const PATIENCE = 30_000;
/** Milliseconds between words to the newer version: the older worker gives up its place only when a word meets it idle. */
const NUDGE = 2_000;

/** What a person, or a part that could not be fetched, tells it. */
export type UpdateWish = 'pressed' | 'postponed' | 'partMissing';

/** Looks for newer versions every 15 s while the page is visible and carries out what the rule decides (spec §9). */
export class FollowUpdates {
  readonly #source: UpdateSource;
  readonly #visibility: Visibility;
  readonly #unsaved: UnsavedWork;
  readonly #page: PageReloader;
  readonly #state = new BehaviorSubject<UpdateState>(CURRENT);
  #watch: Subscription | null = null;

  /** Where the page stands; replays the present state. */
  readonly state$: Observable<UpdateState> = this.#state.asObservable();

  constructor(ports: {
    source: UpdateSource;
    visibility: Visibility;
    unsaved: UnsavedWork;
    page: PageReloader;
  }) {
    this.#source = ports.source;
    this.#visibility = ports.visibility;
    this.#unsaved = ports.unsaved;
    this.#page = ports.page;
  }

  /** Begins to follow; a second call changes nothing. */
  start(): void {
    if (this.#watch !== null) return;
    this.#watch = this.#source.news$.subscribe((news) => {
      if (news === 'broken') this.#judgeBroken();
      else this.#apply({ kind: news });
    });
    let returned = false;
    this.#watch.add(
      this.#visibility.visible$
        .pipe(
          distinctUntilChanged(),
          switchMap((visible) => {
            if (!visible) {
              returned = true;
              return EMPTY;
            }
            // Whoever comes back after hours learns of a newer version at once.
            return timer(returned ? 0 : DURATIONS.updateCheck, DURATIONS.updateCheck);
          }),
        )
        .subscribe(() => this.#source.check()),
    );
    this.#source.start();
  }

  dispose(): void {
    this.#watch?.unsubscribe();
    this.#watch = null;
  }

  /** Takes the person's answer to the prompt, or the news that a part of this version is gone. */
  execute(wish: UpdateWish): void {
    switch (wish) {
      case 'pressed':
        this.#apply({ kind: 'pressed', dirty: this.#unsaved.dirty });
        return;
      case 'postponed':
        this.#apply({ kind: 'postponed' });
        return;
      case 'partMissing':
        void this.#judgeMissing();
    }
  }

  /** Without a connection every part is missing; only a server that answers and has it no more is a newer one. */
  async #judgeMissing(): Promise<void> {
    if (!(await this.#source.reachable())) return;
    this.#apply({ kind: 'partMissing' });
    this.#source.check();
  }

  #judgeBroken(): void {
    const { dirty } = this.#unsaved;
    this.#apply({ kind: 'broken', dirty, mayReload: !dirty && this.#page.mayReload() });
  }

  #apply(event: UpdateEvent): void {
    const { state, act } = reduceUpdate(this.#state.value, event);
    if (state !== this.#state.value) this.#state.next(state);
    if (act === 'reload') this.#page.reload();
    if (act !== 'takeOver') return;
    const waited = interval(NUDGE).pipe(
      map((past) => (past + 1) * NUDGE),
      startWith(0),
      takeWhile(() => this.#state.value.kind === 'takingOver'),
    );
    this.#watch?.add(
      waited.subscribe((ms) => {
        const coming = this.#source.takeOver();
        if (!coming || ms >= PATIENCE) this.#apply({ kind: 'stalled' });
      }),
    );
  }
}
