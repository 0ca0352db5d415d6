/**
 * The sound and vibration that inform a person during a test without looking, and a screen that stays on. Functions the
 * browser lacks are left out.
 */
export interface SignalBell {
  /** Plays a short sound and vibration for a received signal, and different ones for a restore. */
  ring(what: 'received' | 'restored'): void;
  /**
   * Called while a running test is watched: the screen stays on, and the next press of the person enables sound, because
   * some browsers play none before a press. Does nothing when the browser does not support it.
   */
  attend(wanted: boolean): void;
}
