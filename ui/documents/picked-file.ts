import type { Document } from '#core/documents/document.ts';
import { err, ok, type Result } from '#core/kernel/result.ts';

/** The properties of a chosen file that the portal uses. */
export interface PickedFile {
  readonly name: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Returns a document that was read before as a chosen file. */
export const pickedFrom = ({ bytes, name }: Document): PickedFile => ({
  name,
  size: bytes.length,
  arrayBuffer: () => Promise.resolve(Uint8Array.from(bytes).buffer),
});

/** Message for a chosen file that the browser cannot read, because the file was changed or moved or its cloud storage is unreachable. */
export const UNREADABLE_FILE =
  'The file was changed or moved after it was chosen. Choose it again.';

/** Returns the content of a chosen file, or a message if the browser cannot read it. */
export const readPickedFile = async (
  file: Pick<PickedFile, 'arrayBuffer'>,
): Promise<Result<Uint8Array<ArrayBuffer>, string>> => {
  try {
    return ok(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return err(UNREADABLE_FILE);
  }
};
