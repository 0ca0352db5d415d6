export const LIVE_LIMITS = {
  /**
   * Interval between heartbeats of a stream, in milliseconds; the session is checked before each heartbeat. A screen stops
   * showing "Live" after two and a half intervals without a heartbeat, at most 10 s.
   */
  beatMs: 3500,
  /** Minimum interval between two reads of new events, in milliseconds. Announcements within the interval share one read. */
  readEveryMs: 50,
  /** Interval between two reads while announcements may be missed, in milliseconds. */
  askEveryMs: 1000,
  /** Maximum number of events per read. */
  rows: 1000,
  /** Maximum number of missed events that are sent one by one. If more events were missed, the screen reloads. */
  missed: 2000,
  /** Maximum number of streams per session; a further stream is refused with 429. */
  perSession: 6,
  /** Maximum number of streams per server; a further stream is refused with 503. */
  perServer: 2000,
  /** Maximum number of unsent bytes. A stream with more unsent bytes is dropped, and can resume from its cursor. */
  backlogBytes: 256 * 1024,
  /** Maximum number of characters of a cursor. A longer cursor does not fit in a URL, so its stream starts without one. */
  cursor: 6000,
} as const;
