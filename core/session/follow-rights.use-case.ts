import { exhaustMap, from, throttleTime, type Observable, type Subscription } from 'rxjs';
import type { SessionContext } from './session-context.ts';
import type { SessionGateway } from './session.gateway.port.ts';

/** The minimum time between two requests, in milliseconds. The limit prevents a request loop by a screen that reloads itself. */
export const RIGHTS_ASKED_EVERY = 5000;

/**
 * Reads the current person again when the server refuses an action that the portal offered. The permission has been
 * withdrawn, so the screen must hide the action (ui README §10).
 */
export const followRights = (ports: {
  /** Emits when a request was refused because of a missing permission. */
  readonly forbidden$: Observable<void>;
  readonly gateway: Pick<SessionGateway, 'me'>;
  readonly session: SessionContext;
}) => {
  let watch: Subscription | null = null;
  return {
    /** Starts listening for refusals. A second call has no effect. */
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
