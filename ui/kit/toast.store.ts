/** A short notice at the top right; `action` is one link at most. */
export interface ToastInput {
  readonly tone: 'ok' | 'alarm' | 'info' | 'trouble';
  readonly title: string;
  readonly text?: string;
  /** Milliseconds (spec §9: 6 s or 10 s); hover and focus hold it. */
  readonly durationMs: number;
  readonly action?: { readonly label: string; readonly run: () => void };
}

export interface Toast extends ToastInput {
  readonly id: number;
}

/** How many are kept for the notification list. */
const KEPT = 50;

/** What is shown now and what was; React reads it with `useSyncExternalStore`. */
export class ToastStore {
  #shown: readonly Toast[] = [];
  #past: readonly Toast[] = [];
  #next = 1;
  readonly #listeners = new Set<() => void>();

  /** Shows a toast; equal words that are still visible are shown anew, not twice. */
  show(input: ToastInput): number {
    const toast = { ...input, id: this.#next++ };
    const others = this.#shown.filter((t) => t.title !== input.title || t.text !== input.text);
    this.#past = [toast, ...this.#past].slice(0, KEPT);
    this.#set([...others, toast]);
    return toast.id;
  }

  dismiss(id: number): void {
    if (this.#shown.some((toast) => toast.id === id)) {
      this.#set(this.#shown.filter((toast) => toast.id !== id));
    }
  }

  /** Forgets all, at sign-out. */
  clear(): void {
    this.#past = [];
    this.#set([]);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The visible ones, oldest first; the same array until something changes. */
  readonly shown = (): readonly Toast[] => this.#shown;

  /** Everything said lately, newest first, for the notification list. */
  get past(): readonly Toast[] {
    return this.#past;
  }

  #set(shown: readonly Toast[]): void {
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  }
}
