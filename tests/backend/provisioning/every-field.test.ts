import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactForm } from '#core/contacts/contact-form.schema.ts';
import type { AnyField } from '#core/forms/create-form.schema.ts';
import { addressForm } from '#core/new-account/premises-form.schema.ts';
import { passcodeForm } from '#core/passcodes/passcode-form.schema.ts';
import { groupForm } from '#core/provisioning/group-form.schema.ts';
import { totalOf } from '#core/provisioning/import-counts.rule.ts';
import type { PortalKind, PortalKindName } from '#core/provisioning/portal-kind.ts';
import { KINDS, titleOf } from '#core/provisioning/portal-kinds.ts';
import { agencyForm, permitForm } from '#core/site-file/agencies-form.schema.ts';
import { deviceForm } from '#core/site-file/device-form.schema.ts';
import { noteForm } from '#core/site-file/note-form.schema.ts';
import { siteForm } from '#core/site-file/site-form.schema.ts';
import { zoneForm } from '#core/zones/zone-form.schema.ts';
import { fieldExample } from '#tests/support/field-example.ts';
import { csvOf, importWorld } from './import-world.ts';

interface FiledForm {
  readonly kind: PortalKindName;
  readonly fields: Readonly<Record<string, AnyField>>;
  /** Record values that the form does not have, and values that depend on other fields of the record. */
  readonly said: Readonly<Record<string, string>>;
  /** Form fields that are stored as records of another kind. */
  readonly apart?: readonly string[];
}

const SITE = '20011';

/** Every form whose fields appear in portal files. */
const FORMS: readonly FiledForm[] = [
  {
    kind: 'group',
    fields: groupForm.fields,
    said: { group: '4480', parent: '4471', timeZone: 'America/Chicago' },
  },
  {
    kind: 'site',
    fields: { ...siteForm.fields, ...addressForm.fields },
    said: { site: SITE, group: '4480', timeZone: 'America/Chicago' },
  },
  {
    kind: 'device',
    fields: deviceForm.fields,
    said: { site: SITE, device: '1', transmitter: 'HP1562' },
    apart: ['areas'],
  },
  {
    kind: 'zone',
    fields: zoneForm.fields,
    said: {
      site: SITE,
      device: '1',
      area: '3',
      zone: '017',
      serviceType: 'Burglary',
      eventCode: '131',
      format: 'SIA',
      signalCode: 'BA',
    },
  },
  { kind: 'contact', fields: contactForm.fields, said: { site: SITE } },
  {
    kind: 'passcode',
    fields: passcodeForm.fields,
    // The code of a technician has authority 0.
    said: { site: SITE, kind: 'technician', authority: '0', code: 'MOORING7' },
  },
  { kind: 'agency', fields: agencyForm.fields, said: { site: SITE } },
  { kind: 'permit', fields: permitForm.fields, said: { site: SITE } },
  { kind: 'note', fields: noteForm.fields, said: { site: SITE } },
];

const columnsOf = (kind: PortalKindName): PortalKind['columns'] => KINDS[kind].columns;
const headingOf = (kind: PortalKindName, field: string): string => titleOf(KINDS[kind], field);

/** Builds a record with every field of the form. */
const recordOf = ({ kind, fields, said, apart = [] }: FiledForm) => ({
  record: kind,
  ...Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !apart.includes(name) && !(headingOf(kind, name) in said))
      .flatMap(([name, field], at) => {
        const cell = columnsOf(kind)[name]?.cell;
        return cell === undefined
          ? []
          : [[headingOf(kind, name), fieldExample(name, field, { cell, at })]];
      }),
  ),
  ...said,
});

const RECORDS = FORMS.map(recordOf);

describe.each(FORMS)('a $kind in a file of a portal', ({ kind, fields, apart = [] }) => {
  it('has a column for each field of its form', () => {
    const columns = columnsOf(kind);
    expect(Object.keys(fields).filter((name) => !(name in columns))).toEqual(apart);
  });
});

describe('each field of each form', () => {
  let first: Awaited<ReturnType<typeof importWorld>>;
  let second: Awaited<ReturnType<typeof importWorld>>;
  beforeAll(async () => {
    [first, second] = [await importWorld(), await importWorld()];
  });
  afterAll(async () => {
    await first.close();
    await second.close();
  });

  it('that is brought in is taken away as it was said, and comes back elsewhere as the same', async () => {
    const above = { record: 'group', group: 4471, name: 'Harbor Point Security' };
    const taken = await first.take(csvOf([above, ...RECORDS]));
    expect(taken.refused).toEqual([]);
    const exported = await first.exported();
    for (const record of RECORDS) {
      const found = exported.find(
        (one) => one['record'] === record.record && one['group'] !== '4471',
      );
      expect(found).toMatchObject(record);
    }
    expect((await second.take(csvOf(exported))).refused).toEqual([]);
    expect(await second.exported()).toEqual(exported);
    const again = await first.take(csvOf(exported));
    expect(totalOf(again.counts, 'same')).toBe(exported.length);
  });

  it('is read by the screens as the file said it', async () => {
    const siteNum = Number(SITE);
    const read = await first.ports.unitOfWork.read(async (tx) => ({
      contact: (await tx.contacts.stored(siteNum)).contacts[0],
      zone: (await tx.zones.known(siteNum)).zones[0],
      device: (await tx.siteFiles.device(siteNum, 1))?.form,
    }));
    for (const kind of ['contact', 'zone', 'device'] as const) {
      const record: Readonly<Record<string, string>> = RECORDS.find(
        ({ record }) => record === kind,
      ) ?? { record: '' };
      const values: Readonly<Record<string, unknown>> = { ...read[kind] };
      const { apart = [], fields } = FORMS.find((form) => form.kind === kind) ?? { fields: {} };
      for (const name of Object.keys(fields).filter((field) => !apart.includes(field)))
        expect([name, columnsOf(kind)[name]?.cell.show(values[name])]).toEqual([
          name,
          record[headingOf(kind, name)],
        ]);
    }
  });
});
