/** Limits of live streams. */
export const LIVE_LIMITS = {
  /**
   * Interval between heartbeats of a stream, in milliseconds; the session is checked before each. After two and a half
   * intervals without one, a screen no longer shows "Live", which may take 10 s at most.
   */
  beatMs: 3500,
  /** Interval between two reads of new events, in milliseconds. Announcements within it are read together. */
  readEveryMs: 50,
  /** Interval between two reads while announcements may be missed, in milliseconds. */
  askEveryMs: 1000,
  /** Maximum number of events per read. */
  rows: 1000,
  /** More missed events than this are not sent one by one; the screen reloads. */
  missed: 2000,
  /** Streams per session. Its tabs share one if the browser allows that. A further stream is refused with 429. */
  perSession: 6,
  /** Streams per server. A further stream is refused with 503. */
  perServer: 2000,
  /** Unsent bytes. A stream with more is dropped and can resume from its cursor. */
  backlogBytes: 256 * 1024,
  /** Characters of a cursor. A longer one does not fit in an address, so its stream starts without one. */
  cursor: 6000,
} as const;
