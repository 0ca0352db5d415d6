import type { CodeFacts } from '../passcodes/site-passcode.repository.port.ts';
import { sealFor } from '../passcodes/check-code.operation.ts';
import { foldPasscode } from '../passcodes/fold-passcode.rule.ts';
import type { Validated } from '../../provisioning/portal-kinds.ts';
import type { WrittenRecord } from '../../provisioning/site-draft.rule.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { type RecordPorts, type StepWork, writtenIn, writtenOf } from './site-work.operation.ts';

/** Returns the stored facts about a code, without the code. The authority of a technician is always 0. */
const factsOf = (values: Validated<'passcode'>): CodeFacts => {
  const { authority, holder, hours, kind, validFrom, validUntil } = values;
  const level = kind === 'technician' ? 0 : authority;
  return { authority: level, holder, hours, kind, validFrom, validUntil };
};

const codeOf = (value: unknown): string | null =>
  typeof value === 'string' ? foldPasscode(value) : null;

/** Returns the account passcode that a record sets, to be hashed before the transaction; null if it sets none. */
export const hashedCode = ({ fields, kind, values }: WrittenRecord): string | null =>
  kind === 'passcode' && values['ofAccount'] === true && fields.includes('code')
    ? codeOf(values['code'])
    : null;

const writePasscodes = async (
  tx: Transaction,
  ports: RecordPorts,
  work: StepWork,
): Promise<void> => {
  const { hashes, touch } = work;
  const codes = writtenIn(work, 'passcode').map(({ fields, id: known, line, site, values }) => {
    const id = known ?? ports.ids.next();
    const { siteNum } = site;
    const code = fields.includes('code') ? codeOf(values.code) : null;
    const seal = code === null ? null : sealFor(ports, siteNum, { kind: 'passcode', id }, code);
    const facts = factsOf(values);
    return { facts, id, isNew: known === null, line, ofAccount: values.ofAccount, seal, siteNum };
  });
  const added = codes.flatMap(({ facts, id, isNew, ofAccount, seal, siteNum }) =>
    isNew && seal !== null ? [{ ...facts, ...seal, id, ofAccount, siteNum }] : [],
  );
  await tx.sitePasscodes.addAll(added, touch);
  for (const { facts, id, isNew, line, ofAccount, seal, siteNum } of codes) {
    if (!isNew) await tx.sitePasscodes.change(id, facts, seal, touch);
    const hash = ofAccount && seal !== null ? hashes.get(line) : undefined;
    if (hash !== undefined) await tx.sitePasscodes.setAccountHash(siteNum, hash);
  }
};

const writePins = async (
  tx: Transaction,
  ports: RecordPorts,
  work: StepWork,
  contacts: ReadonlyMap<number, string>,
): Promise<void> => {
  const { touch } = work;
  const pins = writtenIn(work, 'contact').flatMap(({ fields, line, site, values }) => {
    const id = contacts.get(line);
    const { siteNum } = site;
    return id === undefined || !fields.includes('pin')
      ? []
      : [{ id, siteNum, code: codeOf(values.pin) }];
  });
  for (const { code, id } of pins)
    if (code === null) await tx.sitePasscodes.remove({ of: 'pin', id }, touch);
  const put = pins.flatMap(({ code, id, siteNum }) =>
    code === null
      ? []
      : [{ ...sealFor(ports, siteNum, { kind: 'pin', id }, code), contactId: id, siteNum }],
  );
  await tx.sitePasscodes.putPins(put, touch);
};

/** Encrypts and writes the spoken codes of sites (SECURITY.md §2.16). `contacts` maps lines to the ids of contacts with PINs. */
export const writeCodes = async (
  tx: Transaction,
  ports: RecordPorts,
  work: StepWork,
  contacts: ReadonlyMap<number, string>,
): Promise<void> => {
  const { sites, touch } = work;
  await writePasscodes(tx, ports, work);
  await writePins(tx, ports, work, contacts);
  for (const one of sites) {
    const { siteNum } = one.site;
    const [own] = writtenOf(one, 'site');
    if (own === undefined || !own.fields.includes('gateCode')) continue;
    const { gateCode } = own.values;
    if (gateCode === null) await tx.gateCodes.remove(siteNum);
    else {
      const id = one.checked.sealed?.gateCode?.id ?? ports.ids.next();
      const sealed = ports.vault.seal({ kind: 'gate', id }, gateCode);
      await tx.gateCodes.put({ id, siteNum, sealed, by: touch.by, now: touch.now });
    }
  }
};
