/** The one source of time; rules never read a clock, callers hand them `now`. */
export interface Clock {
  /** Milliseconds since 1970-01-01 UTC. */
  now(): number;
}
