import { runInAction } from 'mobx';
import { csvParseReader } from '#adapters/csv/csv-parse-reader.ts';
import type { Document } from '#core/documents/document.ts';
import { ok } from '#core/kernel/result.ts';
import type { AccountSpreadsheetGateway } from '#core/new-account/account-spreadsheet.gateway.port.ts';
import type { NewAccountGateway } from '#core/new-account/new-account.gateway.port.ts';
import { scripted } from '#tests/support/scripted.ts';
import { BlockRequestViewModel } from '#ui/new-account/block-request.view-model.ts';
import { BulkCreateViewModel } from '#ui/new-account/bulk-create.view-model.ts';
import { NewAccountViewModel } from '#ui/new-account/new-account.view-model.ts';
import { AT, files, ids, key, nameOf, textOf, toasts, type FilePlace } from './file-place.ts';

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

export const bulk = (): FilePlace => {
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
    asking: new BlockRequestViewModel({ gateway: scripted(), key }),
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

export const draft = async (): Promise<FilePlace> => {
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
    activeGroup: () => null,
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
