import { formatPhone } from '#core/kernel/format-phone.rule.ts';
import { AGENCY_KINDS, type AgenciesForm } from '#core/site-file/agencies-form.schema.ts';
import type { SiteFile } from '#core/site-file/site-file.schema.ts';
import type { TypedPermit } from './permit-fields.tsx';

type Account = SiteFile['account'];

/** One row of the form. A row without a name is not stored as an agency. */ export type TypedAgency =
  {
    readonly kind: AgenciesForm['agencies'][number]['kind'];
    readonly name: string;
    readonly phone: string;
  };

export interface TypedAgencies {
  agencies: readonly TypedAgency[];
  permits: readonly TypedPermit[];
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const phoneText = (phone: string | null): string => (phone === null ? '' : formatPhone(phone));

/** Returns the form values, with one row per kind of agency. A row without a name is not stored. */
export const typedAgencies = (account: Account | null): TypedAgencies => ({
  agencies: AGENCY_KINDS.map((kind) => {
    const agency = account?.agencies.find((one) => one.kind === kind);
    return {
      kind,
      name: agency?.name ?? '',
      phone: phoneText(agency?.phone ?? null),
    };
  }),
  permits: (account?.permits ?? []).map((permit) => ({
    id: permit.id,
    type: permit.type,
    number: permit.number,
    issued: permit.issued ?? '',
    expires: permit.expires ?? '',
    agency: permit.agency ?? '',
  })),
});

/** Returns the input to validate, without lines that have neither a name nor a phone number. */
export const agenciesDraft = ({ agencies, permits }: TypedAgencies): unknown => ({
  agencies: agencies
    .filter(({ name, phone }) => name.trim() !== '' || phone.trim() !== '')
    .map(({ kind, name, phone }) => ({ kind, name, phone: orNull(phone) })),
  permits: permits.map((permit) => ({
    id: permit.id,
    type: permit.type,
    number: permit.number,
    issued: orNull(permit.issued),
    expires: orNull(permit.expires),
    agency: orNull(permit.agency),
  })),
});
