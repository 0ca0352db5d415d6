import { exhaustMap, from, throttleTime, type Observable, type Subscription } from 'rxjs';
import type { SessionContext } from './session-context.ts';
import type { SessionGateway } from './session.gateway.port.ts';

/** Minimum milliseconds between two requests, so that a screen which reloads itself does not cause a loop. */
export const RIGHTS_ASKED_EVERY = 5000;

/**
 * Reads the current person again as soon as the server refuses something the portal had offered. The permission was
 * withdrawn in the meantime, and the parts it had opened are then removed from the screen (ui README §10).
 */
export const followRights = (ports: {
  /** Emits when a request was refused because of a missing permission. */
  readonly forbidden$: Observable<void>;
  readonly gateway: Pick<SessionGateway, 'me'>;
  readonly session: SessionContext;
}) => {
  let watch: Subscription | null = null;
  return {
    /** Starts listening. A second call changes nothing. */
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
