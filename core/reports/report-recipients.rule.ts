import { REPORT_LIMITS } from './report.schema.ts';

/** Somebody a report goes to, as a form holds it. */
export interface TypedRecipient {
  readonly name: string | null;
  readonly email: string;
}

/** Why an address cannot be mailed to; null where it can. */
export const addressFault = (address: string): string | null => {
  if (address.length > REPORT_LIMITS.address)
    return `${address.slice(0, 40)}… is longer than ${REPORT_LIMITS.address} characters`;
  // One @ with something on both sides, a dot in the host, and nothing that a mail's head could be broken with.
  return /^[^\s@,;<>"()]+@[^\s@,;<>"()]+\.[^\s@.,;<>"()]+$/.test(address)
    ? null
    : `${address} is no e-mail address`;
};

/** What became of a text in which somebody named recipients: those that count, and each other one with its reason. */
export interface AddedRecipients {
  readonly recipients: readonly TypedRecipient[];
  readonly refused: readonly { readonly text: string; readonly reason: string }[];
  /** Those that stood there already, which is no fault. */
  readonly repeated: readonly string[];
}

/** Adds addresses out of a text, split at commas, semicolons and white space: one that is wrong or one too many is told by itself, and costs no other one; one that is there already counts once (domain guide 6.9). */
export const addRecipients = (
  before: readonly TypedRecipient[],
  text: string,
  names: ReadonlyMap<string, string> = new Map(),
): AddedRecipients => {
  const recipients = [...before];
  const refused: { text: string; reason: string }[] = [];
  const repeated: string[] = [];
  for (const email of text.split(/[\s,;]+/).filter(Boolean)) {
    const known = recipients.some((one) => one.email.toLowerCase() === email.toLowerCase());
    const fault = addressFault(email);
    if (fault !== null) refused.push({ text: email, reason: fault });
    else if (known) repeated.push(email);
    else if (recipients.length >= REPORT_LIMITS.recipients)
      refused.push({ text: email, reason: `At most ${REPORT_LIMITS.recipients} recipients` });
    else recipients.push({ name: names.get(email.toLowerCase()) ?? null, email });
  }
  return { recipients, refused, repeated };
};
