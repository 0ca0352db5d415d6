import type { LiveState } from './live-feed.port.ts';

/** State of the live-event stream's connection. */
export interface LiveConnection {
  readonly phase: 'opening' | 'open' | 'waiting';
  /** Cursor after which the stream continues; null to continue from now. */
  readonly cursor: string | null;
  /** Number of connection losses since the connection was last stable. */
  readonly losses: number;
  /** Since when the connection has been down, in milliseconds UTC; null while the connection is open. */
  readonly downSince: number | null;
  /** Heartbeat interval of the server, in milliseconds. */
  readonly beatMs: number;
  /** Minimum wait before reconnecting that the server requested, in milliseconds. */
  readonly askedPauseMs: number;
}

export type LiveStep =
  | { readonly kind: 'hello'; readonly cursor: string; readonly beatMs: number }
  /** A message with a cursor arrived. `steady` is true for a heartbeat, which proves that the connection is stable. */
  | { readonly kind: 'told'; readonly cursor: string; readonly steady: boolean }
  /** The connection was closed, refused or interrupted, or was silent for too long. */
  | { readonly kind: 'lost'; readonly now: number; readonly askedPauseMs: number }
  /** The wait before the next connection attempt is over. */
  | { readonly kind: 'due' };

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30000;
const BEATS_MISSED = 2.5;
/** Time limit for opening the connection, in milliseconds. */
const OPENING_MS = 15000;

/** Milliseconds without a stream after which screens start to poll. */
export const ASKING_AFTER_MS = 3000;

/** Milliseconds between two polls. */
export const ASK_EVERY_MS = 15000;

/** Returns the initial state of a connection that is about to be opened. */
export const opening = (cursor: string | null, now: number): LiveConnection => ({
  phase: 'opening',
  cursor,
  losses: 0,
  downSince: now,
  beatMs: OPENING_MS,
  askedPauseMs: 0,
});

/** Converts an empty cursor to null, because a stream cannot continue from it. */
const kept = (cursor: string): string | null => (cursor === '' ? null : cursor);

/** Returns the connection state after a step. A step that does not fit the current phase changes nothing. */
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
 * Returns the milliseconds before the next attempt: 1 s, doubling up to 30 s, half of it random (`random` is 0 to 1).
 * Never returns less than the pause that the server requested.
 */
export const pauseMs = ({ askedPauseMs, losses }: LiveConnection, random: number): number => {
  const whole = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, losses - 1));
  return Math.max(askedPauseMs, whole * (0.5 + random / 2));
};

/** Returns the milliseconds of silence after which the connection counts as lost. */
export const patienceMs = ({ beatMs, phase }: LiveConnection): number =>
  phase === 'open' ? beatMs * BEATS_MISSED : OPENING_MS;

/** Returns the connection state that the user sees. */
export const shownState = ({ downSince, phase }: LiveConnection, now: number): LiveState => {
  if (phase === 'open' || downSince === null) return 'live';
  return now - downSince >= ASKING_AFTER_MS ? 'asking' : 'connecting';
};
