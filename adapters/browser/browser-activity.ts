import { defer, fromEvent, interval, map, merge, Observable, share } from 'rxjs';
import type { Activity } from '#core/prompts/activity.port.ts';
import { TICK, type UseTick } from '#core/prompts/use-time.rule.ts';

/** DOM events that show a person is using the page. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'focusin'] as const;

/** Watches keyboard and pointer events and the visibility of this page for as long as `ticks$` has a subscriber. */
export class BrowserActivity implements Activity {
  readonly ticks$: Observable<UseTick>;

  constructor(
    page: EventTarget & Pick<Document, 'visibilityState'> = document,
    now: () => number = () => Date.now(),
  ) {
    const looks = (): Observable<UseTick> =>
      new Observable((subscriber) => {
        let lastInputAt = now();
        const signs = SIGNS.map((sign) => fromEvent(page, sign, { passive: true }));
        const watch = merge(...signs).subscribe(() => {
          lastInputAt = now();
        });
        watch.add(
          interval(TICK)
            .pipe(
              map(() => ({ at: now(), visible: page.visibilityState === 'visible', lastInputAt })),
            )
            .subscribe(subscriber),
        );
        return watch;
      });
    this.ticks$ = defer(looks).pipe(share());
  }
}
