import { sql } from 'kysely';
import type { SiteLookUp } from '#core/backend/sites/site-data.repository.port.ts';
import type { LookedUp } from '#core/backend/sites/site.repository.port.ts';
import { contactState } from '#core/contacts/contact-state.rule.ts';
import { calendarDay } from '#core/kernel/calendar-day.rule.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { passcodeForm } from '#core/passcodes/passcode-form.schema.ts';
import type {
  DuressCard,
  ListedPasscode,
  SitePasscodes,
} from '#core/passcodes/site-passcodes.schema.ts';
import { formColumns } from '../form-columns.ts';
import { isoInstantOrNull } from '../instant.ts';
import { PASSCODE_COLUMNS } from './tables-passcodes.ts';
import { prepareSiteRead, type SiteValues } from '../sites/read-site.ts';
import type { SqlTransaction } from '../schema.ts';

/** SQL expression: the display name of a contact, which is the person's name or else the company. */
export const contactNameSql = sql<string>`coalesce(nullif(concat_ws(' ', contact.first_name, contact.last_name), ''), contact.company, '')`;

const readCodes = prepareSiteRead(
  (db, { siteNum, seesDuress }: SiteValues & { readonly seesDuress: boolean }) => {
    const live = db
      .selectFrom('passcode')
      .where('passcode.site_num', '=', siteNum)
      .where('passcode.deleted_at', 'is', null);
    const contacts = db
      .selectFrom('contact')
      .leftJoin('contact_pin as pin', 'pin.contact_id', 'contact.id')
      .where('contact.site_num', '=', siteNum)
      .where('contact.deleted_at', 'is', null);
    return {
      codes: live
        .select(['passcode.id', 'passcode.rev', 'of_account', 'updated_at', 'updated_by'])
        .select(formColumns('passcode', PASSCODE_COLUMNS))
        .select(['last_verified_at', 'revealed_at', 'revealed_by'])
        .select(sql<boolean>`sealed is not null`.as('canReveal'))
        .where('kind', '<>', sql.lit('duress' as const))
        .orderBy('of_account', 'desc')
        .orderBy('authority', 'desc')
        .orderBy('holder')
        .orderBy('id'),
      duress: live
        .select(['rev', 'holder', 'updated_at', 'updated_by'])
        .where('kind', '=', sql.lit('duress' as const))
        .where(sql<boolean>`${seesDuress}::boolean`),
      contacts: contacts
        .select(['contact.id', 'contact.relation', 'contact.authority', 'contact.suspended'])
        .select(['effective', 'expires', 'unavailable_from', 'unavailable_to'])
        .select(contactNameSql.as('name'))
        .select(['pin.rev', 'pin.updated_at', 'pin.updated_by', 'pin.last_verified_at'])
        .select(['pin.revealed_at', 'pin.revealed_by'])
        .orderBy('contact.position')
        .orderBy('contact.id'),
    };
  },
);

type Rows = NonNullable<Awaited<ReturnType<typeof readCodes>>['found']>['rows'];
type ContactRow = Rows['contacts'][number];

const changedOf = (row: {
  readonly updated_at: number | null;
  readonly updated_by: string | null;
}) => ({
  changedBy: row.updated_by,
  // A row without an editor was written before changes were tracked, so the time of its last change is unknown.
  changedAt: isoInstantOrNull(row.updated_by === null ? null : row.updated_at),
});

const passcodeOf = (row: Rows['codes'][number]): ListedPasscode => ({
  id: row.id,
  rev: row.rev,
  ...changedOf(row),
  ...passcodeForm.pick(row),
  kind: row.kind === 'technician' ? 'technician' : 'normal',
  hours:
    row.hours === null ? null : row.hours.map((one) => ({ ...one, weekdays: [...one.weekdays] })),
  ofAccount: row.of_account,
  canReveal: row.canReveal,
  lastVerifiedAt: isoInstantOrNull(row.last_verified_at),
});

const stateOf = (row: ContactRow, today: string) =>
  contactState(
    {
      effective: row.effective,
      expires: row.expires,
      unavailableFrom: row.unavailable_from,
      unavailableTo: row.unavailable_to,
      suspended: row.suspended,
    },
    today,
  );

const lastReveal = ({ codes, contacts }: Rows): SitePasscodes['lastReveal'] => {
  const looks = [
    ...codes.map((row) => ({ of: 'passcode' as const, name: row.holder, row })),
    ...contacts.map((row) => ({ of: 'pin' as const, name: row.name, row })),
  ].flatMap(({ of, name, row: { revealed_at: at, revealed_by: by } }) =>
    at === null || by === null ? [] : [{ of, holder: name, by, at }],
  );
  const [last] = looks.toSorted((a, b) => b.at - a.at);
  return last === undefined ? null : { ...last, at: isoInstant(last.at) };
};

const duressOf = ([row]: Rows['duress']): DuressCard =>
  row === undefined
    ? { isSet: false, rev: 0, changedBy: null, changedAt: null, holder: null }
    : { isSet: true, rev: row.rev, ...changedOf(row), holder: row.holder };

/** Reads a site's passcode list without the codes, in one statement. */
export const readPasscodes = async (
  tx: SqlTransaction,
  where: SiteLookUp,
  seesDuress: boolean,
): Promise<LookedUp<Omit<SitePasscodes, 'today'>>> => {
  const { granted, found } = await readCodes(tx, where, { seesDuress });
  if (found === null) return { granted, found };
  const { rows, site } = found;
  const today = calendarDay(where.now, site.time_zone);
  return {
    granted,
    found: {
      siteNum: site.num,
      timeZone: site.time_zone,
      asOf: isoInstant(where.now),
      passcodes: rows.codes.map(passcodeOf),
      pins: rows.contacts.flatMap((row) =>
        row.rev === null
          ? []
          : [
              {
                contactId: row.id,
                rev: row.rev,
                ...changedOf(row),
                name: row.name,
                relation: row.relation,
                authority: row.authority,
                state: stateOf(row, today),
                lastVerifiedAt: isoInstantOrNull(row.last_verified_at),
              },
            ],
      ),
      withoutPin: rows.contacts
        .filter(({ rev }) => rev === null)
        .map(({ id, name }) => ({ contactId: id, name })),
      lastReveal: lastReveal(rows),
      ...(seesDuress && { duress: duressOf(rows.duress) }),
    },
  };
};
