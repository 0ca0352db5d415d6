import { makeAutoObservable } from 'mobx';

/** The number of waiting answering-service messages in the active group, from the most recent read; null when there is no such service. */
export class WaitingMessages {
  count: number | null = null;

  constructor() {
    makeAutoObservable(this);
  }

  show(count: number | null): void {
    this.count = count;
  }
}

declare module './registry.ts' {
  interface ViewModels {
    readonly waitingMessages: WaitingMessages;
  }
}
