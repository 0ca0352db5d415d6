import { ok } from '../../kernel/result.ts';
import type { SiteTemplate, SiteTemplateSummary } from '../../sites/site-template.schema.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { changedMeanwhile } from '../changed-meanwhile.rule.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import type { StoredTemplate } from './site-template.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { storeTemplate, NAME_TAKEN, summaryOf } from './store-template.operation.ts';
import { changeOfSite, type SiteInput } from './change-of-site.operation.ts';
import { activeGroup, type ListInput } from './list-sites.operation.ts';
import { nameOf } from './site-viewer.operation.ts';

type TemplatePorts = Pick<
  BackendPorts,
  'unitOfWork' | 'clock' | 'wallClock' | 'providerTimeZone' | 'ids' | 'secrets'
>;
type Named = ListInput & { readonly id: string };
type Revised = Named & { readonly rev: number };

/** Changes one template in the scope by `work` and writes the audit log. Refuses if the template changed since the caller's revision. */
const changeTemplate = <T extends Readonly<Record<string, unknown>>>(
  ports: TemplatePorts,
  caller: SessionCaller,
  { id, rev, siteGroupNum: named }: Revised,
  operation: string,
  work: (
    tx: Transaction,
    template: StoredTemplate,
    by: string,
  ) => Reply<{ readonly reply: T; readonly name: string }>,
): Reply<{ readonly reply: T; readonly name: string }> =>
  ports.unitOfWork.run(async (tx) => {
    const siteGroupNum = activeGroup(caller, named);
    if (siteGroupNum === null) return NOT_FOUND;
    const template = await tx.siteTemplates.lock(id, siteGroupNum);
    if (template === null) return NOT_FOUND;
    const { updatedAt: at, updatedBy: by } = template;
    if (template.rev !== rev)
      return changedMeanwhile(
        { by, at },
        {
          wallClock: ports.wallClock,
          timeZone: ports.providerTimeZone,
          now: ports.clock.now(),
        },
      );
    const done = await work(tx, template, await nameOf(tx, caller));
    if (!done.ok) return done;
    const { name, reply } = done.value;
    await storeCall(tx, ports, caller, { reply });
    await recordAudit(tx, ports, caller, {
      operation,
      result: 'ok',
      target: `template ${template.name}`,
      detail: { id, ...(name !== template.name && { name }) },
    });
    return done;
  });

/** Creates the use cases for site templates, on which a dealer bases new accounts (domain guide 6.11, 6.18). */
export const createSiteTemplates = (ports: TemplatePorts) => ({
  siteTemplates: async (
    caller: SessionCaller,
    input: ListInput,
  ): Reply<{ templates: SiteTemplateSummary[] }> => {
    const siteGroupNum = activeGroup(caller, input.siteGroupNum);
    if (siteGroupNum === null) return NOT_FOUND;
    const stored = await ports.unitOfWork.read((tx) => tx.siteTemplates.list(siteGroupNum));
    return ok({ templates: stored.map(summaryOf) });
  },

  siteTemplate: async (caller: SessionCaller, { id, ...input }: Named): Reply<SiteTemplate> => {
    const siteGroupNum = activeGroup(caller, input.siteGroupNum);
    if (siteGroupNum === null) return NOT_FOUND;
    const stored = await ports.unitOfWork.read((tx) => tx.siteTemplates.find(id, siteGroupNum));
    return stored === null ? NOT_FOUND : ok({ ...summaryOf(stored), content: stored.content });
  },

  /** Saves a site as a template of the dealer's active group, without people, addresses or secrets. */
  keepSiteTemplate: (
    caller: SessionCaller,
    { id, name, ...input }: SiteInput & { readonly id: string; readonly name: string },
  ) =>
    changeOfSite(ports, caller, input, async (tx, site): Reply<SiteTemplateSummary> => {
      const siteGroupNum = activeGroup(caller, input.siteGroupNum) ?? site.siteGroupNum;
      return storeTemplate(tx, ports, caller, {
        id,
        name,
        siteGroupNum,
        by: site.by,
        target: `site ${site.siteNum}`,
        content: () => tx.siteTemplates.contentOf(site.siteNum),
      });
    }),

  renameSiteTemplate: async (
    caller: SessionCaller,
    { name, ...input }: Revised & { readonly name: string },
  ): Reply<SiteTemplateSummary> => {
    const done = await changeTemplate(
      ports,
      caller,
      input,
      'template.rename',
      async (tx, template, by) => {
        const { id, siteGroupNum } = template;
        if ((await tx.siteTemplates.known(siteGroupNum, { id, name })).taken) return NAME_TAKEN;
        await tx.siteTemplates.rename(id, name, { by, at: ports.clock.now() });
        return ok({ name, reply: summaryOf({ ...template, name, rev: template.rev + 1 }) });
      },
    );
    return done.ok ? ok(done.value.reply) : done;
  },

  removeSiteTemplate: async (caller: SessionCaller, input: Revised): Reply<{ rev: number }> => {
    const done = await changeTemplate(
      ports,
      caller,
      input,
      'template.remove',
      async (tx, { id, name, rev }, by) => {
        await tx.siteTemplates.remove(id, { by, at: ports.clock.now() });
        return ok({ name, reply: { rev: rev + 1 } });
      },
    );
    return done.ok ? ok(done.value.reply) : done;
  },
});
