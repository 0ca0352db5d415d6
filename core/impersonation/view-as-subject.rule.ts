/** The person to be impersonated, as the dialog names them. */
export interface ViewAsSubject {
  readonly accountId: string;
  readonly username: string;
  readonly name: string;
}

/** Writes the subject as the single text that opens a dialog. None of its parts has a line break. */
export const writeSubject = ({ accountId, username, name }: ViewAsSubject): string =>
  [accountId, username, name].join('\n');

/** Reads the text of `writeSubject`; null for any other text. */
export const readSubject = (detail: string | null): ViewAsSubject | null => {
  const [accountId, username, name, more] = detail?.split('\n') ?? [];
  if (!accountId || username === undefined || name === undefined || more !== undefined) return null;
  return { accountId, username, name };
};
