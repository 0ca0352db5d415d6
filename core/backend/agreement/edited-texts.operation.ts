import type { AgreementHistory, AgreementKind } from '../../agreement/agreement-version.schema.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply, staleRev } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import { publishText } from './publish-text.operation.ts';

const RECORDED = {
  privacy: { operation: 'policy.publish', name: 'Privacy policy' },
  terms: { operation: 'terms.publish', name: 'Terms' },
} as const;

/** Use cases for staff who publish one kind of text in the portal. */
export const editedTexts = (
  ports: Pick<BackendPorts, 'unitOfWork' | 'clock' | 'secrets'>,
  kind: AgreementKind,
) => ({
  /** Publishes a new version. People are asked to accept the new text at their next sign-in. `version` is the version that was edited. */
  publish: (
    caller: SessionCaller,
    { text, version }: { readonly text: string; readonly version: number | null },
  ): Reply<AgreementHistory> =>
    ports.unitOfWork.run(async (tx) => {
      const by = caller.session.actorId;
      const written = { text, after: version, by, at: ports.clock.now() };
      const answer = await publishText(tx, kind, written);
      if (!answer.ok) return answer;
      const { outcome, history } = answer.value;
      const published = outcome === 'published';
      if (published) await storeCall(tx, ports, caller, { reply: history });
      const { operation, name } = RECORDED[kind];
      await recordAudit(tx, ports, caller, {
        operation,
        target: `${name}, version ${String(history.version)}`,
        result: published ? 'ok' : 'refused',
        ...(!published && { detail: { reason: 'staleRev' } }),
      });
      return published ? ok(history) : staleRev(history.versions[0]?.publishedBy ?? null);
    }),

  /** Returns the current text with all its versions, newest first. */
  readHistory: (): Reply<AgreementHistory> =>
    ports.unitOfWork.read(async (tx) => ok(await tx.agreements.history(kind))),

  /** Returns the text of one published version. */
  readVersion: (version: number): Reply<{ readonly text: string }> =>
    ports.unitOfWork.read(async (tx) => {
      const text = await tx.agreements.textOf(kind, version);
      return text === null ? NOT_FOUND : ok({ text });
    }),
});
