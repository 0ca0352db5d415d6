import { isoInstant } from '../../kernel/instant.ts';
import { ok } from '../../kernel/result.ts';
import {
  type SiteTemplateContent,
  type SiteTemplateSummary,
  TEMPLATE_LIMITS,
} from '../../sites/site-template.schema.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { OperationPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { refusalOf, type Reply } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import type { StoredTemplate } from './site-template.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** Refusal if the group already has a template of that name. */
export const NAME_TAKEN = refusalOf(
  'conflict',
  'templateNameTaken',
  'Your group already has a template with this name.',
);
const TOO_MANY = refusalOf(
  'unacceptable',
  'tooManyTemplates',
  `A group can have at most ${TEMPLATE_LIMITS.perGroup} templates.`,
);
const ID_TAKEN = refusalOf(
  'conflict',
  'idTaken',
  'This couldn’t be saved. Please close the form and open it again.',
);

/** Returns the fields of a template that lists show. */
export const summaryOf = ({
  content,
  createdAt,
  ...stored
}: StoredTemplate): SiteTemplateSummary => ({
  id: stored.id,
  siteGroupNum: stored.siteGroupNum,
  name: stored.name,
  siteType: content.siteType,
  zones: content.zones.length,
  schedules: content.schedules.length,
  createdBy: stored.createdBy,
  createdAt: isoInstant(createdAt),
  rev: stored.rev,
});

/** A template to be stored, with its source for the audit log. */
export interface WantedTemplate extends Pick<StoredTemplate, 'id' | 'siteGroupNum' | 'name'> {
  readonly content: () => Promise<SiteTemplateContent>;
  readonly by: string;
  readonly target: string;
}

/** Stores a template, as the last step of the open transaction (domain guide 6.11, 6.18). Idempotent by id. */
export const storeTemplate = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'clock' | 'secrets'>,
  caller: SessionCaller,
  { by, content: read, id, name, siteGroupNum, target }: WantedTemplate,
): Reply<SiteTemplateSummary> => {
  const before = await tx.siteTemplates.find(id, siteGroupNum);
  // If the template is already stored, this is a repeat of a request whose response was lost.
  if (before !== null) return ok(summaryOf(before));
  const { count, taken } = await tx.siteTemplates.known(siteGroupNum, { id, name });
  if (taken) return NAME_TAKEN;
  if (count >= TEMPLATE_LIMITS.perGroup) return TOO_MANY;
  const at = ports.clock.now();
  const kept = { id, siteGroupNum, name, content: await read() };
  if (!(await tx.siteTemplates.add(kept, { by, at }))) return ID_TAKEN;
  const stamps = { createdBy: by, createdAt: at, updatedBy: by, updatedAt: at };
  const reply = summaryOf({ ...kept, ...stamps, rev: 1 });
  await storeCall(tx, ports, caller, { reply });
  const facts = { operation: 'template.keep', result: 'ok', target } as const;
  await recordAudit(tx, ports, caller, { ...facts, detail: { id, name } });
  return ok(reply);
};
