/** Bounds of what is told live. */
export const LIVE_LIMITS = {
  /** Between two signs of life on a stream, in milliseconds; the session is looked at before each. Two and a half of them without one end "Live" on a screen, which may take 10 s at most. */
  beatMs: 3500,
  /** Between two reads of what is new, in milliseconds: what is announced meanwhile is read together. */
  readEveryMs: 50,
  /** Between two reads while announcements may be missed, in milliseconds. */
  askEveryMs: 1000,
  /** Events read at once. */
  rows: 1000,
  /** More missed events are not told one by one: the screen reads anew. */
  missed: 2000,
  /** Streams of one session, as its tabs share one where the browser lets them; a further one is refused with 429. */
  perSession: 6,
  /** Streams of one server; a further one is refused with 503. */
  perServer: 2000,
  /** Bytes nobody took; a stream with more is dropped and goes on from its cursor. */
  backlogBytes: 256 * 1024,
  /** Characters of a cursor; a longer one cannot stand in an address, and its stream begins anew. */
  cursor: 6000,
} as const;
