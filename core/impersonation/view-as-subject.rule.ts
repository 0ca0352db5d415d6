/** The user to be impersonated, as shown in the dialog. */
export interface ViewAsSubject {
  readonly accountId: string;
  readonly username: string;
  readonly name: string;
}

/** Encodes the user as one text, joined by line breaks, which opens the dialog. The parts never contain line breaks. */
export const writeSubject = ({ accountId, username, name }: ViewAsSubject): string =>
  [accountId, username, name].join('\n');

/** Decodes the text of `writeSubject`; null for any other text. */
export const readSubject = (detail: string | null): ViewAsSubject | null => {
  const [accountId, username, name, more] = detail?.split('\n') ?? [];
  if (!accountId || username === undefined || name === undefined || more !== undefined) return null;
  return { accountId, username, name };
};
