import { readForm } from '../../forms/read-form.schema.ts';
import { ok } from '../../kernel/result.ts';
import {
  type GroupForm,
  groupForm,
  groupFormSchema,
} from '../../provisioning/group-form.schema.ts';
import { parentVerdict, type ParentVerdict } from '../../provisioning/parent-verdict.rule.ts';
import type { GroupNumber } from '../../provisioning/provisioning.schema.ts';
import { recordAudit, recordRefusal } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { invalid, refusalOf, type Reply } from '../refusal.ts';
import { findSubmission, storeSubmission } from '../find-submission.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';

type Ports = Pick<
  BackendPorts,
  'unitOfWork' | 'clock' | 'secrets' | 'wallClock' | 'providerTimeZone'
>;

const no = (code: string, message: string) => refusalOf('unacceptable', code, message);

const VERDICTS: Readonly<Record<Exclude<ParentVerdict, 'fine'>, ReturnType<typeof no>>> = {
  unknownParent: no('unknownParent', 'The parent does not exist.'),
  cycle: no('cycle', 'A group can’t be its own parent.'),
};

const taken = (num: number, name: string) =>
  no('numberTaken', `${String(num)} is already used by ${name}.`);

/** Checks that a group can be created, while changes of groups are locked. */
const validate = async (tx: Transaction, form: GroupForm): Reply<null> => {
  const [known] = await tx.siteGroups.byNum([form.num]);
  if (known !== undefined) return taken(known.num, known.name);
  const tree = form.parentNum === null ? [] : await tx.siteGroups.tree();
  const verdict = parentVerdict(new Map(tree.map((one) => [one.num, one.parentNum])), form);
  return verdict === 'fine' ? ok(null) : VERDICTS[verdict];
};

const create =
  (ports: Ports, caller: SessionCaller, form: GroupForm, key: string | null) =>
  async (tx: Transaction): Reply => {
    const submission = { key, route: 'createSiteGroup', body: form };
    const before = await findSubmission(tx, ports, caller, submission);
    if (!before.ok) return before;
    if (before.value !== null) return ok({});
    await tx.siteGroups.lock();
    const facts = { operation: 'group.create', target: `${String(form.num)} ${form.name}` };
    const checked = await validate(tx, form);
    if (!checked.ok) return recordRefusal(tx, ports, caller, facts, checked);
    const today = ports.wallClock.wallTime(ports.clock.now(), ports.providerTimeZone).slice(0, 10);
    await tx.siteGroups.put([form], today);
    await storeSubmission(tx, ports, caller, submission, {});
    const { parentNum, kind, timeZone, answeringService } = form;
    await recordAudit(tx, ports, caller, {
      ...facts,
      result: 'ok',
      detail: {
        ...(parentNum !== null && { parent: String(parentNum) }),
        kind,
        timeZone,
        answeringService: answeringService ? 'yes' : 'no',
      },
    });
    return ok({});
  };

/** Use cases that let staff create site groups by hand (domain guide 3 "Site group"). */
export const createSiteGroups = (ports: Ports) => ({
  /**
   * Creates a group; a repeated request with the same key creates no second group. If the number is taken, the refusal
   * names the group that has the number.
   */
  createSiteGroup: async (
    caller: SessionCaller,
    { idempotencyKey, ...input }: GroupForm & { readonly idempotencyKey: string | null },
  ): Reply => {
    const form = readForm(groupFormSchema, groupForm.pick(input));
    if (!form.ok) return invalid(`${Object.values(form.error).flat().join('. ')}.`);
    return ports.unitOfWork.run(create(ports, caller, form.value, idempotencyKey));
  },

  /** Returns the group that has a number, for a form in which the number is typed. */
  groupNumber: (_caller: SessionCaller, { num }: { readonly num: number }): Reply<GroupNumber> =>
    ports.unitOfWork.read(async (tx) => {
      const [known] = await tx.siteGroups.byNum([num]);
      const group = known && {
        siteGroupName: known.name,
        answeringService: known.answeringService,
      };
      return ok({ group: group ?? null });
    }),
});
