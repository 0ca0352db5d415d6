import type { AccountGroupGateway } from '#core/account-group/account-group.api.ts';
import {
  groupContactForm,
  groupContactSchema,
  type StoredCompany,
  type StoredDefaults,
  type StoredGroupContact,
} from '#core/account-group/account-group.schema.ts';
import {
  alarmDefaultsSchema,
  companyForm,
  companySchema,
  defaultsForm,
} from '#core/account-group/company.schema.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { mapOk } from '#core/kernel/result.ts';
import { FormState } from '../forms/form-state.ts';
import { readPlaced } from '../forms/place-errors.rule.ts';
import { lastChange, RevisedEditor } from '../shell/revised-editor.ts';

interface Parts {
  readonly gateway: AccountGroupGateway;
  readonly makeKey: () => AttemptKey;
  /** Called after a save with the title of the toast; closes the form. */
  readonly done: (title: string) => void;
}

/** Creates the editor of the company data. */
export const editCompany = ({ gateway, done }: Parts, base: StoredCompany) =>
  new RevisedEditor({
    form: new FormState({
      initial: companyForm.show(base),
      prefix: 'company-',
      validate: (typed) =>
        readPlaced(companySchema, companyForm.read(typed), { lines: { licences: 'License' } }),
    }),
    base,
    show: companyForm.show,
    same: companyForm.same,
    changeOf: lastChange,
    send: (wanted, stored) => gateway.saveCompany({ rev: stored?.rev ?? base.rev, ...wanted }),
    newest: async () => mapOk(await gateway.accountGroup(), ({ company }) => company),
    onSaved: () => done('The company was saved'),
    words: 'The company could not be saved. Nothing you typed is lost.',
    names: companyForm.labels,
  });

/** Creates the editor of the alarm-handling defaults. */
export const editDefaults = ({ gateway, done }: Parts, base: StoredDefaults) =>
  new RevisedEditor({
    form: new FormState({
      initial: defaultsForm.show(base),
      prefix: 'defaults-',
      validate: (typed) => readForm(alarmDefaultsSchema, defaultsForm.read(typed)),
    }),
    base,
    show: defaultsForm.show,
    same: defaultsForm.same,
    changeOf: lastChange,
    send: (wanted, stored) =>
      gateway.saveAlarmDefaults({ rev: stored?.rev ?? base.rev, ...wanted }),
    newest: async () => mapOk(await gateway.accountGroup(), ({ defaults }) => defaults),
    onSaved: () => done('The defaults were saved'),
    words: 'The defaults could not be saved.',
    names: defaultsForm.labels,
  });

/** Creates the editor of a group contact. A null `base` creates a new contact. */
export const editContact = ({ gateway, makeKey, done }: Parts, base: StoredGroupContact | null) => {
  const key = makeKey();
  return new RevisedEditor({
    form: new FormState({
      initial: groupContactForm.show(base),
      prefix: 'group-contact-',
      validate: (typed) =>
        readPlaced(groupContactSchema, groupContactForm.read(typed), {
          lines: { phones: 'Phone', emails: 'Email' },
        }),
    }),
    base,
    show: groupContactForm.show,
    same: groupContactForm.same,
    changeOf: lastChange,
    send: (wanted, stored) =>
      stored === null
        ? key.send(wanted, (id) => gateway.addGroupContact({ id, ...wanted }))
        : gateway.saveGroupContact({ id: stored.id, rev: stored.rev, ...wanted }),
    newest: async () =>
      mapOk(
        await gateway.accountGroup(),
        ({ contacts }) => contacts.find(({ id }) => id === base?.id) ?? null,
      ),
    onSaved: () => done('The contact was saved'),
    words: 'The contact could not be saved. Nothing you typed is lost.',
    names: groupContactForm.labels,
  });
};
