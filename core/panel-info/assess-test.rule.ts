import { isoInstant } from '../kernel/instant.ts';
import type { CommunicationTest } from './panel-info.schema.ts';

/** How long the server waits for the signal of a communication test, in milliseconds (domain guide 6.6). */
export const LISTEN_MS = 900000;

/** The codes of a test signal started by hand or by the panel's timer: Contact ID, then SIA (domain guide 6.6, 7.2). */
export const TEST_CODES: readonly string[] = ['601', '602', 'RX', 'RP'];

/** A started communication test, with the first test signal that its panel sent within the waiting time. Times are milliseconds UTC. */
export interface BegunTest {
  readonly id: string;
  readonly startedAt: number;
  readonly startedBy: string;
  readonly heard: { readonly at: number; readonly code: string } | null;
}

/**
 * Checks whether a test is still waiting for its signal. A second test must not start during this time, because both tests
 * would receive the same signal.
 */
export const isListening = ({ startedAt, heard }: BegunTest, now: number): boolean =>
  heard === null && now < startedAt + LISTEN_MS;

/**
 * Returns the result of a communication test at `now`. The result is derived from the signals received; the end of a test
 * is never stored.
 */
export const assessTest = (test: BegunTest, now: number): CommunicationTest => {
  const { id, startedAt, startedBy, heard } = test;
  const state =
    heard !== null ? 'Passed' : isListening(test, now) ? 'Waiting' : 'No test signal arrived';
  return {
    id,
    state,
    startedAt: isoInstant(startedAt),
    startedBy,
    endsAt: isoInstant(startedAt + LISTEN_MS),
    passedAt: heard === null ? null : isoInstant(heard.at),
    code: heard?.code ?? null,
  };
};
