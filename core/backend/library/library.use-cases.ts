import type { Document } from '../../documents/document.ts';
import { readForm } from '../../forms/read-form.schema.ts';
import { calendarDay } from '../../kernel/calendar-day.rule.ts';
import { isoInstant } from '../../kernel/instant.ts';
import { err, ok } from '../../kernel/result.ts';
import {
  libraryForm,
  libraryFormSchema,
  type SavedLibraryItem,
  type LibraryAudience,
  type LibraryForm,
  type LibraryList,
} from '../../library/library.schema.ts';
import { PERMISSIONS } from '../../permission/permissions.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import {
  storeRows,
  type RowRevision,
  type StorePorts,
} from '../stored-list/store-rows.operation.ts';
import { invalid, NOT_FOUND, type Refusal, type Reply } from '../refusal.ts';
import type { StoredLibraryItem } from './library.repository.port.ts';
import { uploadLibraryFile } from './upload-library-file.use-case.ts';

const NO_FORMS = err<Refusal>({
  kind: 'forbidden',
  code: 'formsFlag',
  message: 'You don’t have the right to download forms. Ask your portal administrator.',
});

const audienceOf = ({ session }: SessionCaller): LibraryAudience =>
  session.application === 1
    ? 'Provider staff'
    : session.application === 2
      ? 'Dealers'
      : 'Account holders';

/** Use cases for readers of the library, and for the staff who maintain it (domain guide 6.15). */
export const createLibrary = (ports: StorePorts & Pick<BackendPorts, 'documentInspector'>) => {
  const items = storeRows<LibraryForm, StoredLibraryItem>(ports, {
    noun: 'library',
    fields: libraryForm.names,
    rows: (tx) => tx.library.items,
    validate: (form) => {
      const read = readForm(libraryFormSchema, libraryForm.pick(form));
      return read.ok ? read : invalid(`${Object.values(read.error).flat().join('. ')}.`);
    },
    begin: (form, facts) => ({ ...form, ...facts, version: 0, publishedAt: null }),
    nameOf: ({ title }) => title,
    refuses: ({ state, url, version }) =>
      state === 'Published' && url === '' && version === 0
        ? invalid('Only drafts can have no link or file.')
        : null,
    settle: (_tx, _before, after, now) =>
      Promise.resolve({
        ...after,
        publishedAt: after.publishedAt ?? (after.state === 'Published' ? now : null),
      }),
  });
  return {
    /** Returns the library entries published for the caller's audience. */
    listLibrary: (caller: SessionCaller): Reply<LibraryList> =>
      ports.unitOfWork.read(async (tx) => {
        const { accountId } = caller.session;
        const found = await tx.library.published(audienceOf(caller), accountId);
        return ok({ items: [...found], asOf: isoInstant(ports.clock.now()) });
      }),

    /**
     * Returns the newest file of a library entry published for the caller; an entry in the category Forms requires the
     * right `formsFlag` (domain guide 4 "formsFlag"). Counts the download, except in an impersonation session.
     */
    libraryFile: (caller: SessionCaller, { id }: { readonly id: string }): Reply<Document> =>
      ports.unitOfWork.run(async (tx) => {
        const { session } = caller;
        const found = await tx.library.find(id, audienceOf(caller));
        if (found === null) return NOT_FOUND;
        const facts = { operation: 'library.file.read', target: found.title } as const;
        if (found.category === 'Forms' && !session.permissions.includes(PERMISSIONS.formsFlag)) {
          await recordAudit(tx, ports, caller, { ...facts, result: 'refused' });
          return NO_FORMS;
        }
        const file = await tx.library.file(id, found.version);
        if (file === null) return NOT_FOUND;
        if (session.impersonation === null) {
          const day = calendarDay(ports.clock.now(), ports.providerTimeZone);
          await tx.library.noteFetch(id, session.accountId, day);
        }
        await recordAudit(tx, ports, caller, { ...facts, result: 'ok' });
        return ok({ name: file.name, bytes: file.bytes });
      }),

    /** Adds a library entry to the caller's favorites or removes it. */
    favoriteLibraryItem: (
      caller: SessionCaller,
      { id, on }: { readonly id: string; readonly on: boolean },
    ): Reply =>
      ports.unitOfWork.run(async (tx) => {
        const found = await tx.library.find(id, audienceOf(caller));
        if (found === null) return NOT_FOUND;
        await tx.library.favorite(id, caller.session.accountId, on);
        await recordAudit(tx, ports, caller, {
          operation: 'library.favorite',
          target: found.title,
          result: 'ok',
          detail: { on: String(on) },
        });
        return ok({});
      }),

    listLibraryItems: (): Reply<{ rows: SavedLibraryItem[] }> =>
      ports.unitOfWork.read(async (tx) => ok({ rows: [...(await tx.library.kept())] })),
    addLibraryItem: (
      caller: SessionCaller,
      { id, ...form }: LibraryForm & Pick<RowRevision, 'id'>,
    ) => items.add(caller, { id, form }),
    changeLibraryItem: (caller: SessionCaller, { id, rev, ...form }: LibraryForm & RowRevision) =>
      items.change(caller, { id, rev, form }),
    removeLibraryItem: items.remove,
    restoreLibraryItem: items.restore,
    uploadLibraryFile: uploadLibraryFile(ports),

    /** Returns any version of a library file to staff who maintain the library. Not counted as a download. */
    libraryVersion: (
      caller: SessionCaller,
      { id, version }: { readonly id: string; readonly version: number },
    ): Reply<Document> =>
      ports.unitOfWork.run(async (tx) => {
        const file = await tx.library.file(id, version);
        if (file === null) return NOT_FOUND;
        const operation = 'library.version.read';
        await recordAudit(tx, ports, caller, { operation, target: id, result: 'ok' });
        return ok({ name: file.name, bytes: file.bytes });
      }),
  };
};
