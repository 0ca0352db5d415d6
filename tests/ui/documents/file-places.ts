import { csvParseReader } from '#adapters/csv/csv-parse-reader.ts';
import type { AgreementTextGateway } from '#core/agreement/agreement-text.gateway.port.ts';
import type { BillingGateway } from '#core/billing/billing.api.ts';
import type { BrandingGateway } from '#core/branding/branding.api.ts';
import { DEFAULT_BRANDING } from '#core/branding/branding-values.schema.ts';
import { ok } from '#core/kernel/result.ts';
import type { ZonesGateway } from '#core/zones/zones.api.ts';
import { ownDrafts } from '#tests/support/own-drafts.ts';
import { scripted } from '#tests/support/scripted.ts';
import { siteZonesOf } from '#tests/support/zones.ts';
import { CompareViewModel } from '#ui/billing/compare.view-model.ts';
import { BrandingViewModel } from '#ui/branding/branding.view-model.ts';
import { AgreementTextViewModel } from '#ui/documents/agreement-text.view-model.ts';
import { ChosenDocument } from '#ui/documents/chosen-document.ts';
import { SpreadsheetText } from '#ui/new-account/spreadsheet-text.ts';
import { TermsViewModel } from '#ui/provisioning/terms.view-model.ts';
import { ImportFileViewModel } from '#ui/zones/import-file.view-model.ts';
import { bulk, draft } from './agreement-places.ts';
import { AT, files, ids, key, nameOf, textOf, toasts, type FilePlace } from './file-place.ts';

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
