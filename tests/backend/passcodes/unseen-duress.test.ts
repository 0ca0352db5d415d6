import { siteFileApi } from '#core/site-file/site-file.api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDatabase } from '../harness/database.ts';
import { addReceiver } from '../harness/receiver.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import { GROUP, type PasscodesWorld, passcodesWorld } from './passcodes-world.ts';

/**
 * Tables that setting, changing, removing or using a duress code may change. Only code editors, the central station and
 * staff can read these tables. In `live_event`, only rows of group 0, for staff, may change.
 */
const MAY_CHANGE: ReadonlySet<string> = new Set([
  'audit',
  'audit_head',
  'bucket',
  'live_event',
  'live_head',
  'passcode',
  'silent_alarm',
]);

describeDatabase('a duress code', (engine) => {
  let codes: PasscodesWorld;
  beforeAll(async () => {
    codes = await passcodesWorld(engine);
  });
  afterAll(() => codes.world.close());

  it('leaves whoever may not know no row, no event and no answer that is another, whatever happens to it', async () => {
    const { master, sn } = await codes.site();
    const owner = await codes.person({ links: [sn] });
    const receiver = await addReceiver(codes.world);
    const give = async (): Promise<void> => {
      const asked = {
        xmit: `HP${sn}`,
        code: 'BEACON8',
        givenFor: 'Cancel alarm',
        agent: 'Rosa',
      } as const;
      const heard = await codes.world.backend.silentAlarms.checkHeardCode(receiver.caller, asked);
      expect(valueOf(heard)).toEqual({ accepted: true, holder: 'Carla Benson' });
    };
    const readers = [
      await codes.person({ links: [sn], roles: ['sitePasscodeRead'], name: 'Mae Lund' }),
      await codes.person({ application: 2, roles: ['sitePasscodeRead'], name: 'Ned Orr' }),
    ];
    const seen = () => Promise.all(readers.map(async (reader) => valueOf(await reader.read(sn))));
    const first = { tables: new Set(await codes.tables()), seen: await seen() };
    const differs = async (): Promise<readonly string[]> =>
      (await codes.tables()).filter((row) => !first.tables.has(row));

    const steps = [
      () => owner.setDuress(sn, 'BEACON4', 0, 'Somebody Whom No List Shows'),
      () => owner.setDuress(sn, 'BEACON8', 1, 'Somebody Whom No List Shows'),
      () => owner.removeDuress(sn, 2),
      () => owner.restoreDuress(sn, 3),
    ];
    for (const step of steps) {
      valueOf(await step());
      expect(await seen()).toEqual(first.seen);
    }
    // Only the duress code itself, the audit log and the editor's rate limit may differ.
    for (const row of await differs()) {
      expect(row).toMatch(/^(audit|audit_head|bucket|passcode): /);
      if (row.startsWith('passcode: ')) expect(row).toMatch(/,duress,/);
    }

    await give();
    const rows = await differs();
    expect(rows.filter((row) => !MAY_CHANGE.has(row.split(':', 1)[0] ?? ''))).toEqual([]);
    expect(rows.filter((row) => /^live_(event|head): \((?!0,)/.test(row))).toEqual([]);
    // Users without access see an ordinary passcode in place of the duress code. The ordinary passcode is shown as
    // verified, as after any use of a passcode.
    const shown = (await seen()).flatMap(({ passcodes }) => passcodes);
    expect(new Set(shown.map(({ id, holder }) => `${id} ${holder}`))).toEqual(
      new Set([`${master} Carla Benson`]),
    );
    expect(shown.every(({ lastVerifiedAt }) => lastVerifiedAt !== null)).toBe(true);
    expect(JSON.stringify([first.seen, shown])).not.toMatch(/duress|No List/i);
  });

  it('is told to who may change codes, as a line of the trail', async () => {
    const { sn } = await codes.site();
    const owner = await codes.person({ links: [sn] });
    valueOf(await owner.setDuress(sn, 'BEACON4'));
    const trail = async (roles: readonly string[]) => {
      const dealer = await codes.person({ application: 2, roles });
      return JSON.stringify(
        valueOf(
          await dealer.call(siteFileApi.siteChanges.access, (c) =>
            codes.world.backend.siteFile.siteChanges(c, {
              siteGroupNum: GROUP,
              sn,
              kind: null,
              before: null,
            }),
          ),
        ),
      );
    };
    expect(await trail(['sitePasscodeRead'])).not.toMatch(/duress|Carla/i);
    expect(await trail(['sitePasscodeRead', 'sitePasscodeEdit'])).toMatch(/Duress code set/);
  });
});
