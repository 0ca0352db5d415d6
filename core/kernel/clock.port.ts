/** The only source of time. Rules never read a clock; callers pass `now`. */
export interface Clock {
  /** Milliseconds since 1970-01-01 UTC. */
  now(): number;
}
