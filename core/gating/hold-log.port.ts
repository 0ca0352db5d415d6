/** Hears of requests that wait, for whoever looks into the console why a screen stays empty (spec §8 "Held request warning (console only)"). */
export interface HoldLog {
  /** Told once per held request; the label holds no query and no body. */
  held(label: string): void;
}
