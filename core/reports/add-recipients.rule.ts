import { emailAddress, emailKey, hasForeignName } from '../kernel/email-address.rule.ts';
import { REPORT_LIMITS } from './report-row.schema.ts';

export interface TypedRecipient {
  readonly name: string | null;
  readonly email: string;
}

/** Returns why an e-mail address cannot receive mail, or null if it can. */
export const addressFault = (address: string): string | null => {
  if (address.length > REPORT_LIMITS.address)
    return `${address.slice(0, 40)}… is longer than ${REPORT_LIMITS.address} characters`;
  if (emailAddress(address) !== null) return null;
  return hasForeignName(address)
    ? `${address} has letters before its @ that not every mail server accepts`
    : `${address} is not an email address`;
};

/** The result of adding recipients from a text: the valid recipients, and the rejected entries with a reason for each. */
export interface AddedRecipients {
  readonly recipients: readonly TypedRecipient[];
  readonly refused: readonly { readonly text: string; readonly reason: string }[];
  /** E-mail addresses that were already in the list. Repeating an address is not an error. */
  readonly repeated: readonly string[];
}

/**
 * Adds the e-mail addresses in a text, split at commas, semicolons and white space (domain guide 6.9). Each invalid or
 * excess address is reported without affecting the other addresses; repeated addresses count once.
 */
export const addRecipients = (
  before: readonly TypedRecipient[],
  text: string,
  names: ReadonlyMap<string, string> = new Map(),
): AddedRecipients => {
  const recipients = [...before];
  const refused: { text: string; reason: string }[] = [];
  const repeated: string[] = [];
  const known = new Set(before.map(({ email }) => emailKey(email)));
  const nameOf = new Map([...names].map(([email, name]) => [emailKey(email), name]));
  for (const typed of text.split(/[\s,;]+/).filter(Boolean)) {
    const fault = addressFault(typed);
    if (fault !== null) {
      refused.push({ text: typed, reason: fault });
      continue;
    }
    const key = emailKey(typed);
    if (known.has(key)) repeated.push(typed);
    else if (recipients.length >= REPORT_LIMITS.recipients)
      refused.push({ text: typed, reason: `At most ${REPORT_LIMITS.recipients} recipients` });
    else {
      known.add(key);
      recipients.push({ name: nameOf.get(key) ?? null, email: emailAddress(typed) ?? typed });
    }
  }
  return { recipients, refused, repeated };
};
