import type { Document } from '../../documents/document.ts';
import { ok } from '../../kernel/result.ts';
import { fillCoBrand } from '../../marketing/fill-co-brand.rule.ts';
import type { ResourceList } from '../../resources/resource.schema.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { CampaignUse } from '../campaign.repository.port.ts';
import type { Reply } from '../refusal.ts';
import { NOT_FOUND } from '../refusals.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { readLibrary, type ResourceLibrary } from './read-library.operation.ts';

/** Counts a use for the group: a person once a day, and never the staff member behind an impersonation (domain guide 6.16). */
const noteUse = async (
  tx: Transaction,
  ports: Pick<BackendPorts, 'clock'>,
  { session }: SessionCaller,
  use: Pick<CampaignUse, 'campaignId' | 'kind'> & { readonly library: ResourceLibrary },
): Promise<void> => {
  if (session.impersonation !== null) return;
  const { campaignId, kind, library } = use;
  await tx.campaigns.noteUse({
    campaignId,
    kind,
    accountId: session.accountId,
    siteGroupNum: library.siteGroupNum,
    day: library.today,
    at: ports.clock.now(),
  });
};

/** The library of campaigns for dealers (domain guide 6.15). */
export const createResources = (
  ports: Pick<BackendPorts, 'unitOfWork' | 'clock' | 'providerTimeZone'>,
) => ({
  /** What the active group may use today, with the group's own values in the co-brand slots (domain guide 6.15, 6.16). */
  listResources: (
    caller: SessionCaller,
    input: { readonly siteGroupNum: number | null },
  ): Reply<ResourceList> =>
    ports.unitOfWork.run(async (tx) => {
      const library = await readLibrary(tx, ports, caller, input.siteGroupNum);
      const stored = library && (await tx.notices.branding(library.siteGroupNum));
      if (library === null || stored === null) return NOT_FOUND;
      // A dealer without a display name is known by the name of its group.
      const brand = { ...stored, displayName: stored.displayName ?? library.groupName };
      const resources = library.campaigns.map(
        ({ id, title, kind, validTo, url, file, coBrand }) => ({
          id,
          title,
          kind,
          validTo,
          url: url === '' ? null : url,
          file,
          coBrand: fillCoBrand(coBrand, brand),
        }),
      );
      return ok({ resources });
    }),

  /** Notes that a person opened the link of a campaign that the active group is offered today. */
  noteResourceView: async (
    caller: SessionCaller,
    input: { readonly id: string; readonly siteGroupNum: number | null },
  ): Reply => {
    const { id } = input;
    return ports.unitOfWork.run(async (tx) => {
      const library = await readLibrary(tx, ports, caller, input.siteGroupNum);
      const found = library?.campaigns.find((one) => one.id === id);
      if (library === null || found === undefined || found.url === '') return NOT_FOUND;
      await noteUse(tx, ports, caller, { campaignId: id, kind: 'view', library });
      await recordAudit(tx, ports, caller, {
        operation: 'resource.view',
        target: id,
        result: 'ok',
      });
      return ok({});
    });
  },

  /** The file of a campaign that the active group is offered today; counted, and on the record (SECURITY.md §2.11). */
  readResourceFile: async (
    caller: SessionCaller,
    input: { readonly id: string; readonly siteGroupNum: number | null },
  ): Reply<Document> => {
    const { id } = input;
    return ports.unitOfWork.run(async (tx) => {
      const library = await readLibrary(tx, ports, caller, input.siteGroupNum);
      if (library === null || !library.campaigns.some((one) => one.id === id)) return NOT_FOUND;
      const document = await tx.campaigns.file(id);
      if (document === null) return NOT_FOUND;
      await noteUse(tx, ports, caller, { campaignId: id, kind: 'download', library });
      await recordAudit(tx, ports, caller, {
        operation: 'resource.file.read',
        target: id,
        result: 'ok',
      });
      return ok(document);
    });
  },
});
