import {
  contactNumberForm,
  contactNumberFormSchema,
  contactNumberSchema,
  type ContactNumber,
  type ContactNumberForm,
} from '#core/contact-us/contact-number.schema.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import type { StoredListViewModel } from '../lists/stored-list.view-model.ts';

type TypedNumber = ReturnType<typeof contactNumberForm.show>;

/** The options of the phone number editor. */
export const NUMBER_OPTIONS = {
  noun: 'number',
  draft: 'contactNumber',
  shape: { base: contactNumberSchema, empty: contactNumberForm.show(null) },
  show: (stored: ContactNumberForm | null) => contactNumberForm.show(stored),
  validate: (typed: TypedNumber) =>
    readForm(contactNumberFormSchema, contactNumberForm.read(typed)),
  same: (one: ContactNumberForm, other: ContactNumberForm) => contactNumberForm.same(one, other),
  nameOf: ({ purpose }: ContactNumber) => purpose,
  names: { purpose: 'Purpose', phone: 'Phone', hours: 'Hours', place: 'Place' },
} as const;

/** The view model of the phone number list that staff maintain. */
export type ContactNumbersViewModel = StoredListViewModel<
  ContactNumber,
  ContactNumberForm,
  TypedNumber
>;

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly contactNumbers: ContactNumbersViewModel;
  }
}
