/** Whom somebody is about to see the portal as, as far as the dialog names them. */
export interface ViewAsSubject {
  readonly accountId: string;
  readonly username: string;
  readonly name: string;
}

/** The subject as the one text that opens a dialog; none of its parts has a line break. */
export const writeSubject = ({ accountId, username, name }: ViewAsSubject): string =>
  [accountId, username, name].join('\n');

/** What `writeSubject` wrote; null for anything else. */
export const readSubject = (detail: string | null): ViewAsSubject | null => {
  const [accountId, username, name, more] = detail?.split('\n') ?? [];
  if (!accountId || username === undefined || name === undefined || more !== undefined) return null;
  return { accountId, username, name };
};
