/** What a person at a test hears and feels without looking, and a screen that stays lit meanwhile; what a browser cannot do it leaves out. */
export interface SignalBell {
  /** A signal arrived: a short sound and a short buzz, another pair for a restore. */
  ring(what: 'received' | 'restored'): void;
  /**
   * While a test runs that is watched: the screen stays lit, and presses ready the sound, as some browsers play none that no
   * press came before. Nothing happens where that is not possible.
   */
  attend(wanted: boolean): void;
}
