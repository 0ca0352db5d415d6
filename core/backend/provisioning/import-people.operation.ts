import {
  checkPersonLines,
  type WrittenPersonLine,
} from '../../provisioning/check-person-lines.rule.ts';
import { readCells } from '../../provisioning/validate-record.rule.ts';
import { KINDS } from '../../provisioning/portal-kinds.ts';
import type { PortalLine } from '../../provisioning/read-portal-line.rule.ts';
import type { LineVerdict } from '../../provisioning/site-draft.rule.ts';
import { REGISTERED_ROLES } from '../registration/registered-rights.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { StoredPerson } from './portal-person.repository.port.ts';
import type { StoredImport } from './portal-import.repository.port.ts';
import { recordLines, type StepPorts } from './record-lines.operation.ts';

const numbersOf = (lines: readonly PortalLine[], field: 'groups' | 'sites'): readonly number[] => {
  const stated = lines.flatMap(
    ({ cells }) => readCells(KINDS.person, cells, null)[field] as unknown[],
  );
  return [...new Set(stated.filter((num): num is number => Number.isInteger(num)))];
};

/** Returns which of these groups exist or will be created by the same file, and whether each has the answering service. */
const groupsFor = async (
  tx: Transaction,
  file: StoredImport,
  nums: readonly number[],
): Promise<ReadonlyMap<number, boolean>> => {
  const stored = new Map((await tx.siteGroups.byNum(nums)).map((group) => [group.num, group]));
  const stated = await tx.portalImports.acceptedCells(file.id, 'group', nums.map(String));
  return new Map(
    nums.flatMap((num) => {
      const [known = null, cells] = [stored.get(num), stated.get(String(num))];
      if (known === null && cells === undefined) return [];
      const before = known === null ? null : { ...known };
      const { answeringService } = readCells(KINDS.group, cells ?? {}, before);
      return [[num, answeringService === true] as const];
    }),
  );
};

const findFacts = async (tx: Transaction, file: StoredImport, lines: readonly PortalLine[]) => {
  const keys = lines.map(({ cells }) => KINDS.person.keyOf(readCells(KINDS.person, cells, null)));
  const people = await tx.portalPeople.byKey(keys);
  const first = await tx.portalImports.firstLines(file.id, 'person', keys);
  /** Returns the numbers that lines name, and those already linked to existing people. */
  const named = (field: 'groups' | 'sites'): readonly number[] => {
    const stored = [...people.values()].flatMap(
      ({ values }) => KINDS.person.validated(values)[field],
    );
    return [...new Set([...numbersOf(lines, field), ...stored])];
  };
  const siteNums = named('sites');
  const sites = [
    ...(await tx.portalImports.accepted(file.id, 'site', siteNums.map(String))).map(Number),
    ...(await tx.portalPeople.knownSites(siteNums)),
  ];
  const facts = {
    stored: new Map([...people].map(([key, { values }]) => [key, values])),
    firstLines: new Map(first.map(({ key, line }) => [key, line])),
    groups: await groupsFor(tx, file, named('groups')),
    sites: new Set(sites),
    mayGiveStaff: file.mayGiveStaff,
    customerRights: REGISTERED_ROLES,
  };
  return { facts, people };
};

/** Writes one person. Returns a message if the username is taken or looks like another one; otherwise null. */
const write = async (
  tx: Transaction,
  { clock, ids }: StepPorts,
  file: StoredImport,
  known: StoredPerson | undefined,
  { values }: WrittenPersonLine,
): Promise<string | null> => {
  const now = clock.now();
  const person = { id: known?.id ?? ids.next(), values };
  if (known === undefined) {
    const added = await tx.portalPeople.add(person, now);
    if (!added) return 'username: taken, or too similar to another';
    return null;
  }
  await tx.portalPeople.change(person);
  const { disabled, groups, rights } = values;
  if (values.side === 'dealer')
    await tx.portalUsers.setAccess(person.id, {
      groups,
      rights,
      disabled,
      by: file.ownerName,
      now,
    });
  return null;
};

/** Validates some people of a file. Also writes them when the file is being imported. Sends no e-mail. */
export const importPeople = async (
  tx: Transaction,
  ports: StepPorts,
  file: StoredImport,
  lines: readonly PortalLine[],
): Promise<readonly LineVerdict[]> => {
  const writes = file.state === 'importing';
  if (writes) await tx.portalUsers.lock();
  const { facts, people } = await findFacts(tx, file, lines);
  const checked = checkPersonLines(lines, facts);
  if (!writes) return checked.verdicts;
  const refused = new Map<number, string>();
  for (const person of checked.written) {
    const problem = await write(tx, ports, file, people.get(person.key), person);
    if (problem !== null) refused.set(person.line, problem);
  }
  const written = checked.written
    .filter(({ line }) => !refused.has(line))
    .map(({ key, ...person }) => ({
      ...person,
      kind: 'person' as const,
      target: key,
      values: { ...person.values },
    }));
  await recordLines(tx, ports, file, written);
  return checked.verdicts.map((verdict) => {
    const problem = refused.get(verdict.line);
    return problem === undefined
      ? verdict
      : { ...verdict, verdict: 'refused' as const, problems: [problem] };
  });
};
