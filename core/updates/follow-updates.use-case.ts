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
import type { PageReloader, UpdateSource, Visibility } from './update-source.port.ts';
import type { UnsavedWork } from './unsaved-work.ts';
import { CURRENT, reduceUpdate, type UpdateEvent, type UpdateState } from './update-state.rule.ts';

/**
 * Milliseconds a newer version has to take over before the page is loaded anew without its word. Long, because a page
 * that is loaded while the older worker is being shut down may wait for that worker for ever (measured in Chromium).
 */
const PATIENCE = 30000;
/** Milliseconds between words to the newer version: the older worker gives up its place only when a word meets it idle. */
const NUDGE = 2000;

/** What a person, or a part that could not be fetched, tells it. */
export type UpdateChoice = 'pressed' | 'postponed' | 'partMissing';

interface UpdatePorts {
  readonly source: UpdateSource;
  readonly visibility: Visibility;
  readonly unsaved: UnsavedWork;
  readonly page: PageReloader;
}

/** When to look: every 15 s while the page is visible, and at once when somebody comes back after hours. */
const looks = ({ visible$ }: Visibility): Observable<unknown> => {
  let returned = false;
  return visible$.pipe(
    distinctUntilChanged(),
    switchMap((visible) => {
      if (visible) return timer(returned ? 0 : DURATIONS.updateCheck, DURATIONS.updateCheck);
      returned = true;
      return EMPTY;
    }),
  );
};

/** Looks for newer versions every 15 s while the page is visible and carries out what the rule decides (spec §9). */
export const followUpdates = ({ source, visibility, unsaved, page }: UpdatePorts) => {
  const known = new BehaviorSubject<UpdateState>(CURRENT);
  let watch: Subscription | null = null;

  const waitForTakeOver = (): Subscription =>
    interval(NUDGE)
      .pipe(
        map((past) => (past + 1) * NUDGE),
        startWith(0),
        takeWhile(() => known.value.kind === 'takingOver'),
      )
      .subscribe((ms) => {
        const coming = source.takeOver();
        if (!coming || ms >= PATIENCE) apply({ kind: 'stalled' });
      });

  const apply = (event: UpdateEvent): void => {
    const { state, act } = reduceUpdate(known.value, event);
    if (state !== known.value) known.next(state);
    if (act === 'reload') page.reload();
    if (act === 'takeOver' && watch !== null) watch.add(waitForTakeOver());
  };

  const checkBroken = (): void => {
    const { dirty } = unsaved;
    apply({ kind: 'broken', dirty, mayReload: !dirty && page.mayReload() });
  };

  /** Without a connection every part is missing; only a server that answers and has it no more is a newer one. */
  const checkMissing = async (): Promise<void> => {
    if (!(await source.reachable())) return;
    apply({ kind: 'partMissing' });
    source.check();
  };

  return {
    /** Where the page stands; replays the present state. */
    state$: known.asObservable(),
    /** Begins to follow; a second call changes nothing. */
    start: (): void => {
      if (watch !== null) return;
      watch = source.news$.subscribe((news) => {
        if (news === 'broken') checkBroken();
        else apply({ kind: news });
      });
      watch.add(looks(visibility).subscribe(() => source.check()));
      source.start();
    },
    dispose: (): void => {
      watch?.unsubscribe();
      watch = null;
    },
    /** Takes the person's answer to the prompt, or the news that a part of this version is gone. */
    choose: (choice: UpdateChoice): void => {
      if (choice === 'pressed') apply({ kind: 'pressed', dirty: unsaved.dirty });
      else if (choice === 'postponed') apply({ kind: 'postponed' });
      else void checkMissing();
    },
  };
};
