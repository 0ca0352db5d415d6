import { calendarDay } from '../../kernel/calendar-day.rule.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import {
  MOST_NOTES,
  noteForm,
  noteFormOn,
  type NoteForm,
} from '../../site-file/note-form.schema.ts';
import { endOfDay } from '../account-info/end-of-day.operation.ts';
import { validateForm } from '../account-info/lock-account.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { plainText } from '../intake/plain-texts.rule.ts';
import { NOT_FOUND, type Refusal, refusalOf, type Reply } from '../refusal.ts';
import type { LockedSite } from '../sites/site-data.repository.port.ts';
import type { StoredNote } from './site-file.repository.port.ts';
import { changedAtSite } from '../sites/changed-at-site.rule.ts';
import { recordChange } from '../sites/record-change.operation.ts';
import { changeOfSite, type SiteInput } from '../sites/change-of-site.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { FilePorts } from './account-under.operation.ts';
import { noteChange } from './note-change.operation.ts';
import { noteRight } from './note-right.rule.ts';

const NO_RIGHT = err<Refusal>({
  kind: 'forbidden',
  message: 'You don’t have the right to write notes for this site.',
});
const TOO_MANY = refusalOf(
  'unacceptable',
  'tooManyNotes',
  `A site can have at most ${MOST_NOTES} notes. Delete one that has ended.`,
);
const ID_TAKEN = refusalOf(
  'conflict',
  'idTaken',
  'This couldn’t be added. Please close the form and open it again.',
);
const OF_CUSTOMER = refusalOf(
  'unacceptable',
  'noteOfCustomer',
  'This is the customer’s own note. Only they can change it.',
);

type Named = SiteInput & { readonly id: string };

/** Creates the use cases for a dealer's notes at a site (domain guide 6.11). */
export const siteNotes = (ports: FilePorts) => {
  const validate = (
    site: LockedSite,
    input: NoteForm,
    permanent: boolean,
  ): Result<NoteForm, Refusal> => {
    const today = calendarDay(ports.clock.now(), site.timeZone);
    const asked = noteForm.pick({ ...input, text: plainText(input.text) });
    return validateForm(noteFormOn(today, { permanent }), asked);
  };
  const stampOf = ({ by, timeZone }: LockedSite, { until }: NoteForm) => ({
    by,
    at: ports.clock.now(),
    endsAt: endOfDay(ports, until, timeZone),
  });
  const lockNote = async (
    tx: Transaction,
    site: LockedSite,
    { id, rev }: { readonly id: string; readonly rev: number },
  ): Reply<StoredNote> => {
    const note = await tx.siteFiles.note(site.siteNum, id);
    if (note === null || note.deleted) return NOT_FOUND;
    if (note.ofCustomer) return OF_CUSTOMER;
    return note.rev === rev ? ok(note) : changedAtSite(ports, site, note);
  };

  return {
    /** Adds a note under the id that the form created. Idempotent by id. */
    addNote: (caller: SessionCaller, { id, sn, siteGroupNum, ...input }: Named & NoteForm): Reply =>
      changeOfSite(ports, caller, { sn, siteGroupNum }, async (tx, site): Reply => {
        const right = noteRight(caller.session.permissions);
        if (right === 'none') return NO_RIGHT;
        if ((await tx.siteFiles.note(sn, id)) !== null) return ok({});
        const checked = validate(site, input, right === 'all');
        if (!checked.ok) return checked;
        // A technician cannot pin a note above other people's notes.
        const form = right === 'all' ? checked.value : { ...checked.value, pinned: false };
        if ((await tx.siteFiles.countNotes(sn)) >= MOST_NOTES) return TOO_MANY;
        const added = await tx.siteFiles.addNote({ ...form, id, siteNum: sn }, stampOf(site, form));
        if (!added) return ID_TAKEN;
        const fields = { operation: 'note.add', event: 'Note added', whole: true } as const;
        await recordChange(tx, ports, caller, site, noteChange(fields, id, null, form));
        return ok({});
      }),

    changeNote: (
      caller: SessionCaller,
      { id, rev, sn, siteGroupNum, ...input }: Named & NoteForm & { readonly rev: number },
    ): Reply =>
      changeOfSite(ports, caller, { sn, siteGroupNum }, async (tx, site): Reply => {
        const locked = await lockNote(tx, site, { id, rev });
        if (!locked.ok) return locked;
        const before = noteForm.pick(locked.value);
        const checked = validate(site, input, true);
        if (!checked.ok) return checked;
        const form = checked.value;
        if (noteForm.same(before, form)) return ok({});
        await tx.siteFiles.changeNote(id, form, stampOf(site, form));
        const fields = { operation: 'note.change', event: 'Note changed' } as const;
        await recordChange(tx, ports, caller, site, noteChange(fields, id, before, form));
        return ok({});
      }),

    removeNote: (
      caller: SessionCaller,
      { id, rev, ...input }: Named & { readonly rev: number },
    ): Reply =>
      changeOfSite(ports, caller, input, async (tx, site): Reply => {
        const locked = await lockNote(tx, site, { id, rev });
        if (!locked.ok) return locked;
        await tx.siteFiles.removeNote(id, { by: site.by, at: ports.clock.now() });
        const fields = { operation: 'note.delete', event: 'Note deleted', whole: true } as const;
        await recordChange(
          tx,
          ports,
          caller,
          site,
          noteChange(fields, id, noteForm.pick(locked.value), null),
        );
        return ok({});
      }),
  };
};
