import type { Document } from '#core/documents/document.ts';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import type { FileChoice, NamedFile } from '#ui/documents/file-choice.ts';
import type { PickedFile } from '#ui/documents/picked-file.ts';

/** A place where a person chooses a file, and sends what was chosen. */
export interface FilePlace {
  readonly choose: (file: PickedFile) => Promise<void>;
  readonly remove: () => unknown;
  /** The name at the field. */
  readonly shown: () => string | null;
  /** Presses the button. Returns what is sent, or null. */
  readonly send: () => Promise<string | null>;
}

export const AT = '2026-07-01T12:00:00Z';
export const ids = () => {
  let count = 0;
  return { next: () => `id-${String((count += 1))}` };
};
export const toasts = new ToastStore(Date.now);
export const files = { save: () => undefined };
export const key = new AttemptKey({ next: () => 'key' });
/** The name at a field, as `PickedField` shows it. */
export const nameOf = (picked: FileChoice, kept: NamedFile | null): string | null =>
  (picked.file ?? kept)?.name ?? null;
export const textOf = ({ bytes }: Document): string => new TextDecoder().decode(bytes);
