import { err, ok, type Result } from '#core/kernel/result.ts';

/** The properties of a chosen file that the portal uses. */
export interface PickedFile {
  readonly name: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Message if the browser cannot read a chosen file. The file was changed or moved, or its cloud storage is unreachable. */
export const UNREADABLE_FILE =
  'The file was changed or moved since it was chosen. Choose it again.';

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
