import { runInAction } from 'mobx';
import { csvParseReader } from '#adapters/csv/csv-parse-reader.ts';
import type { AgreementTextGateway } from '#core/agreement/agreement-text.gateway.port.ts';
import type { BillingGateway } from '#core/billing/billing.api.ts';
import type { BrandingGateway } from '#core/branding/branding.api.ts';
import { DEFAULT_BRANDING } from '#core/branding/branding-values.schema.ts';
import type { Document } from '#core/documents/document.ts';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import { ok } from '#core/kernel/result.ts';
import type { AccountSpreadsheetGateway } from '#core/new-account/account-spreadsheet.gateway.port.ts';
import type { NewAccountGateway } from '#core/new-account/new-account.gateway.port.ts';
import type { ZonesGateway } from '#core/zones/zones.api.ts';
import { ownDrafts } from '#tests/support/own-drafts.ts';
import { scripted } from '#tests/support/scripted.ts';
import { siteZonesOf } from '#tests/support/zones.ts';
import { CompareViewModel } from '#ui/billing/compare.view-model.ts';
import { BrandingViewModel } from '#ui/branding/branding.view-model.ts';
import { AgreementTextViewModel } from '#ui/documents/agreement-text.view-model.ts';
import { ChosenDocument } from '#ui/documents/chosen-document.ts';
import type { FileChoice, NamedFile } from '#ui/documents/file-choice.ts';
import type { PickedFile } from '#ui/documents/picked-file.ts';
import { BulkCreateViewModel } from '#ui/new-account/bulk-create.view-model.ts';
import { NewAccountViewModel } from '#ui/new-account/new-account.view-model.ts';
import { SpreadsheetText } from '#ui/new-account/spreadsheet-text.ts';
import { TermsViewModel } from '#ui/provisioning/terms.view-model.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { ImportFileViewModel } from '#ui/zones/import-file.view-model.ts';

/** A place where a person chooses a file, and sends what was chosen. */
export interface FilePlace {
  readonly choose: (file: PickedFile) => Promise<void>;
  readonly remove: () => unknown;
  /** The name at the field. */
  readonly shown: () => string | null;
  /** Presses the button. Returns what is sent, or null. */
  readonly send: () => Promise<string | null>;
}

const AT = '2026-07-01T12:00:00Z';
const ids = () => {
  let count = 0;
  return { next: () => `id-${String((count += 1))}` };
};
const toasts = new ToastStore(Date.now);
const files = { save: () => undefined };
const key = new AttemptKey({ next: () => 'key' });
/** The name at a field, as `PickedField` shows it. */
const nameOf = (picked: FileChoice, kept: NamedFile | null): string | null =>
  (picked.file ?? kept)?.name ?? null;
const textOf = ({ bytes }: Document): string => new TextDecoder().decode(bytes);

const document = (): FilePlace => {
  const model = new ChosenDocument(null, () => null);
  return {
    choose: (file) => model.choose([file]),
    remove: () => model.clear(),
    shown: () => nameOf(model.picked, model.shown),
    send: () =>
      Promise.resolve(
        model.reading || model.problem !== null || model.change.kind !== 'replace'
          ? null
          : textOf(model.change.document),
      ),
  };
};

const compare = (): FilePlace => {
  const billing = scripted<BillingGateway>();
  billing.onListBilledAccounts.gives({ accounts: [], next: null });
  const clock = { now: () => Date.parse(AT) };
  const model = new CompareViewModel({ billing, clock, files, toasts });
  return {
    choose: (file) => model.choose([file]),
    remove: () => model.clearFile(),
    shown: () => nameOf(model.picked, model.file),
    send: async () => {
      await model.compare();
      const { result } = model;
      model.startOver();
      return result?.rows.map(({ xmit }) => xmit.toLowerCase()).join(' ') ?? null;
    },
  };
};

const terms = async (): Promise<FilePlace> => {
  const texts = scripted<AgreementTextGateway>();
  texts.onRead.gives({ version: 0, text: '', versions: [] });
  texts.onPublish.answers((text) => ok({ version: 1, text, versions: [] }));
  const edited = new AgreementTextViewModel({
    kind: 'terms',
    texts,
    toasts,
    ownDrafts: ownDrafts(),
  });
  const model = new TermsViewModel(edited, () => Date.parse(AT));
  model.start();
  await Promise.resolve();
  return {
    choose: (file) => model.choose([file]),
    remove: () => model.clearFile(),
    shown: () => model.picked.file?.name ?? model.fromFile,
    send: async () => {
      model.ask();
      if (edited.asking) await edited.publish();
      return texts.onPublish.calls.at(-1)?.[0] ?? null;
    },
  };
};

const sheet = (): FilePlace => {
  const model = new SpreadsheetText(csvParseReader);
  return {
    choose: (file) => model.choose([file]),
    remove: () => model.clearFile(),
    shown: () => model.picked.file?.name ?? model.fileName,
    send: async () => {
      const rows = await model.rows();
      return rows === null ? null : JSON.stringify(rows);
    },
  };
};

const zones = (): FilePlace => {
  const gateway = scripted<ZonesGateway>();
  gateway.onSiteZones.gives(siteZonesOf());
  gateway.onChangeZones.gives({ added: 1, changed: 0 });
  const model = new ImportFileViewModel({
    gateway,
    newId: ids().next,
    toasts,
    reader: csvParseReader,
    key,
    job: { follow: () => undefined },
    mayImportSites: true,
  });
  model.open(7);
  return {
    choose: (file) => model.choose([file]),
    remove: () => model.clear(),
    shown: () => nameOf(model.picked, model.file),
    send: async () =>
      (await model.apply()) ? JSON.stringify(gateway.onChangeZones.calls.at(-1)) : null,
  };
};

