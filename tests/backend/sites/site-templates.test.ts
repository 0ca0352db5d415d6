import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteTemplateContentSchema } from '#core/sites/site-template.schema.ts';
import { describeDatabase } from '../harness/database.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import { editedSiteWorld, EDITOR, FAMILY, type EditedSiteWorld } from './edited-site-world.ts';

describeDatabase('templates a dealer keeps of sites', (engine) => {
  let at: EditedSiteWorld;
  beforeAll(async () => {
    at = await editedSiteWorld(engine);
  });
  afterAll(() => at.world.close());

  it('give what a site is watched by, and none of its people, places and secrets', async () => {
    const dana = await at.person();
    const sn = await at.site();
    const kept = valueOf(await dana.storeTemplate(sn, 'Boat house'));
    expect(kept).toMatchObject({ name: 'Boat house', siteType: 'Residential', rev: 1 });
    expect(kept.siteGroupNum).toBe(FAMILY.parent);
    const { content } = valueOf(await dana.template(kept.id));
    expect(siteTemplateContentSchema.parse(content)).toEqual(content);
    expect(content.areas).toEqual([{ devNum: 1, num: 1, name: 'Area 1' }]);
    expect(content.devices).toMatchObject([{ devNum: 1, description: 'Panel' }]);
    expect(JSON.stringify(content)).not.toContain('Pier Road');
    expect(JSON.stringify(content)).not.toContain(`HP${sn}`);
    expect(await at.record(sn)).toMatchObject([
      { operation: 'template.keep', result: 'ok', detail: { name: 'Boat house' } },
    ]);
    // Saving a template did not change the site, so history has no entry.
    expect(await at.lines(sn)).toEqual([]);
  });

  it('are kept once for their form, and called differently within a group', async () => {
    const dana = await at.person();
    const sn = await at.site();
    const id = randomUUID();
    const first = valueOf(await dana.storeTemplate(sn, 'Kiosk', id));
    expect(valueOf(await dana.storeTemplate(sn, 'Kiosk', id))).toEqual(first);
    expect(await dana.storeTemplate(sn, 'KIOSK')).toMatchObject({
      error: { kind: 'conflict', code: 'templateNameTaken' },
    });
    const other = valueOf(await dana.storeTemplate(sn, 'Kiosk with safe'));
    expect(await dana.renameTemplate(other.id, 'kiosk', 1)).toMatchObject({
      error: { code: 'templateNameTaken' },
    });
  });

  it('are renamed and deleted under the revision somebody saw, and named with who and when else', async () => {
    const dana = await at.person();
    const ana = await at.person({ name: 'Ana Duarte' });
    const kept = valueOf(await dana.storeTemplate(await at.site(), 'Shop'));
    const renamed = valueOf(await ana.renameTemplate(kept.id, 'Corner shop', 1));
    expect(renamed).toMatchObject({ name: 'Corner shop', rev: 2 });
    const stale = await dana.removeTemplate(kept.id, 1);
    expect(stale).toMatchObject({ error: { kind: 'conflict', code: 'staleRev' } });
    expect(JSON.stringify(stale)).toContain('Changed by Ana Duarte');
    expect(valueOf(await dana.removeTemplate(kept.id, 2))).toEqual({ rev: 3 });
    expect(await dana.template(kept.id)).toMatchObject({ error: { kind: 'notFound' } });
    // The name of a deleted template is available again.
    valueOf(await dana.storeTemplate(await at.site(), 'Corner shop'));
  });

  it('are of the group and its branches, and nobody else’s', async () => {
    const dana = await at.person();
    const branch = await at.person({ groups: [FAMILY.branch] });
    const stranger = await at.person({ groups: [FAMILY.stranger] });
    const ofBranch = valueOf(
      await branch.storeTemplate(await at.site(FAMILY.branch), 'Branch one'),
    );
    const ofParent = valueOf(await dana.storeTemplate(await at.site(), 'Parent one'));
    const names = async (who: typeof dana) =>
      valueOf(await who.templates()).templates.map(({ name }) => name);
    expect(await names(dana)).toEqual(expect.arrayContaining(['Branch one', 'Parent one']));
    expect(await names(branch)).toEqual(['Branch one']);
    expect(await names(stranger)).toEqual([]);
    for (const { id } of [ofBranch, ofParent]) {
      expect(await stranger.template(id)).toMatchObject({ error: { kind: 'notFound' } });
      expect(await stranger.renameTemplate(id, 'Mine', 1)).toMatchObject({
        error: { kind: 'notFound' },
      });
      expect(await stranger.removeTemplate(id, 1)).toMatchObject({ error: { kind: 'notFound' } });
    }
    expect(await stranger.storeTemplate(await at.site(), 'Theirs')).toMatchObject({
      error: { kind: 'notFound' },
    });
  });

  it('take the right to edit sites, and to see what they are made of', async () => {
    const sn = await at.site();
    for (const missing of EDITOR.slice(0, 3)) {
      const person = await at.person({ roles: EDITOR.filter((right) => right !== missing) });
      expect(await person.storeTemplate(sn, `Without ${missing}`)).toMatchObject({
        error: { kind: 'forbidden' },
      });
    }
    const reader = await at.person({ roles: ['zonesRead'] });
    expect(await reader.template(randomUUID())).toMatchObject({ error: { kind: 'forbidden' } });
  });
});
