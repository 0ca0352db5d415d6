import type { LiveState } from './live-feed.port.ts';

/** Where one connection stands. */
export interface LiveConnection {
  readonly phase: 'opening' | 'open' | 'waiting';
  /** To go on from; null = from now. */
  readonly cursor: string | null;
  /** Losses since it last proved steady. */
  readonly losses: number;
  /** Since when nothing comes; null while it is open. */
  readonly downSince: number | null;
  /** How often the server gives a sign of life, in milliseconds. */
  readonly beatMs: number;
  /** What the server asked to wait at least, in milliseconds. */
  readonly askedPauseMs: number;
}

/** What happens to a connection. */
export type LiveStep =
  | { readonly kind: 'hello'; readonly cursor: string; readonly beatMs: number }
  /** Anything with a cursor; a beat proves that the connection is steady. */
  | { readonly kind: 'told'; readonly cursor: string; readonly steady: boolean }
  /** Cut, refused, ended or silent for too long. */
  | { readonly kind: 'lost'; readonly now: number; readonly askedPauseMs: number }
  /** The pause is over. */
  | { readonly kind: 'due' };

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30000;
const BEATS_MISSED = 2.5;
/** For an answer to an opening, and the pulse before any is known. */
const OPENING_MS = 15000;

/** After this long without a stream screens begin to ask, in milliseconds. */
export const ASKING_AFTER_MS = 3000;

/** How often screens ask meanwhile, in milliseconds. */
export const ASK_EVERY_MS = 15000;

/** A connection about to be opened. */
export const opening = (cursor: string | null, now: number): LiveConnection => ({
  phase: 'opening',
  cursor,
  losses: 0,
  downSince: now,
  beatMs: OPENING_MS,
  askedPauseMs: 0,
});

/** An empty cursor cannot be gone on from. */
const kept = (cursor: string): string | null => (cursor === '' ? null : cursor);

/** Where it stands after a step; one that comes too late for its phase changes nothing. */
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

/** How long to wait before the next attempt: 1 s doubling to 30 s, half of it by chance (`random` 0 to 1), never less than the server asked for. */
export const pauseMs = ({ askedPauseMs, losses }: LiveConnection, random: number): number => {
  const whole = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, losses - 1));
  return Math.max(askedPauseMs, whole * (0.5 + random / 2));
};

/** How long nothing may come before the connection counts as lost, in milliseconds. */
export const patienceMs = ({ beatMs, phase }: LiveConnection): number =>
  phase === 'open' ? beatMs * BEATS_MISSED : OPENING_MS;

/** What people are told about it. */
export const shownState = ({ downSince, phase }: LiveConnection, now: number): LiveState => {
  if (phase === 'open' || downSince === null) return 'live';
  return now - downSince >= ASKING_AFTER_MS ? 'asking' : 'connecting';
};
