/** What the search does with an account that is named by its number. */
export const ACCOUNT_VERBS = ['open', 'history', 'test', 'callList'] as const;
export type AccountVerb = (typeof ACCOUNT_VERBS)[number];

/** A command as it was typed: what is done, and the number of the account. */
export interface AccountCommand {
  readonly verb: AccountVerb;
  readonly number: string;
}

/** Numbers have a digit, so that the name of a site is never taken for one. */
const NUMBER = String.raw`((?=\S*\d)[A-Za-z0-9-]{2,32})`;

const FORMS: readonly (readonly [AccountVerb, RegExp])[] = [
  ['test', new RegExp(`^(?:place|put) ${NUMBER} on test$`, 'i')],
  ['history', new RegExp(`^history(?: of)? ${NUMBER}$`, 'i')],
  ['callList', new RegExp(`^call list(?: of)? ${NUMBER}$`, 'i')],
  ['open', new RegExp(`^open ${NUMBER}$`, 'i')],
];

/** The command a text says, among those a person may run; null where it is words to search for. */
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

/** Whether an account bears exactly this number, its own or one of its devices'. */
export const bearsNumber = (
  { siteNum, transmitterCode }: { readonly siteNum: number; readonly transmitterCode: string },
  number: string,
): boolean => String(siteNum) === number || transmitterCode.toUpperCase() === number.toUpperCase();
