import { makeAutoObservable, observableRef } from 'mobx';

/** The requested dialog, by its name in the navigation table. `detail` is context from the element that opened the dialog. */
export interface DialogRequest {
  readonly name: string;
  readonly detail: string | null;
  /** What to do with the item chosen in the dialog; null for the default action. */
  readonly purpose: string | null;
}

/** The one open dialog over the page; another dialog replaces it. Shared by the whole app. */
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
