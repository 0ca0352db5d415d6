import { cleanFileName } from '../../documents/clean-file-name.rule.ts';
import type { Document } from '../../documents/document.ts';
import {
  FILE_TEXT,
  type FileProblem,
  checkFileBytes,
} from '../../documents/check-file-bytes.rule.ts';
import { endingOf } from '../../documents/media-type-of.rule.ts';
import { ok } from '../../kernel/result.ts';
import type { Campaign, CampaignState } from '../../marketing/campaign.schema.ts';
import { recordRefusal } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { BUSY, refusalOf, type Reply } from '../refusal.ts';
import { answerCampaign, campaignChange } from './campaign-change.operation.ts';

type Ports = Pick<BackendPorts, 'unitOfWork' | 'clock' | 'documentInspector' | 'secrets'>;

const OPERATION = 'campaign.file.store';

export interface Upload {
  readonly id: string;
  readonly rev: number;
  /** State to set together with the file; absent keeps the state. */
  readonly state?: Exclude<CampaignState, 'draft'> | undefined;
  readonly document: Document;
}

/** Stores the single file of a campaign. The file is checked before the transaction. */
export const uploadCampaignFile =
  (ports: Ports) =>
  async (caller: SessionCaller, input: Upload): Reply<Campaign> => {
    const document = { ...input.document, name: cleanFileName(input.document.name) };
    const problem = checkFileBytes(document) ?? (await lookInto(ports, document));
    if (problem === 'busy') return BUSY;
    return problem === null
      ? store(ports, caller, { ...input, document })
      : refuse(ports, caller, input.id, problem);
  };

const lookInto = (ports: Ports, { name, bytes }: Document): Promise<FileProblem | 'busy' | null> =>
  endingOf(name) === 'pdf' ? ports.documentInspector.inspect(bytes) : Promise.resolve(null);

const store = (
  ports: Ports,
  caller: SessionCaller,
  { id, rev, state, document }: Upload,
): Reply<Campaign> => {
  const digest = ports.documentInspector.digest(document);
  return ports.unitOfWork.run(async (tx) => {
    const change = { ...campaignChange(ports, caller), rev };
    const done = await tx.campaigns.putFile(
      id,
      { ...document, digest, state: state ?? null },
      change,
    );
    if (!done && (await tx.campaigns.fileDigest(id)) === digest) {
      // If the same file is already stored, this is a repeated upload whose response was lost.
      const stored = await tx.campaigns.find(id);
      if (stored !== null && (state === undefined || stored.state === state)) return ok(stored);
    }
    return answerCampaign(tx, ports, caller, {
      operation: OPERATION,
      id,
      done,
      detail: {
        name: document.name.slice(0, 200),
        size: String(document.bytes.length),
        ...(state !== undefined && { state }),
      },
    });
  });
};

const refuse = (
  ports: Ports,
  caller: SessionCaller,
  target: string,
  problem: FileProblem,
): Reply<Campaign> =>
  ports.unitOfWork.run((tx) => {
    const facts = { operation: OPERATION, target, detail: { reason: problem } };
    const refusal = refusalOf('unacceptable', 'documentRefused', `${FILE_TEXT[problem]}.`);
    return recordRefusal(tx, ports, caller, facts, refusal);
  });
