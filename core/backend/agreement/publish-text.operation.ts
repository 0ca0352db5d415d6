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

/** A text to publish, and after which version it was written; null stands for the newest, whichever it is. */
export interface Publication {
  readonly text: string;
  readonly after: number | null;
  /** Account id of who publishes; null for whoever runs commands on the server. */
  readonly by: string | null;
  /** Milliseconds UTC. */
  readonly at: number;
}

/** What came of it: `stale` is somebody else's version in between, which the history tells. */
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

/** Publishes a new version of the privacy policy or the terms (spec §7.2): none is ever changed, because people agreed to it. The row of the audit log is its caller's, who knows who acts. */
export const publishText = async (
  tx: Transaction,
  kind: AgreementKind,
  { text: written, after, by, at }: Publication,
): Reply<Published> => {
  const form = readForm(AGREEMENT_FORMS[kind], { text: plainText(written) });
  if (!form.ok) return invalid(Object.values(form.error).flat().join('. '));
  const { text } = form.value;
  const before = await tx.agreements.newest(kind);
  // From an older version it is one's own that was published, its answer lost, or somebody else's: the editor looks.
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
