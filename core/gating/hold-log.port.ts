/** Reports held requests on the console, for developers who debug an empty screen (spec §8 "Held request warning (console only)"). */
export interface HoldLog {
  /** Called once per held request. `label` contains neither query nor body. */
  held(label: string): void;
}
