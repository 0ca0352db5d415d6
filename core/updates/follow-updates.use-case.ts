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
 * How long to wait for the newer version to take over before the page reloads anyway, in milliseconds. The wait is long
 * because a reload during the shutdown of the older worker may hang forever (measured in Chromium).
 */
const PATIENCE = 30000;
/**
 * The time between messages to the newer worker, in milliseconds. The older worker is replaced only if a message arrives
 * while the older worker is idle.
 */
const NUDGE = 2000;

/** The input that drives an update: a choice of the person, or a part of this version that could not be loaded. */
export type UpdateChoice = 'pressed' | 'postponed' | 'partMissing';

interface UpdatePorts {
  readonly source: UpdateSource;
  readonly visibility: Visibility;
  readonly unsaved: UnsavedWork;
  readonly page: PageReloader;
}

/** Emits when to check for updates: every 15 s while the page is visible, and immediately when the page becomes visible again. */
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

/** Checks for newer versions every 15 s while the page is visible, and carries out the actions of `reduceUpdate` (spec §9). */
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

  /** Without a connection, every part is missing. Only a missing part from a server that responds proves that there is a newer version. */
  const checkMissing = async (): Promise<void> => {
    if (!(await source.reachable())) return;
    apply({ kind: 'partMissing' });
    source.check();
  };

  return {
    /** The update state of the page. Emits the current state on subscription. */
    state$: known.asObservable(),
    /** Starts checking for updates. A second call has no effect. */
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
    /** Handles the person's choice in the prompt (`pressed`, `postponed`), or a missing part of this version (`partMissing`). */
    choose: (choice: UpdateChoice): void => {
      if (choice === 'pressed') apply({ kind: 'pressed', dirty: unsaved.dirty });
      else if (choice === 'postponed') apply({ kind: 'postponed' });
      else void checkMissing();
    },
  };
};
