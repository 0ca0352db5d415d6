import { isoInstant } from '../kernel/instant.ts';
import type { CommunicationTest } from './panel-info.schema.ts';

/** How long a panel is listened to after somebody was asked to start its test, milliseconds (domain guide 6.6). */
export const LISTEN_MS = 900000;

/** What a panel sends when its test was started by hand or by its own clock: Contact ID, then SIA (domain guide 6.6, 7.2). */
export const TEST_CODES: readonly string[] = ['601', '602', 'RX', 'RP'];

/** A communication test as it was begun, and the first test signal of its panel that came in its time; instants are milliseconds UTC. */
export interface BegunTest {
  readonly id: string;
  readonly startedAt: number;
  readonly startedBy: string;
  readonly heard: { readonly at: number; readonly code: string } | null;
}

/** Whether a panel is still listened to: a second test of it would only hear the same signal. */
export const isListening = ({ startedAt, heard }: BegunTest, now: number): boolean =>
  heard === null && now < startedAt + LISTEN_MS;

/** What came of a communication test by `now`; nobody has to note its end, it follows from the signals that are there. */
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
