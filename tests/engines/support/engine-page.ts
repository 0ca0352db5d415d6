/** A page in a browser other than Chromium, limited to what all drivers support. */
export interface EnginePage {
  open(url: string): Promise<void>;
  /** Runs a function body in the page with `args` passed as JSON. */
  run(body: string, ...args: readonly unknown[]): Promise<unknown>;
  /** Clicks the element that the function body returns. */
  press(body: string, ...args: readonly unknown[]): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Script errors of the page, if the driver reports them. */
  readonly faults: readonly string[];
}

export interface Engine {
  readonly name: string;
  /** Opens a page in a browser profile without stored data. */
  newPage(): Promise<EnginePage>;
  close(): Promise<void>;
}
