import type { CodeFacts } from '../passcodes/site-passcode.repository.port.ts';
import { sealFor } from '../passcodes/judge-code.operation.ts';
import { foldPasscode } from '../passcodes/fold-passcode.rule.ts';
import type { Judged } from '../../provisioning/portal-kinds.ts';
import type { WrittenRecord } from '../../provisioning/site-draft.rule.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { type RecordPorts, type SiteWork, writtenOf } from './site-work.operation.ts';

/** What is kept of a code that is not the code; a technician has no level, and whoever is forced has every one. */
const factsOf = (values: Judged<'passcode'>): CodeFacts => {
  const { authority, holder, hours, kind, validFrom, validUntil } = values;
  const level = kind === 'technician' ? 0 : authority;
  return { authority: level, holder, hours, kind, validFrom, validUntil };
};

const codeOf = (value: unknown): string | null =>
  typeof value === 'string' ? foldPasscode(value) : null;

/** The code of an account that a record sets, which is hashed before anything is held; null where it sets none. */
export const hashedCode = ({ fields, kind, values }: WrittenRecord): string | null =>
  kind === 'passcode' && values['ofAccount'] === true && fields.includes('code')
    ? codeOf(values['code'])
    : null;

const writePasscodes = async (
  tx: Transaction,
  ports: RecordPorts,
  work: SiteWork,
): Promise<void> => {
  const { hashes, site, touch } = work;
  const { siteNum } = site;
  for (const { fields, id: known, line, values } of writtenOf(work, 'passcode')) {
    const id = known ?? ports.ids.next();
    const code = codeOf(values.code);
    const isNewCode = fields.includes('code') && code !== null;
    const seal = isNewCode ? sealFor(ports, siteNum, { kind: 'passcode', id }, code) : null;
    const { ofAccount } = values;
    if (known !== null) await tx.sitePasscodes.change(id, factsOf(values), seal, touch);
    else if (seal !== null)
      await tx.sitePasscodes.add(siteNum, { ...factsOf(values), ...seal, id, ofAccount }, touch);
    if (!ofAccount || !isNewCode) continue;
    const hash = hashes.get(line);
    if (hash !== undefined) await tx.sitePasscodes.setAccountHash(siteNum, hash);
  }
};

/** Seals the spoken codes of a site for their rows (SECURITY.md §2.16); `contacts` are the rows of PINs by their lines. */
export const writeCodes = async (
  tx: Transaction,
  ports: RecordPorts,
  work: SiteWork,
  contacts: ReadonlyMap<number, string>,
): Promise<void> => {
  const { judged, site, touch } = work;
  const { siteNum } = site;
  await writePasscodes(tx, ports, work);
  for (const { fields, line, values } of writtenOf(work, 'contact')) {
    const id = contacts.get(line);
    const code = codeOf(values.pin);
    if (id === undefined || !fields.includes('pin')) continue;
    if (code === null) await tx.sitePasscodes.remove({ of: 'pin', id }, touch);
    else
      await tx.sitePasscodes.putPin(
        siteNum,
        id,
        sealFor(ports, siteNum, { kind: 'pin', id }, code),
        touch,
      );
  }
  const [own] = writtenOf(work, 'site');
  if (own === undefined || !own.fields.includes('gateCode')) return;
  const { gateCode } = own.values;
  if (gateCode === null) await tx.gateCodes.remove(siteNum);
  else {
    const id = judged.sealed?.gateCode?.id ?? ports.ids.next();
    const sealed = ports.vault.seal({ kind: 'gate', id }, gateCode);
    await tx.gateCodes.put({ id, siteNum, sealed, by: touch.by, now: touch.now });
  }
};
