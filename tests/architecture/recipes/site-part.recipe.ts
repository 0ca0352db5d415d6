import { create, insertAfter, insertBefore, type Recipe } from './recipe.ts';

/** The example is the place of the key box: customers see and change it on a screen, dealers on a tab of the site. */
export const sitePartRecipe: Recipe = {
  heading: 'A part of a site',
  steps: [
    [
      insertAfter(
        'core/navigation/screens.ts',
        `  account('schedules', 'Schedules', 'calendar-days', ['scheduleRead']),`,
        `\n  account('key-box', 'Key box', 'key', ['noActionRead']),`,
      ),
      insertAfter(
        'core/navigation/site-tabs.rule.ts',
        `  { id: 'schedules', title: 'Schedules', permission: 'scheduleRead' },`,
        `\n  { id: 'key-box', title: 'Key box', permission: 'noActionRead' },`,
      ),
      insertBefore(
        'core/sites/site-info.schema.ts',
        `    schedules: z.nullable(z.int()),`,
        `    'key-box': z.nullable(z.int()),\n`,
      ),
      insertBefore(
        'core/backend/sites/describe-site.rule.ts',
        `  schedules: 'scheduleRead',`,
        `  'key-box': 'noActionRead',\n`,
      ),
      insertBefore(
        'core/backend/sites/describe-site.rule.ts',
        `    schedules: seen('schedules'),`,
        `    'key-box': seen('key-box'),\n`,
      ),
      insertBefore(
        'adapters/server/sql/sites/site-facts.ts',
        `      counted('schedule', siteNum).as('schedules'),`,
        `      sql<number | null>\`null::int\`.as('key-box'),\n`,
      ),
      insertAfter(
        'adapters/server/sql/sites/site-facts.ts',
        `    counts: found.counts[0] ?? { contacts: null, zones: null, passcodes: null, schedules: null`,
        `, 'key-box': null`,
      ),
      insertAfter(
        'tests/core/sites/support/sites.ts',
        `  counts: { contacts: null, zones: null, passcodes: null, schedules: null`,
        `, 'key-box': null`,
      ),
      insertAfter(
        'tests/core/navigation/navigation-for.test.ts',
        `      'msa/schedules',`,
        `\n      'msa/key-box',`,
      ),
      insertAfter(
        'tests/core/navigation/group-navigation.prop.test.ts',
        `      [null, 2],
      ['This account', 6`,
        ` + 1`,
      ),
    ],
    [
      create(
        'core/key-box/key-box.schema.ts',
        `import * as z from 'zod/mini';

/** Where the key box of a site hangs, in at most 80 characters. */
export const keyBoxSchema = z.object({ place: z.string().check(z.maxLength(80)) });
export type KeyBox = z.infer<typeof keyBoxSchema>;
`,
      ),
      create(
        'core/key-box/key-box.api.ts',
        `import { wholeNumber } from '../operations/fields.ts';
import { operation } from '../operations/operation.ts';
import { keyBoxSchema } from './key-box.schema.ts';

const reads = { kind: 'full', applications: [2, 3], permissions: ['noActionRead'] } as const;
const ofSite = { input: { sn: wholeNumber }, inGroup: true, refusals: ['notFound'] } as const;

export const keyBoxApi = {
  /** Returns where the key box hangs; 404 outside of the caller's scope. */
  keyBox: operation({
    ...ofSite,
    summary: 'Key box of a site',
    access: reads,
    output: keyBoxSchema,
  }),

  /** Changes where the key box hangs. */
  changeKeyBox: operation({
    ...ofSite,
    summary: 'Change the key box of a site',
    access: { ...reads, permissions: ['noActionRead', 'noActionEdit'] },
    input: { ...ofSite.input, ...keyBoxSchema.shape },
    output: keyBoxSchema,
    repeatable: 'byKey',
  }),
};
`,
      ),
      create(
        'adapters/wire/key-box.routes.ts',
        `import { keyBoxApi } from '#core/key-box/key-box.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof keyBoxApi> = {
  keyBox: 'GET site/{sn}/key-box',
  changeKeyBox: 'PUT site/{sn}/key-box',
};

export const keyBoxRoutes = routesOf(keyBoxApi, lines);
`,
      ),
      create(
        'ui/key-box/key-box.page.tsx',
        `import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { keyBoxApi } from '#core/key-box/key-box.api.ts';
import type { KeyBox } from '#core/key-box/key-box.schema.ts';
import { Card } from '../kit/card.tsx';
import { createSection } from '../sections/section.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { SitePart, usePartSite } from '../shell/site-part.tsx';
import { SiteReading } from '../shell/site-reading.ts';
import { useModel } from '../shell/use-model.ts';

/** Shows where the key box of a site hangs. */
export const KeyBoxPage = observer(() => {
  const model = useModel('keyBox');
  const siteNum = usePartSite();
  useEffect(() => {
    model.open(siteNum);
  }, [model, siteNum]);
  return (
    <SitePart title="Key box">
      <LoadedView from={model.source} waiting="Loading the key box">
        {({ place }) => <Card>{place}</Card>}
      </LoadedView>
    </SitePart>
  );
});

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly keyBox: SiteReading<KeyBox>;
  }
}

/** The key box of a site. */
export const section = createSection(KeyBoxPage, {
  keyBox: ({ gatewayOf, live }) =>
    new SiteReading({
      read: (sn) => gatewayOf(keyBoxApi).keyBox({ sn }),
      live,
      fallback: 'The key box could not be loaded.',
    }),
});
`,
      ),
    ],
    [
      create(
        'core/backend/key-box/key-box.use-cases.ts',
        `import { ok } from '../../kernel/result.ts';
import type { KeyBox } from '../../key-box/key-box.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Reply } from '../refusal.ts';
import { changeOfSite, readOfSite, type SiteInput } from '../sites/change-of-site.operation.ts';
import { recordChange } from '../sites/record-change.operation.ts';

type Ports = Pick<BackendPorts, 'unitOfWork' | 'clock' | 'ids' | 'secrets'>;

/** The key boxes of sites. */
export const createKeyBox = (ports: Ports) => ({
  keyBox: (caller: SessionCaller, input: SiteInput): Reply<KeyBox> =>
    readOfSite(ports, caller, input, (tx, where) => tx.keyBoxes.read(where)),

  changeKeyBox: (caller: SessionCaller, { place, ...input }: SiteInput & KeyBox): Reply<KeyBox> =>
    changeOfSite(ports, caller, input, async (tx, site) => {
      const before = await tx.keyBoxes.change(site.siteNum, place);
      await recordChange(
        tx,
        ports,
        caller,
        site,
        {
          operation: 'keyBox.change',
          event: 'Key box changed',
          id: null,
          subject: null,
          changes: [{ field: 'place', before, after: place }],
          labels: { place: 'Place' },
        },
        { place },
      );
      return ok({ place });
    }),
});
`,
      ),
      create(
        'core/backend/key-box/key-box.repository.port.ts',
        `import type { KeyBox } from '../../key-box/key-box.schema.ts';
import type { SiteLookUp } from '../sites/site-data.repository.port.ts';
import type { LookedUp } from '../sites/site.repository.port.ts';

/** The key boxes of sites. */
export interface KeyBoxRepository {
  /** Returns the key box of a site in the viewer's scope. An empty place means that there is none. */
  read(where: SiteLookUp): Promise<LookedUp<KeyBox>>;
  /** Stores a place and returns the one before. */
  change(siteNum: number, place: string): Promise<string>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly keyBoxes: KeyBoxRepository;
  }
}
`,
      ),
      insertBefore(
        'core/backend/backend.ts',
        `  zones: createZones(ports),`,
        `  keyBox: createKeyBox(ports),\n`,
      ),
      insertBefore(
        'core/backend/backend.ts',
        `import { createRoadmap } from`,
        `import { createKeyBox } from './key-box/key-box.use-cases.ts';\n`,
      ),
      insertBefore(
        'adapters/server/plugins/site.plugin.ts',
        `  served(zonesRoutes, (backend) => backend.zones),`,
        `  served(keyBoxRoutes, (backend) => backend.keyBox),\n`,
      ),
      insertBefore(
        'adapters/server/plugins/site.plugin.ts',
        `import { zonesRoutes } from`,
        `import { keyBoxRoutes } from '#adapters/wire/key-box.routes.ts';\n`,
      ),
    ],
    [
      create(
        'adapters/server/sql/key-box/tables-key-box.ts',
        `/** The key box of a site; no row means that there is none. */
export interface KeyBoxTables {
  key_box: { site_num: number; place: string };
}
`,
      ),
      insertBefore(
        'adapters/server/sql/schema.ts',
        `    SupervisionTables,`,
        `    KeyBoxTables,\n`,
      ),
      insertBefore(
        'adapters/server/sql/schema.ts',
        `import type { SupervisionTables } from`,
        `import type { KeyBoxTables } from './key-box/tables-key-box.ts';\n`,
      ),
      create(
        'adapters/server/sql/key-box/key-box.repository.ts',
        `import type { KeyBoxRepository } from '#core/backend/key-box/key-box.repository.port.ts';
import type { SqlTransaction } from '../schema.ts';
import { prepareSiteRead } from '../sites/read-site.ts';

const readSite = prepareSiteRead((db, { siteNum }) => ({
  boxes: db.selectFrom('key_box').select('place').where('site_num', '=', siteNum),
}));

/** The key boxes of sites in SQL. */
export const sqlKeyBoxRepository = (tx: SqlTransaction): KeyBoxRepository => ({
  read: async (where) => {
    const { granted, found } = await readSite(tx, where, {});
    return { granted, found: found && { place: found.rows.boxes[0]?.place ?? '' } };
  },

  change: async (siteNum, place) => {
    const before = await tx
      .selectFrom('key_box')
      .select('place')
      .where('site_num', '=', siteNum)
      .executeTakeFirst();
    await tx
      .insertInto('key_box')
      .values({ site_num: siteNum, place })
      .onConflict((known) => known.column('site_num').doUpdateSet({ place }))
      .execute();
    return before?.place ?? '';
  },
});
`,
      ),
      create(
        'adapters/server/sql/migrations/9002-key-box.ts',
        `import type { Migration } from './migration.ts';

/** Where the key boxes of sites hang. */
export const keyBox: Migration = {
  num: 9002,
  name: 'key box',
  statements: [
    \`create table key_box (
      site_num integer primary key references site (num) on delete cascade,
      place text not null
    )\`,
  ],
};
`,
      ),
      insertBefore(
        'adapters/server/sql/migrations/migrations.ts',
        `];

/** `,
        `  keyBox,\n`,
      ),
      insertBefore(
        'adapters/server/sql/migrations/migrations.ts',
        `import { boundedIntake } from`,
        `import { keyBox } from './9002-key-box.ts';\n`,
      ),
      insertAfter(
        'adapters/server/sql/open-repositories.ts',
        `    zones: sqlZoneRepository(tx),`,
        `\n    keyBoxes: sqlKeyBoxRepository(tx),`,
      ),
      insertBefore(
        'adapters/server/sql/open-repositories.ts',
        `import { sqlZoneRepository } from`,
        `import { sqlKeyBoxRepository } from './key-box/key-box.repository.ts';\n`,
      ),
    ],
    [
      insertBefore(
        'tests/adapters/server/http/trips/written-numbers.ts',
        `  attention: reads(2),`,
        `  keyBox: reads(2),\n  changeKeyBox: writes(9, 1),\n`,
      ),
    ],
  ],
};
