import type { AskAbout, AskForm } from '../../account-group/account-group.schema.ts';
import { askFormSchema } from '../../account-group/account-group.schema.ts';
import { readForm } from '../../forms/read-form.schema.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit, refuseLimited } from '../record-audit.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import { takeAll } from '../limits/take-all.operation.ts';
import type { ExportPorts } from '../lists/export-list.operation.ts';
import { invalid, refusalOf, type Reply } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import type { ListInput } from '../sites/list-sites.operation.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import { askMessage } from './access-message.rule.ts';
import type { GroupPorts } from './administer.operation.ts';
import { changePortalUsers } from './change-portal-users.use-cases.ts';
import { groupContacts } from './group-contacts.use-cases.ts';
import { groupFacts, lockGroup } from './group-facts.use-cases.ts';
import { invitePortalUsers } from './invite-portal-users.use-cases.ts';
import { listOfPortalUsers } from './list-of-portal-users.use-cases.ts';

const NOBODY = refusalOf(
  'unacceptable',
  'noRepresentative',
  'Your group has no provider representative. Please call support.',
);

const SUBJECTS: Readonly<Record<AskAbout, string>> = {
  branch: 'requests a branch',
  block: 'requests account numbers',
  message: 'a message',
};

/** Sends a request to the provider's representative, who alone can create branches and number blocks (domain guide 6.10). */
const askRepresentative =
  (ports: GroupPorts) =>
  (
    caller: SessionCaller,
    { about, ...input }: AskForm & ListInput & { readonly about: AskAbout },
  ): Reply =>
    ports.unitOfWork.run(async (tx) => {
      const locked = await lockGroup(ports, tx, caller, input, null);
      if (!locked.ok) return locked;
      const form = readForm(askFormSchema, { text: input.text });
      if (!form.ok) return invalid(Object.values(form.error).flat().join('. '));
      const { siteGroupNum, name: group } = locked.value;
      const { clock, ids } = ports;
      const representative = await tx.accountGroups.representative(siteGroupNum);
      const to = representative?.email ?? null;
      if (to === null) return NOBODY;
      const facts = { operation: 'group.ask', target: `group ${siteGroupNum}` };
      const holds = [
        { bucket: BUCKETS.serviceRequest, key: caller.session.accountId },
        { bucket: BUCKETS.mailSending, key: 'all' },
      ];
      const grant = await takeAll(tx, holds, clock.now());
      if (!grant.granted) return refuseLimited(tx, ports, caller, facts, grant.wait);
      const by = await nameOf(tx, caller);
      const contacts = await tx.accounts.contacts(caller.session.accountId);
      const from = contacts.find(({ type }) => type === 'email')?.value ?? null;
      const fields = { subject: SUBJECTS[about], text: form.value.text, from };
      const text = askMessage({ to, by, group: `${group} (${siteGroupNum})` }, fields);
      await tx.messages.enqueue({ ...text, id: ids.next(), queuedAt: clock.now() });
      await storeCall(tx, ports, caller);
      await recordAudit(tx, ports, caller, { ...facts, result: 'ok', detail: { about } });
      return ok({});
    });

/** Creates the use cases of a dealer's group, its users and their invitations (domain guide 6.10). */
export const createAccountGroup = (ports: GroupPorts & ExportPorts) => ({
  ...groupFacts(ports),
  ...groupContacts(ports),
  ...listOfPortalUsers(ports),
  ...changePortalUsers(ports),
  ...invitePortalUsers(ports),
  askRepresentative: askRepresentative(ports),
});
