import { wordOf } from '../../provisioning/portal-kind.ts';
import { agencyForm, permitForm } from '../../site-file/agencies-form.schema.ts';
import { deviceForm } from '../../site-file/device-form.schema.ts';
import { zoneForm } from '../../zones/zone-form.schema.ts';
import { contactForm } from '../../contacts/contact-form.schema.ts';
import { noteForm } from '../../site-file/note-form.schema.ts';
import { endOfDay } from '../account-info/end-of-day.operation.ts';
import type { HeldSite } from '../sites/site-data.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { JudgedSite } from './judge-sites.operation.ts';
import { type RecordPorts, recordsOf, type SiteWork, writtenOf } from './site-work.operation.ts';
import { writeCodes } from './write-codes.operation.ts';
import { writeHours, writeReactions } from './write-hours.operation.ts';

const MINUTE = 60000;

const writeDevices = async (tx: Transaction, work: SiteWork): Promise<void> => {
  const { site, touch } = work;
  for (const { before, fields, values } of writtenOf(work, 'device')) {
    const form = deviceForm.pick(values);
    const isNewInterval = before === null || fields.includes('timerTestMinutes');
    const minutes = form.timerTestMinutes;
    await tx.portalRecords.putDevice(site.siteNum, values);
    await tx.siteFiles.saveDevice(
      site.siteNum,
      values.devNum,
      { ...form, areas: [] },
      {
        by: touch.by,
        at: touch.now,
        dueAt: minutes === null || !isNewInterval ? null : touch.now + minutes * MINUTE,
      },
    );
  }
};

const writeZones = async (tx: Transaction, { ids }: RecordPorts, work: SiteWork): Promise<void> => {
  const { site, touch } = work;
  const stamp = { by: touch.by, at: touch.now };
  const zones = writtenOf(work, 'zone').map(({ id, values }) => ({
    id,
    siteNum: site.siteNum,
    form: zoneForm.pick(values),
  }));
  const added = zones.filter(({ id }) => id === null);
  const changed = zones.flatMap(({ id, ...zone }) => (id === null ? [] : [{ ...zone, id }]));
  if (added.length > 0)
    await tx.zones.add(
      added.map((zone) => ({ ...zone, id: ids.next(), source: 'dealer' as const })),
      stamp,
    );
  if (changed.length > 0) await tx.zones.change(changed, stamp);
};

const writeContacts = async (
  tx: Transaction,
  { ids }: RecordPorts,
  work: SiteWork,
): Promise<ReadonlyMap<number, string>> => {
  const { judged, site, touch } = work;
  const where = { siteNum: site.siteNum, ...touch };
  const known = judged.sealed?.parts.contact ?? [];
  const contacts = writtenOf(work, 'contact').map(({ id, line, values }) => ({
    line,
    isNew: id === null,
    id: id ?? ids.next(),
    form: contactForm.pick(values),
  }));
  const added = contacts.filter(({ isNew }) => isNew);
  for (const contact of contacts) if (!contact.isNew) await tx.contacts.save(where, contact);
  if (added.length > 0) {
    const last = known.length;
    await tx.contacts.append({ ...where, siteGroupNum: site.siteGroupNum, last }, added);
  }
  if (contacts.length > 0)
    await tx.contacts.order(where, [
      ...known.flatMap(({ id }) => (id === null ? [] : [id])),
      ...added.map(({ id }) => id),
    ]);
  return new Map(contacts.map(({ id, line }) => [line, id]));
};

const writeAgencies = async (
  tx: Transaction,
  { ids }: RecordPorts,
  work: SiteWork,
): Promise<void> => {
  if (writtenOf(work, 'agency').length + writtenOf(work, 'permit').length === 0) return;
  const form = {
    agencies: recordsOf(work, 'agency').map(({ values }) => agencyForm.pick(values)),
    permits: recordsOf(work, 'permit').map(({ id, values }) => ({
      id,
      ...permitForm.pick(values),
    })),
  };
  await tx.siteFiles.saveAgencies(work.site.siteNum, form, {
    by: work.touch.by,
    at: work.touch.now,
    newId: () => ids.next(),
  });
};

const writeNotes = async (tx: Transaction, ports: RecordPorts, work: SiteWork): Promise<void> => {
  const { site, touch } = work;
  for (const { id, values } of writtenOf(work, 'note')) {
    const form = noteForm.pick(values);
    const endsAt = endOfDay(ports, form.until, site.timeZone);
    const stamp = { by: touch.by, at: touch.now, endsAt };
    const { siteNum } = site;
    if (id === null) await tx.siteFiles.addNote({ ...form, id: ports.ids.next(), siteNum }, stamp);
    else await tx.siteFiles.changeNote(id, form, stamp);
  }
};

/** Writes what was judged of one site, in the transaction that holds it; history and the record are the caller's. */
export const writeSiteRecords = async (
  tx: Transaction,
  ports: RecordPorts,
  work: SiteWork,
): Promise<void> => {
  const { site, touch } = work;
  const [own] = writtenOf(work, 'site');
  if (own !== undefined) {
    const before = own.before?.['group'];
    await tx.portalRecords.putSite(own.values, own.before === null, touch);
    if (before !== undefined && before !== site.siteGroupNum)
      await tx.siteFiles.move(site.siteNum, site.siteGroupNum, { by: touch.by, at: touch.now });
  }
  await writeDevices(tx, work);
  const areas = writtenOf(work, 'area').map(({ values }) => values);
  if (areas.length > 0) await tx.portalRecords.putAreas(site.siteNum, areas, touch);
  await writeZones(tx, ports, work);
  const contacts = await writeContacts(tx, ports, work);
  await writeCodes(tx, ports, work, contacts);
  await writeAgencies(tx, ports, work);
  await writeNotes(tx, ports, work);
  await writeHours(tx, ports, work);
  await writeReactions(tx, work);
};

/** A site as its change needs it: as it stands, or as its line makes it. */
export const heldSite = ({ draft, num, sealed }: JudgedSite, by: string): HeldSite | null => {
  const { site } = draft;
  if (site === null) return null;
  return {
    siteNum: num,
    siteGroupNum: Number(site['group']),
    siteName: wordOf(site['name']),
    by,
    addressDisplay: `${wordOf(site['street'])}, ${wordOf(site['city'])}`,
    timeZone: sealed?.timeZone ?? wordOf(site['timeZone']),
  };
};
