/** What a person at a test hears and feels without looking, and a screen that stays lit meanwhile; what a browser cannot do it leaves out. */
export interface SignalBell {
  /** A signal arrived: a short sound and a short buzz, another pair for a restore. */
  ring(what: 'received' | 'restored'): void;
  /** Keeps the screen lit until it is let go; nothing happens where that is not possible. */
  keepAwake(wanted: boolean): void;
}
