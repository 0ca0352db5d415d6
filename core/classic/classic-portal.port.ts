import type { Failure } from '../kernel/failure.ts';
import type { Result } from '../kernel/result.ts';

/** The older dealer portal (spec §4.1 completion, §7.2 rw3k/key). */
export interface ClassicGateway {
  /** Creates a one-time key; with `deleteSession` our own session ends with it. */
  createKey(input: {
    readonly deleteSession: boolean;
    readonly userRequested: boolean;
  }): Promise<Result<string, Failure>>;
}

/** Leaves the app for the classic portal in the same window; only the browser can. */
export interface ClassicDoor {
  enter(key: string): void;
}
