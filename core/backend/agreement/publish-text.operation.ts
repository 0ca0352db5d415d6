import {
  AGREEMENT_FORMS,
  type AgreementHistory,
  type AgreementKind,
} from '../../agreement/agreement-version.schema.ts';
import { readForm } from '../../forms/read-form.schema.ts';
import { ok } from '../../kernel/result.ts';
import { plainText } from '../intake/plain-texts.rule.ts';
import { invalid, refusalOf, type Reply } from '../refusal.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** A text to publish. `after` is the version on which the edit is based; null means the newest version. */
export interface Publication {
  readonly text: string;
  readonly after: number | null;
  /** Account id of the publisher; null for an operator at the server's command line. */
  readonly by: string | null;
  /** Time of publication, milliseconds UTC. */
  readonly at: number;
}

/** The result of publishing a text. `stale` means that somebody else published a version after the edit started. */
export interface Published {
  readonly outcome: 'published' | 'stale';
  readonly history: AgreementHistory;
}

const UNCHANGED = {
  privacy: refusalOf(
    'unacceptable',
    'unchanged',
    'This is the same as the current policy, so no one needs to accept it again.',
  ),
  terms: refusalOf(
    'unacceptable',
    'unchanged',
    'These are the same as the current terms, so no one needs to accept them again.',
  ),
} as const;

/**
 * Publishes a new version of the privacy policy or the terms (spec §7.2). Never changes an earlier version, because people
 * agreed to that version. The caller must write the audit row.
 */
export const publishText = async (
  tx: Transaction,
  kind: AgreementKind,
  { text: written, after, by, at }: Publication,
): Reply<Published> => {
  const form = readForm(AGREEMENT_FORMS[kind], { text: plainText(written) });
  if (!form.ok) return invalid(Object.values(form.error).flat().join('. '));
  const { text } = form.value;
  const before = await tx.agreements.newest(kind);
  // A text equal to the current version is refused as unchanged only if the edit is based on that version. Otherwise the
  // outcome is `stale`.
  const isNewest = (after ?? before.version) === before.version;
  if (isNewest && before.text === text) return UNCHANGED[kind];
  const published = await tx.agreements.publish(kind, text, {
    after: after ?? before.version,
    by,
    at,
  });
  const history = await tx.agreements.history(kind);
  return ok({ outcome: published ? 'published' : 'stale', history });
};
