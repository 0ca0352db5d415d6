import { err, ok, type Result } from '#core/kernel/result.ts';

/** A file as a browser provides it. */
export interface PickedFile {
  readonly name: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Message when the browser cannot read a file: it was changed or moved, or its cloud storage is not reachable. */
export const UNREADABLE_FILE =
  'The file was changed or moved since it was chosen. Choose it again.';

/** Returns the content of a chosen file, or a message why it cannot be read. */
export const readPickedFile = async (
  file: Pick<PickedFile, 'arrayBuffer'>,
): Promise<Result<Uint8Array<ArrayBuffer>, string>> => {
  try {
    return ok(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return err(UNREADABLE_FILE);
  }
};
