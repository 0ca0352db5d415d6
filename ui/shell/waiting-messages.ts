import { makeAutoObservable } from 'mobx';

/** How many messages of the answering service wait in the active group, from whoever read it last; null where there are none to have. */
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
