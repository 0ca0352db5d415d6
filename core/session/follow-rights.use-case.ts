import { exhaustMap, from, throttleTime, type Observable, type Subscription } from 'rxjs';
import type { SessionContext } from './session-context.ts';
import type { SessionGateway } from './session.gateway.port.ts';

/** Milliseconds between two questions, so that a screen which asks again by itself starts no circle. */
export const RIGHTS_ASKED_EVERY = 5000;

/**
 * Asks who one is as soon as the server refuses what the portal had offered: a right was withdrawn meanwhile, and what it
 * had opened leaves the screen with it (ui README §10).
 */
export const followRights = (ports: {
  /** Refusals for want of a right. */
  readonly forbidden$: Observable<void>;
  readonly gateway: Pick<SessionGateway, 'me'>;
  readonly session: SessionContext;
}) => {
  let watch: Subscription | null = null;
  return {
    /** A second call changes nothing. */
    start: (): void => {
      watch ??= ports.forbidden$
        .pipe(
          throttleTime(RIGHTS_ASKED_EVERY),
          exhaustMap(() => from(ports.gateway.me())),
        )
        .subscribe((answer) => {
          if (answer.ok) ports.session.apply({ kind: 'viewChanged', view: answer.value });
        });
    },
    dispose: (): void => {
      watch?.unsubscribe();
      watch = null;
    },
  };
};
