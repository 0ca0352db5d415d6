import { err, ok, type Result } from '#core/kernel/result.ts';

/** A file as a browser hands it over. */
export interface PickedFile {
  readonly name: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** What a person reads where a browser refuses a file: it was changed or moved since, or its cloud storage is away. */
export const UNREADABLE_FILE =
  'The file was changed or moved since it was chosen. Choose it again.';

/** The content of a file that a person chose, or why it cannot be read, in words. */
export const readPickedFile = async (
  file: Pick<PickedFile, 'arrayBuffer'>,
): Promise<Result<Uint8Array<ArrayBuffer>, string>> => {
  try {
    return ok(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return err(UNREADABLE_FILE);
  }
};
