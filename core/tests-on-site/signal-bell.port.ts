/** Informs a person during a test by sound and vibration, and keeps the screen on. Functions that the browser lacks are skipped. */
export interface SignalBell {
  /** Plays a short sound and vibration for a received signal, and different ones for a restore signal. */
  ring(what: 'received' | 'restored'): void;
  /**
   * With true, keeps the screen on while a running test is watched. Also enables sound at the next press, because some
   * browsers play no sound before a press.
   */
  attend(wanted: boolean): void;
}
