import type { LiveState } from './live-feed.port.ts';

/** The state of one connection. */
export interface LiveConnection {
  readonly phase: 'opening' | 'open' | 'waiting';
  /** The cursor to continue from; null means from now. */
  readonly cursor: string | null;
  /** Losses since the connection last proved stable. */
  readonly losses: number;
  /** Since when the connection is down; null while it is open. */
  readonly downSince: number | null;
  /** The interval of the server's heartbeat, in milliseconds. */
  readonly beatMs: number;
  /** The minimum wait that the server asked for, in milliseconds. */
  readonly askedPauseMs: number;
}

/** Events of a connection. */
export type LiveStep =
  | { readonly kind: 'hello'; readonly cursor: string; readonly beatMs: number }
  /** A message with a cursor arrived. A beat proves that the connection is stable. */
  | { readonly kind: 'told'; readonly cursor: string; readonly steady: boolean }
  /** The connection was cut, refused, ended or silent for too long. */
  | { readonly kind: 'lost'; readonly now: number; readonly askedPauseMs: number }
  /** The pause before the next attempt is over. */
  | { readonly kind: 'due' };

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30000;
const BEATS_MISSED = 2.5;
/** The time limit for opening, and the assumed heartbeat before the server has stated its own. */
const OPENING_MS = 15000;

/** After this long without a stream, screens start to poll, in milliseconds. */
export const ASKING_AFTER_MS = 3000;

/** How often screens poll during that time, in milliseconds. */
export const ASK_EVERY_MS = 15000;

/** Creates a connection that is about to be opened. */
export const opening = (cursor: string | null, now: number): LiveConnection => ({
  phase: 'opening',
  cursor,
  losses: 0,
  downSince: now,
  beatMs: OPENING_MS,
  askedPauseMs: 0,
});

/** An empty cursor cannot be continued from. */
const kept = (cursor: string): string | null => (cursor === '' ? null : cursor);

/** Returns the connection after a step. A step that arrives too late for its phase changes nothing. */
export const follow = (connection: LiveConnection, step: LiveStep): LiveConnection => {
  const { phase } = connection;
  switch (step.kind) {
    case 'hello': {
      const { beatMs, cursor } = step;
      return phase === 'opening'
        ? { ...connection, phase: 'open', cursor: kept(cursor), downSince: null, beatMs }
        : connection;
    }
    case 'told':
      return phase === 'open'
        ? { ...connection, cursor: kept(step.cursor), losses: step.steady ? 0 : connection.losses }
        : connection;
    case 'lost':
      return phase === 'waiting'
        ? connection
        : {
            ...connection,
            phase: 'waiting',
            losses: connection.losses + 1,
            downSince: connection.downSince ?? step.now,
            askedPauseMs: step.askedPauseMs,
          };
    case 'due':
      return phase === 'waiting'
        ? { ...connection, phase: 'opening', askedPauseMs: 0 }
        : connection;
  }
};

/**
 * Returns the wait before the next attempt: 1 s, doubling up to 30 s, with half of it random (`random` 0 to 1), and never
 * less than the server asked for.
 */
export const pauseMs = ({ askedPauseMs, losses }: LiveConnection, random: number): number => {
  const whole = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, losses - 1));
  return Math.max(askedPauseMs, whole * (0.5 + random / 2));
};

/** Returns how long the connection may be silent before it counts as lost, in milliseconds. */
export const patienceMs = ({ beatMs, phase }: LiveConnection): number =>
  phase === 'open' ? beatMs * BEATS_MISSED : OPENING_MS;

/** Returns the connection state that the user sees. */
export const shownState = ({ downSince, phase }: LiveConnection, now: number): LiveState => {
  if (phase === 'open' || downSince === null) return 'live';
  return now - downSince >= ASKING_AFTER_MS ? 'asking' : 'connecting';
};
