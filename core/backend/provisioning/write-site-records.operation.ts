import { wordOf } from '../../provisioning/portal-kind.ts';
import { agencyForm, permitForm } from '../../site-file/agencies-form.schema.ts';
import { zoneForm } from '../../zones/zone-form.schema.ts';
import { contactForm } from '../../contacts/contact-form.schema.ts';
import { noteForm } from '../../site-file/note-form.schema.ts';
import { endOfDay } from '../account-info/end-of-day.operation.ts';
import type { LockedSite } from '../sites/site-data.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { CheckedSite } from './check-sites.operation.ts';
import {
  type RecordPorts,
  recordsOf,
  type StepWork,
  writtenIn,
  writtenOf,
} from './site-work.operation.ts';
import { writeCodes } from './write-codes.operation.ts';
import { writeHours, writeReactions } from './write-hours.operation.ts';

const MINUTE = 60000;

const writeOwn = async (tx: Transaction, work: StepWork): Promise<void> => {
  const { touch } = work;
  const own = writtenIn(work, 'site');
  await tx.portalRecords.putSites(
    own.map(({ before, values }) => ({ values, isNew: before === null })),
    touch,
  );
  for (const { before, site } of own) {
    const group = before?.['group'];
    if (group !== undefined && group !== site.siteGroupNum)
      await tx.siteFiles.move(site.siteNum, site.siteGroupNum, { by: touch.by, at: touch.now });
  }
};

const writeDevices = async (tx: Transaction, work: StepWork): Promise<void> => {
  const { touch } = work;
  const devices = writtenIn(work, 'device').map(({ before, fields, site, values }) => {
    const minutes = values.timerTestMinutes;
    const isNewInterval = before === null || fields.includes('timerTestMinutes');
    return {
      siteNum: site.siteNum,
      values,
      dueAt: minutes === null || !isNewInterval ? null : touch.now + minutes * MINUTE,
    };
  });
  await tx.portalRecords.putDevices(devices, touch);
  const areas = writtenIn(work, 'area').map(({ site, values }) => ({
    siteNum: site.siteNum,
    values,
  }));
  await tx.portalRecords.putAreas(areas, touch);
};

const writeZones = async (tx: Transaction, { ids }: RecordPorts, work: StepWork): Promise<void> => {
  const { touch } = work;
  const stamp = { by: touch.by, at: touch.now };
  const zones = writtenIn(work, 'zone').map(({ id, site, values }) => ({
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

/** Writes contacts and returns their ids by line. Existing contacts keep their position in the call list; new ones are appended. */
const writeContacts = async (
  tx: Transaction,
  { ids }: RecordPorts,
  { sites, touch }: StepWork,
): Promise<ReadonlyMap<number, string>> => {
  const lists = sites.map((work) => ({
    site: { ...touch, siteNum: work.site.siteNum, siteGroupNum: work.site.siteGroupNum },
    last: work.checked.sealed?.parts.contact.length ?? 0,
    contacts: writtenOf(work, 'contact').map(({ id, line, values }) => ({
      line,
      isNew: id === null,
      id: id ?? ids.next(),
      form: contactForm.pick(values),
    })),
  }));
  for (const { contacts, site } of lists)
    for (const contact of contacts) if (!contact.isNew) await tx.contacts.save(site, contact);
  await tx.contacts.appendLists(
    lists.map(({ contacts, last, site }) => ({
      site: { ...site, last },
      contacts: contacts.filter(({ isNew }) => isNew),
    })),
  );
  const touched = lists.filter(({ contacts }) => contacts.length > 0);
  await tx.contacts.countLists(
    touched.map(({ site }) => site.siteNum),
    touch,
  );
  return new Map(lists.flatMap(({ contacts }) => contacts.map(({ id, line }) => [line, id])));
};

const writeAgencies = async (
  tx: Transaction,
  { ids }: RecordPorts,
  { sites, touch }: StepWork,
): Promise<void> => {
  const forms = sites
    .filter((work) => writtenOf(work, 'agency').length + writtenOf(work, 'permit').length > 0)
    .map((work) => ({
      siteNum: work.site.siteNum,
      agencies: recordsOf(work, 'agency').map(({ values }) => agencyForm.pick(values)),
      permits: recordsOf(work, 'permit').map(({ id, values }) => ({
        id,
        ...permitForm.pick(values),
      })),
    }));
  const stamp = { by: touch.by, at: touch.now, newId: () => ids.next() };
  await tx.siteFiles.saveAgencies(forms, stamp);
};

const writeNotes = async (tx: Transaction, ports: RecordPorts, work: StepWork): Promise<void> => {
  const { touch } = work;
  for (const { id, site, values } of writtenIn(work, 'note')) {
    const form = noteForm.pick(values);
    const endsAt = endOfDay(ports, form.until, site.timeZone);
    const stamp = { by: touch.by, at: touch.now, endsAt };
    const { siteNum } = site;
    if (id === null) await tx.siteFiles.addNote({ ...form, id: ports.ids.next(), siteNum }, stamp);
    else await tx.siteFiles.changeNote(id, form, stamp);
  }
};

/** Writes the validated records of some locked sites, kind by kind. The caller must write history and the audit log. */
export const writeSiteRecords = async (
  tx: Transaction,
  ports: RecordPorts,
  work: StepWork,
): Promise<void> => {
  await writeOwn(tx, work);
  await writeDevices(tx, work);
  await writeZones(tx, ports, work);
  const contacts = await writeContacts(tx, ports, work);
  await writeCodes(tx, ports, work, contacts);
  await writeAgencies(tx, ports, work);
  await writeNotes(tx, ports, work);
  await writeHours(tx, ports, work);
  await writeReactions(tx, work);
};

/** Returns a site in the form that a change needs: as stored, or as its line will create it. */
export const lockedSite = ({ draft, num, sealed }: CheckedSite, by: string): LockedSite | null => {
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
