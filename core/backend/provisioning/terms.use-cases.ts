import type { AgreementHistory } from '../../agreement/agreement-version.schema.ts';
import { editedTexts } from '../agreement/edited-texts.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Reply } from '../refusal.ts';

/** The terms of the dealers' portal and their versions; while none is published nobody is asked (spec §4.1). */
export const createTerms = (ports: Pick<BackendPorts, 'unitOfWork' | 'clock' | 'secrets'>) => {
  const terms = editedTexts(ports, 'terms');
  return {
    /** Publishes a new version of the terms; every dealer user of the portal accepts it at the next sign-in (spec §4.1). */
    publishTerms: (
      caller: SessionCaller,
      { text, rev = null }: { readonly text: string; readonly rev?: number | null | undefined },
    ): Reply<AgreementHistory> => terms.publish(caller, { text, version: rev }),

    /** The current terms with all their versions, newest first, for those who publish them. */
    termsHistory: (_caller: SessionCaller): Reply<AgreementHistory> => terms.readHistory(),

    /** The text of one published version. */
    termsVersion: (
      _caller: SessionCaller,
      { version }: { readonly version: number },
    ): Reply<{ readonly text: string }> => terms.readVersion(version),
  };
};
