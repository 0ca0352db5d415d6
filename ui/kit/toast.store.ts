/** One way on from a notice. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** A short notice: a toast at the top right, or a card at the foot for what waits for an answer. */
export interface ToastInput {
  readonly tone: 'ok' | 'alarm' | 'info' | 'trouble';
  readonly title: string;
  readonly text?: string;
  /** Milliseconds (spec §9: 6 s or 10 s), held by hover and focus; null makes it a card that stays until it is closed. */
  readonly durationMs: number | null;
  readonly action?: ToastAction;
  /** Further ways on, cards only. */
  readonly more?: readonly ToastAction[];
  /** It speaks of the page and not of a person, so it outlives a sign-out. */
  readonly ofPage?: true;
  /** The person closed it; not called when it goes for any other reason. */
  readonly onClose?: () => void;
}

export interface Toast extends ToastInput {
  readonly id: number;
  /** When it was said. */
  readonly at: number;
}

/** What only stands in the notification list, without a word on the screen. */
export type NoteInput = Omit<ToastInput, 'durationMs' | 'more' | 'onClose'>;

/** How many are kept for the notification list. */
const KEPT = 50;

/** What is shown now and what was; React reads it with `useSyncExternalStore`. */
export class ToastStore {
  #shown: readonly Toast[] = [];
  #past: readonly Toast[] = [];
  #next = 1;
  #readTo = 0;
  readonly #listeners = new Set<() => void>();
  readonly #now: () => number;

  /** `now` in milliseconds since 1970. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Shows a toast; equal words that are still visible are shown anew, not twice. */
  show(input: ToastInput): number {
    const toast = { ...input, id: this.#next++, at: this.#now() };
    const same = (t: Toast): boolean => t.title === input.title && t.text === input.text;
    const again = this.#shown.filter(same);
    this.#past = [toast, ...this.#past.filter((t) => !again.includes(t))].slice(0, KEPT);
    this.#set([...this.#shown.filter((t) => !same(t)), toast]);
    return toast.id;
  }

  /** Adds to the notification list, unread, and shows nothing. */
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

  /** The person has seen the notification list as it stands. */
  markRead(): void {
    const newest = this.#next - 1;
    if (this.#readTo === newest) return;
    this.#readTo = newest;
    this.#set(this.#shown);
  }

  /** Forgets all that was said to a person, at sign-out. */
  clear(): void {
    const left = ({ ofPage }: Toast): boolean => ofPage === true;
    this.#past = this.#past.filter(left);
    this.#set(this.#shown.filter(left));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The visible ones, oldest first; the same array until something changes. */
  readonly shown = (): readonly Toast[] => this.#shown;

  /** How many entries of the notification list nobody has looked at. */
  readonly unread = (): number => this.#past.filter(({ id }) => id > this.#readTo).length;

  /** Everything said lately, newest first, for the notification list; the same array until something is added. */
  readonly list = (): readonly Toast[] => this.#past;

  #set(shown: readonly Toast[]): void {
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  }
}
