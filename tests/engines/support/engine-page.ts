/** One page of a browser that is not Chromium, by what its driver can do. */
export interface EnginePage {
  open(url: string): Promise<void>;
  /** Runs the body of a function in the page, with these arguments as JSON. */
  run(body: string, ...args: readonly unknown[]): Promise<unknown>;
  /** Presses the element that the body answers, as a mouse does. */
  press(body: string, ...args: readonly unknown[]): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Scripts that failed, where the driver tells. */
  readonly faults: readonly string[];
}

/** A browser that is not Chromium. */
export interface Engine {
  readonly name: string;
  /** A page of somebody who was never here. */
  newPage(): Promise<EnginePage>;
  close(): Promise<void>;
}