/** A provider that holds one agreement for each id. */
const agreements = () => {
  const held = new Map<string, Document>();
  const attach = (id: string, one: Document) => {
    held.set(id, one);
    return Promise.resolve(ok({ name: one.name, size: one.bytes.length }));
  };
  const detach = (id: string) => Promise.resolve(ok(held.delete(id)));
  const taken = (id: string): string | null => {
    const one = held.get(id);
    return one === undefined ? null : textOf(one);
  };
  return { attach, detach, taken };
};

const bulk = (): FilePlace => {
  const { attach, taken } = agreements();
  let sent: string | null = null;
  const gateway = scripted<AccountSpreadsheetGateway>();
  gateway.onAttach.answers(attach);
  gateway.onStart.answers((id) => {
    sent = taken(id);
    return { ok: false, error: { kind: 'timedOut' } };
  });
  const model = new BulkCreateViewModel({
    gateway,
    accounts: scripted<NewAccountGateway>(),
    reader: csvParseReader,
    ids: ids(),
    files,
    jobs: scripted(),
    asking: {} as BulkCreateViewModel['asking'],
  });
  runInAction(() => (model.checked = []));
  return {
    choose: (file) => model.attach([file]),
    remove: () => model.detach(),
    shown: () => nameOf(model.picked, model.agreement),
    send: async () => {
      sent = null;
      await model.create();
      return sent;
    },
  };
};

const draft = async (): Promise<FilePlace> => {
  const { attach, detach, taken } = agreements();
  let sent: string | null = null;
  const gateway = scripted<NewAccountGateway>();
  gateway.onStart.gives({ asOf: AT, branches: [], drafts: [] });
  gateway.onSave.gives({ rev: 1, savedAt: AT, expiresAt: AT });
  gateway.onNumbers.gives({ blocks: [], answers: [], next: null, free: 8 });
  gateway.onAttach.answers(attach);
  gateway.onDetach.answers(detach);
  gateway.onSubmit.answers((id) => {
    sent = taken(id);
    return { ok: false, error: { kind: 'timedOut' } };
  });
  const model = new NewAccountViewModel({
    gateway,
    toasts,
    may: { zones: true, hours: true },
    ids: ids(),
    clock: { now: () => Date.parse(AT) },
  });
  await model.beginning.load();
  model.begin();
  return {
    choose: (file) => model.extras.attach([file]),
    remove: () => model.extras.detach(),
    shown: () => nameOf(model.extras.picked, model.extras.document),
    send: async () => {
      sent = null;
      await model.submit.run();
      return sent;
    },
  };
};

const picture = (): FilePlace => {
  const gateway = scripted<BrandingGateway>();
  gateway.onBrandingDesk.gives({
    siteGroupNum: 1,
    siteGroupName: 'Harbor',
    timeZone: 'America/New_York',
    rev: 1,
    changedBy: null,
    changedAt: null,
    draft: null,
    images: [],
    above: null,
    live: { looks: DEFAULT_BRANDING, version: 0, publishedAt: null, publishedBy: null },
  });
  gateway.onUploadBrandImage.answers((_field, { upload } = {}) =>
    ok({
      url: `/looks/${upload === undefined ? '' : textOf(upload)}`,
      name: upload?.name ?? '',
      size: 9,
      width: 1,
      height: 1,
    }),
  );
  const model = new BrandingViewModel({
    gateway,
    ink: { luminances: () => Promise.resolve(null) },
    drawer: { png: () => Promise.resolve(null) },
    toasts,
    files,
  });
  return {
    choose: (file) => model.pictures.upload('headerLogoUrl', [file]),
    remove: () => model.pictures.remove('headerLogoUrl'),
    shown: () => {
      const { file, reading } = model.pictures.of('headerLogoUrl');
      const kept = model.pictures.imageOf(model.form.values.headerLogoUrl ?? '');
      return (reading ? file : kept)?.name ?? null;
    },
    send: () => Promise.resolve(model.pictures.busy ? null : model.form.values.headerLogoUrl),
  };
};

const pdf = (word: string): string => `%PDF-1.7\n${word}\n%%EOF\n`;

/** Every class that reads a chosen file, with the file that it opens from, the content and the ending of a file that it takes. */
export const FILE_PLACES: Readonly<
  Record<
    string,
    readonly [open: () => FilePlace | Promise<FilePlace>, (word: string) => string, string]
  >
> = {
  'ui/documents/chosen-document.ts': [document, pdf, '.pdf'],
  'ui/billing/compare.view-model.ts': [compare, (word) => `${word}\n`, '.csv'],
  'ui/provisioning/terms.view-model.ts': [terms, (word) => word, '.txt'],
  'ui/new-account/spreadsheet-text.ts': [sheet, (word) => `Name,City\n${word},Reno\n`, '.csv'],
  'ui/zones/import-file.view-model.ts': [
    zones,
    (word) => `Zone,Description\n004,${word}\n`,
    '.csv',
  ],
  'ui/new-account/bulk-create.view-model.ts': [bulk, pdf, '.pdf'],
  'ui/new-account/account-extras.ts': [draft, pdf, '.pdf'],
  'ui/branding/brand-pictures.view-model.ts': [picture, (word) => word, '.svg'],
};
