/** The only source of the current time. Rules receive it as the argument `now`. */
export interface Clock {
  /** Milliseconds since 1970-01-01 UTC. */
  now(): number;
}
