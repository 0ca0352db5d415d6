/** The actions that the search offers for an account given by number. */
export const ACCOUNT_VERBS = ['open', 'history', 'test', 'callList'] as const;
export type AccountVerb = (typeof ACCOUNT_VERBS)[number];

/** A typed command: the action and the account number. */
export interface AccountCommand {
  readonly verb: AccountVerb;
  readonly number: string;
}

/** Matches an account number. At least one digit is required, so that a site name is never read as a number. */
const NUMBER = String.raw`((?=\S*\d)[A-Za-z0-9-]{2,32})`;

const FORMS: readonly (readonly [AccountVerb, RegExp])[] = [
  ['test', new RegExp(`^(?:place|put) ${NUMBER} on test$`, 'i')],
  ['history', new RegExp(`^history(?: of)? ${NUMBER}$`, 'i')],
  ['callList', new RegExp(`^call list(?: of)? ${NUMBER}$`, 'i')],
  ['open', new RegExp(`^open ${NUMBER}$`, 'i')],
];

/** Returns the command in a text, or null when the text is a normal search or the person may not run the command. */
export const readCommand = (
  text: string,
  allowed: readonly AccountVerb[],
): AccountCommand | null => {
  const plain = text.trim().replaceAll(/\s+/g, ' ');
  for (const [verb, form] of FORMS) {
    const number = allowed.includes(verb) ? form.exec(plain)?.[1] : undefined;
    if (number !== undefined) return { verb, number };
  }
  return null;
};

/** Checks whether an account or one of its devices has exactly this number. */
export const bearsNumber = (
  { siteNum, transmitterCode }: { readonly siteNum: number; readonly transmitterCode: string },
  number: string,
): boolean => String(siteNum) === number || transmitterCode.toUpperCase() === number.toUpperCase();
