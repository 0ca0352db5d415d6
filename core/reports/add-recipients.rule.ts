import { emailAddress, emailKey, hasForeignName } from '../kernel/email-address.rule.ts';
import { REPORT_LIMITS } from './report-row.schema.ts';

/** A recipient of a report, as a form stores it. */
export interface TypedRecipient {
  readonly name: string | null;
  readonly email: string;
}

/** Returns why no mail can be sent to an address, or null. */
export const addressFault = (address: string): string | null => {
  if (address.length > REPORT_LIMITS.address)
    return `${address.slice(0, 40)}… is longer than ${REPORT_LIMITS.address} characters`;
  if (emailAddress(address) !== null) return null;
  return hasForeignName(address)
    ? `${address} has letters before its @ that not every mail server takes`
    : `${address} is no e-mail address`;
};

/** The result of adding a text with recipients: the valid ones, and each other one with its reason. */
export interface AddedRecipients {
  readonly recipients: readonly TypedRecipient[];
  readonly refused: readonly { readonly text: string; readonly reason: string }[];
  /** Recipients that were already in the list, which is not an error. */
  readonly repeated: readonly string[];
}

/**
 * Adds the addresses in a text, split at commas, semicolons and white space. Each invalid or excess address is reported on
 * its own and does not affect the others. An address already in the list counts once (domain guide 6.9).
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
