import type { Document } from '../../documents/document.ts';
import { ok } from '../../kernel/result.ts';
import { fillCoBrand } from '../../marketing/fill-co-brand.rule.ts';
import { isOffered } from '../../marketing/is-offered.rule.ts';
import { calendarDay } from '../../kernel/calendar-day.rule.ts';
import type { ResourceList } from '../../resources/resource.schema.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type {
  CampaignLibrary,
  CampaignUse,
  PublishedCampaign,
} from '../marketing/campaign.repository.port.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { activeGroup } from '../sites/list-sites.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** A dealer's active group, with the campaigns offered to it today in the provider's time zone. */
interface ResourceLibrary extends Pick<CampaignLibrary, 'name' | 'branding'> {
  readonly siteGroupNum: number;
  readonly today: string;
  /** Campaigns, latest change first. */
  readonly campaigns: readonly PublishedCampaign[];
}

/**
 * Returns the campaigns of the requested group, or of the session's group. Null for a group that does not exist or is
 * outside the caller's scope (SECURITY.md T8).
 */
const readLibrary = async (
  tx: Transaction,
  ports: Pick<BackendPorts, 'clock' | 'providerTimeZone'>,
  caller: SessionCaller,
  asked: number | null,
): Promise<ResourceLibrary | null> => {
  const siteGroupNum = activeGroup(caller, asked);
  const library = siteGroupNum === null ? null : await tx.campaigns.library(siteGroupNum);
  if (siteGroupNum === null || library === null) return null;
  const { name, kind, branding, published } = library;
  const today = calendarDay(ports.clock.now(), ports.providerTimeZone);
  const campaigns = published.filter((one) => isOffered(one, { kind, today }));
  return { siteGroupNum, name, branding, today, campaigns };
};

/** Counts one use of a campaign per person and day. Staff in an impersonation session are not counted (domain guide 6.16). */
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

/** Use cases for the library of campaigns for dealers (domain guide 6.15). */
export const createResources = (
  ports: Pick<BackendPorts, 'unitOfWork' | 'clock' | 'providerTimeZone'>,
) => ({
  /**
   * Returns the campaigns offered to the active group today, with the group's own values in the co-brand slots (domain
   * guide 6.15, 6.16).
   */
  listResources: (
    caller: SessionCaller,
    input: { readonly siteGroupNum: number | null },
  ): Reply<ResourceList> =>
    ports.unitOfWork.read(async (tx) => {
      const library = await readLibrary(tx, ports, caller, input.siteGroupNum);
      if (library === null) return NOT_FOUND;
      const { branding, name } = library;
      // The display name of a dealer without one is the name of its group.
      const brand = { ...branding, displayName: branding.displayName ?? name };
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

  /** Counts that a person opened the link of a campaign offered to the active group today. */
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

  /** Returns the file of a campaign offered to the active group today. The download is counted and audited (SECURITY.md §2.11). */
  resourceFile: async (
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
