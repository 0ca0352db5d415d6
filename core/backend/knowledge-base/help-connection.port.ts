/** Checks from the server whether the configured help site is reachable, because a browser cannot detect that a frame failed to load. */
export interface HelpConnection {
  /** Requests the help site, with a timeout of a few seconds. Returns false if no help site is configured or there is no response. */
  answers(): Promise<boolean>;
}

declare module '../backend-ports.ts' {
  interface BackendPorts {
    readonly helpConnection: HelpConnection;
  }
}
