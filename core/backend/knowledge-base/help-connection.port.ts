/** Checks the configured help site on the server, because a browser cannot tell a frame that failed from one that loaded. */
export interface HelpConnection {
  /** Asks the help site, with a time limit of seconds. Returns false if none is configured or it does not answer. */
  answers(): Promise<boolean>;
}

declare module '../backend-ports.ts' {
  interface BackendPorts {
    readonly helpConnection: HelpConnection;
  }
}
