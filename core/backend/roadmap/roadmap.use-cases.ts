import { readForm } from '../../forms/read-form.schema.ts';
import { ok } from '../../kernel/result.ts';
import {
  roadmapForm,
  roadmapFormSchema,
  type SavedRoadmapItem,
  type Roadmap,
  type RoadmapForm,
  type RoadmapItem,
  type RoadmapInterest,
} from '../../roadmap/roadmap.schema.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import {
  storeRows,
  type RowRevision,
  type StorePorts,
} from '../stored-list/store-rows.operation.ts';
import { mailText } from '../messages/mail-text.rule.ts';
import { invalid, NOT_FOUND, refusalOf, type Reply } from '../refusal.ts';
import type { StoredRoadmapItem } from './roadmap.repository.port.ts';

const SHIPPED = refusalOf('conflict', 'shipped', 'This has already shipped.');

/**
 * Use cases for the roadmap: planned, current and shipped entries, people's votes, and editing by staff (domain guide 6.19
 * "Product roadmap").
 */
export const createRoadmap = (
  ports: StorePorts & Pick<BackendPorts, 'ids' | 'providerName' | 'publicUrls'>,
) => {
  const shippedMail = (to: string, { title }: StoredRoadmapItem) =>
    mailText({
      to,
      subject: `Shipped: ${title}`,
      parts: [
        `What you asked to be notified about is now part of the portal: ${title}.`,
        {
          label: 'Open the roadmap',
          address: `${ports.publicUrls.dealer}/home/product-roadmap`,
        },
        `You get this email only once. ${ports.providerName}`,
      ],
    });

  const items = storeRows<RoadmapForm, StoredRoadmapItem>(ports, {
    noun: 'roadmap',
    fields: roadmapForm.names,
    rows: (tx) => tx.roadmap.items,
    validate: (form) => {
      const read = readForm(roadmapFormSchema, roadmapForm.pick(form));
      return read.ok ? read : invalid(`${Object.values(read.error).flat().join('. ')}.`);
    },
    begin: (form, facts) => ({ ...form, ...facts, shippedAt: null }),
    nameOf: ({ title }) => title,
    settle: async (tx, before, after, now) => {
      const shipped = after.stage === 'Shipped';
      if (shipped && before !== null && before.stage !== 'Shipped' && after.deletedAt === null) {
        const addresses = await tx.roadmap.notifyInterested(after.id, now);
        const mails = addresses.map((to) => shippedMail(to, after));
        await tx.messages.enqueue(
          ...mails.map((mail) => ({ ...mail, id: ports.ids.next(), queuedAt: now })),
        );
      }
      return { ...after, shippedAt: shipped ? (after.shippedAt ?? now) : null };
    },
  });

  return {
    roadmap: ({ session }: SessionCaller): Reply<Roadmap> =>
      ports.unitOfWork.read(async (tx) => ok(await tx.roadmap.read(session.accountId))),

    /** Sets or withdraws the caller's vote or notice request. Each person has at most one vote and one notice request per entry. */
    wishRoadmap: (
      caller: SessionCaller,
      {
        id,
        kind,
        on,
      }: { readonly id: string; readonly kind: RoadmapInterest; readonly on: boolean },
    ): Reply<RoadmapItem> =>
      ports.unitOfWork.run(async (tx) => {
        const { accountId } = caller.session;
        const before = await tx.roadmap.find(id, accountId);
        if (before === null) return NOT_FOUND;
        if (before.stage === 'Shipped') return SHIPPED;
        await tx.roadmap.setInterest({ itemId: id, accountId, kind, on, at: ports.clock.now() });
        const after = (await tx.roadmap.find(id, accountId)) ?? before;
        await recordAudit(tx, ports, caller, {
          operation: `roadmap.${kind}`,
          target: before.title,
          result: 'ok',
          detail: { on: String(on) },
        });
        return ok(after);
      }),

    listRoadmapItems: (): Reply<{ rows: SavedRoadmapItem[] }> =>
      ports.unitOfWork.read(async (tx) => ok({ rows: [...(await tx.roadmap.kept())] })),
    addRoadmapItem: (
      caller: SessionCaller,
      { id, ...form }: RoadmapForm & Pick<RowRevision, 'id'>,
    ) => items.add(caller, { id, form }),
    changeRoadmapItem: (caller: SessionCaller, { id, rev, ...form }: RoadmapForm & RowRevision) =>
      items.change(caller, { id, rev, form }),
    removeRoadmapItem: items.remove,
    restoreRoadmapItem: items.restore,
  };
};
