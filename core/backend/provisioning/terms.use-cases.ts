import type { AgreementHistory } from '../../agreement/agreement-version.schema.ts';
import { editedTexts } from '../agreement/edited-texts.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Reply } from '../refusal.ts';

/** Use cases for the terms of the dealers' portal. Before the first publication, nobody is asked to accept them (spec §4.1). */
export const createTerms = (ports: Pick<BackendPorts, 'unitOfWork' | 'clock' | 'secrets'>) => {
  const terms = editedTexts(ports, 'terms');
  return {
    /** Publishes a new version of the terms. Every dealer user must accept it at the next sign-in (spec §4.1). */
    publishTerms: (
      caller: SessionCaller,
      { text, rev = null }: { readonly text: string; readonly rev?: number | null | undefined },
    ): Reply<AgreementHistory> => terms.publish(caller, { text, version: rev }),

    /** Returns the current terms and all versions, newest first, for staff who publish terms. */
    termsHistory: (_caller: SessionCaller): Reply<AgreementHistory> => terms.readHistory(),

    /** Returns the text of one published version. */
    termsVersion: (
      _caller: SessionCaller,
      { version }: { readonly version: number },
    ): Reply<{ readonly text: string }> => terms.readVersion(version),
  };
};
