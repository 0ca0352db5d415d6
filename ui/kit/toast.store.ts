/** The label of an action that takes back what the toast tells, also by Ctrl+Z or Cmd+Z. */
export const UNDO = 'Undo';

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** The data of a short notice: a toast, or a card if the notice waits for the user. */
export interface ToastInput {
  readonly tone: 'ok' | 'alarm' | 'info' | 'trouble';
  readonly title: string;
  readonly text?: string;
  /**
   * Display time in milliseconds (spec §9: 6 s or 10 s), paused by hover and focus. Null makes the notice a card, which
   * stays until the user closes it.
   */
  readonly durationMs: number | null;
  readonly action?: ToastAction;
  /** Further actions, for cards only. */
  readonly more?: readonly ToastAction[];
  /** Set if the notice concerns the page, whoever is signed in. The notice then stays after a sign-out. */
  readonly ofPage?: true;
  /** Called when the user closes the notice, but not when the notice disappears for another reason. */
  readonly onClose?: () => void;
}

export interface Toast extends ToastInput {
  readonly id: number;
  /** The time at which the notice was shown, in milliseconds since 1970. */
  readonly at: number;
}

/** An entry that appears only in the notification list. */
export type NoteInput = Omit<ToastInput, 'durationMs' | 'more' | 'onClose'>;

/** Maximum number of entries in the notification list. */
const KEPT = 50;

/** The store of displayed and earlier toasts. */
export class ToastStore {
  #shown: readonly Toast[] = [];
  #past: readonly Toast[] = [];
  #next = 1;
  #readTo = 0;
  readonly #listeners = new Set<() => void>();
  readonly #now: () => number;

  /** `now` returns milliseconds since 1970. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Shows a toast. A visible toast with the same text is replaced. */
  show(input: ToastInput): number {
    const toast = { ...input, id: this.#next++, at: this.#now() };
    const same = (t: Toast): boolean => t.title === input.title && t.text === input.text;
    const again = this.#shown.filter(same);
    this.#past = [toast, ...this.#past.filter((t) => !again.includes(t))].slice(0, KEPT);
    this.#set([...this.#shown.filter((t) => !same(t)), toast]);
    return toast.id;
  }

  /** Adds an unread entry to the notification list, without a toast. */
  note(input: NoteInput): void {
    const entry = { ...input, durationMs: null, id: this.#next++, at: this.#now() };
    this.#past = [entry, ...this.#past].slice(0, KEPT);
    this.#set(this.#shown);
  }

  dismiss(id: number): void {
    if (this.#shown.some((toast) => toast.id === id)) {
      this.#set(this.#shown.filter((toast) => toast.id !== id));
    }
  }

  /** Marks all entries of the notification list as read. */
  markRead(): void {
    const newest = this.#next - 1;
    if (this.#readTo === newest) return;
    this.#readTo = newest;
    this.#set(this.#shown);
  }

  /** Removes all notices that concern the signed-in user. Called at sign-out. */
  clear(): void {
    const left = ({ ofPage }: Toast): boolean => ofPage === true;
    this.#past = this.#past.filter(left);
    this.#set(this.#shown.filter(left));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns the visible toasts, oldest first. Returns the same array until its content changes. */
  readonly shown = (): readonly Toast[] => this.#shown;

  /** Returns the number of unread entries in the notification list. */
  readonly unread = (): number => this.#past.filter(({ id }) => id > this.#readTo).length;

  /** Returns the notification list, newest entry first. Returns the same array until its content changes. */
  readonly list = (): readonly Toast[] => this.#past;

  #set(shown: readonly Toast[]): void {
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  }
}
