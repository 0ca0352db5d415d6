/** Whether the configured help site answers; a browser cannot tell a frame that failed from one that was loaded. */
export interface HelpConnection {
  /** Asks within seconds; false where there is no help site, or where it does not answer. */
  answers(): Promise<boolean>;
}

declare module '../backend-ports.ts' {
  interface BackendPorts {
    readonly helpConnection: HelpConnection;
  }
}
