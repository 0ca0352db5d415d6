import type { Failure } from '../kernel/failure.ts';
import type { Result } from '../kernel/result.ts';
import type { SessionContext } from './session-context.ts';
import type { SessionGateway } from './session.gateway.port.ts';
import type { SessionMarker } from './session-marker.port.ts';

/** Ends the session here at once and on the server as soon as it listens (SECURITY.md §3 "Purge at logout"). */
export class SignOut {
  readonly #session: SessionContext;
  readonly #marker: SessionMarker;
  readonly #gateway: SessionGateway;

  constructor(ports: { session: SessionContext; marker: SessionMarker; gateway: SessionGateway }) {
    this.#session = ports.session;
    this.#marker = ports.marker;
    this.#gateway = ports.gateway;
  }

  /** A failed call is no failed sign-out: the mark stays, and the next start repeats the call instead of resuming. */
  async execute(): Promise<Result<void, Failure>> {
    this.#marker.write({ kind: 'signedOut' });
    this.#session.apply({ kind: 'signedOut', reason: 'asked' });
    const answer = await this.#gateway.signOut();
    if (answer.ok && this.#marker.read().kind === 'signedOut') this.#marker.write({ kind: 'none' });
    return answer;
  }
}
