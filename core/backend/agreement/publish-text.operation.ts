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

/** A text to publish, and the version it was based on. Null stands for the newest version, whichever that is. */
export interface Publication {
  readonly text: string;
  readonly after: number | null;
  /** Account id of the publisher; null for an operator who runs commands on the server. */
  readonly by: string | null;
  /** Milliseconds UTC. */
  readonly at: number;
}

/** The result of a publication. `stale` means that another person published a version in between; the history names them. */
export interface Published {
  readonly outcome: 'published' | 'stale';
  readonly history: AgreementHistory;
}

const UNCHANGED = {
  privacy: refusalOf(
    'unacceptable',
    'unchanged',
    'This is the policy as it stands; nobody needs to accept it again.',
  ),
  terms: refusalOf(
    'unacceptable',
    'unchanged',
    'These are the terms as they stand; nobody needs to accept them again.',
  ),
} as const;

/**
 * Publishes a new version of the privacy policy or the terms (spec §7.2). Published versions are never changed, because
 * people agreed to them. The caller writes the row of the audit log, because it knows who acts.
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
  // The same text is refused as unchanged only when the edit is based on the newest version. Based on an older version it
  // is answered as stale: the newest version may be the editor's own, from a request whose response was lost, or another
  // person's.
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
