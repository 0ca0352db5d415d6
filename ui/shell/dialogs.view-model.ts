import { makeAutoObservable, observableRef } from 'mobx';

/** Which dialog is wanted, by the name the navigation table uses; `detail` is what opened it, for dialogs that ask. */
export interface DialogRequest {
  readonly name: string;
  readonly detail: string | null;
  /** What is to be done with what is chosen in it; null for what is usual. */
  readonly purpose: string | null;
}

/** The one dialog over the frame; opening another replaces it. One for the whole app. */
export class DialogsViewModel {
  request: DialogRequest | null = null;

  constructor() {
    makeAutoObservable(this, { request: observableRef });
  }

  open(name: string, detail: string | null = null, purpose: string | null = null): void {
    this.request = { name, detail, purpose };
  }

  close(): void {
    this.request = null;
  }
}

declare module './registry.ts' {
  interface ViewModels {
    readonly dialogs: DialogsViewModel;
  }
}
