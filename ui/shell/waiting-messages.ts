import { makeAutoObservable } from 'mobx';

/**
 * The count of waiting answering-service messages in the active group, from the latest load. Null if the group has no
 * answering service.
 */
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
