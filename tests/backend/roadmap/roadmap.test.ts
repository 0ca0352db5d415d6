import { roadmapApi } from '#core/roadmap/roadmap.api.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { RoadmapForm, RoadmapInterest } from '#core/roadmap/roadmap.schema.ts';
import { describeDatabase } from '../harness/database.ts';
import { staffAtWork } from '../harness/staff-at-work.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';

const FORM: RoadmapForm = { title: 'Dark reports', body: 'Reports in the dark.', stage: 'Planned' };

describeDatabase('the roadmap', (engine) => {
  let world: TestWorld;
  let staff: Awaited<ReturnType<typeof staffAtWork>>;
  beforeAll(async () => {
    world = await openTestWorld(engine);
    staff = await staffAtWork(world, { roles: ['marketing'] });
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.database.kysely.deleteFrom('roadmap_item').execute();
  });

  const add = async (form: Partial<RoadmapForm> = {}, id: string = randomUUID()) => {
    const made = await staff.browser.call(roadmapApi.addRoadmapItem.access, (c) =>
      world.backend.roadmap.addRoadmapItem(c, { id, ...FORM, ...form }),
    );
    expect(made.ok).toBe(true);
    return id;
  };
  const change = (id: string, rev: number, form: Partial<RoadmapForm>) =>
    staff.browser.call(roadmapApi.changeRoadmapItem.access, (c) =>
      world.backend.roadmap.changeRoadmapItem(c, { id, rev, ...FORM, ...form }),
    );
  const enter = async (email: string | null = null) => {
    const person = await world.person(
      email === null ? {} : { contacts: [{ type: 'email', value: email }] },
    );
    const browser = world.browser();
    await browser.logIn(person.username, PASSWORD);
    const interest = (id: string, kind: RoadmapInterest, on = true) =>
      browser.call(roadmapApi.wishRoadmap.access, (c) =>
        world.backend.roadmap.wishRoadmap(c, { id, kind, on }),
      );
    const read = async () => {
      const answer = await browser.call(roadmapApi.roadmap.access, (c) =>
        world.backend.roadmap.roadmap(c),
      );
      return answer.ok ? answer.value.items : [];
    };
    return { person, setInterest: interest, read };
  };

  it('counts one vote a person, said and taken back, and shows each reader their own', async () => {
    const id = await add();
    const [one, other] = [await enter(), await enter()];
    await one.setInterest(id, 'vote');
    await one.setInterest(id, 'vote');
    const second = await other.setInterest(id, 'vote');
    expect(second).toMatchObject({ ok: true, value: { votes: 2, voted: true, asked: false } });
    expect(await one.setInterest(id, 'vote', false)).toMatchObject({
      ok: true,
      value: { votes: 1 },
    });
    expect(await one.setInterest(id, 'vote', false)).toMatchObject({
      ok: true,
      value: { votes: 1 },
    });
    expect(await one.read()).toMatchObject([{ id, votes: 1, voted: false }]);
    expect(await other.read()).toMatchObject([{ id, votes: 1, voted: true }]);
    expect((await world.record(one.person.id)).at(-1)).toBe('roadmap.vote/ok');
  });

  it('mails those who asked to be told when it ships, each once, whatever happens afterwards', async () => {
    const id = await add();
    const [asker, voter] = [await enter('told@example.com'), await enter('voter@example.com')];
    await asker.setInterest(id, 'tell');
    await voter.setInterest(id, 'vote');
    expect(await change(id, 1, { stage: 'In progress' })).toMatchObject({ ok: true });
    expect(await world.sentTo('told@example.com')).toEqual([]);
    await change(id, 2, { stage: 'Shipped' });
    await change(id, 3, { stage: 'In progress' });
    await change(id, 4, { stage: 'Shipped' });
    const mails = await world.sentTo('told@example.com');
    expect(mails.map(({ subject }) => subject)).toEqual(['Shipped: Dark reports']);
    expect(mails[0]?.text).toContain('https://portal.example.com/home/product-roadmap');
    expect(await world.sentTo('voter@example.com')).toEqual([]);
    expect(await asker.setInterest(id, 'tell', false)).toMatchObject({
      ok: false,
      error: { kind: 'conflict', code: 'shipped' },
    });
  });

  it('is in the order of what is wanted most, what shipped last of all, and without what was taken off', async () => {
    const [a, b] = [await add({ title: 'A' }), await add({ title: 'B' })];
    const shipped = await add({ title: 'C', stage: 'Shipped' });
    const gone = await add({ title: 'D' });
    const reader = await enter();
    await reader.setInterest(b, 'vote');
    await staff.browser.call(roadmapApi.removeRoadmapItem.access, (c) =>
      world.backend.roadmap.removeRoadmapItem(c, { id: gone, rev: 1 }),
    );
    expect((await reader.read()).map(({ id }) => id)).toEqual([b, a, shipped]);
    expect(await reader.setInterest(gone, 'vote')).toMatchObject({ error: { kind: 'notFound' } });
    const kept = await staff.browser.call(roadmapApi.listRoadmapItems.access, () =>
      world.backend.roadmap.listRoadmapItems(),
    );
    expect(kept).toMatchObject({
      value: { rows: [{ id: b, votes: 1 }, { id: a }, { id: shipped }] },
    });
    await staff.browser.call(roadmapApi.restoreRoadmapItem.access, (c) =>
      world.backend.roadmap.restoreRoadmapItem(c, { id: gone, rev: 2 }),
    );
    expect(await reader.read()).toHaveLength(4);
  });

  it('is one entry for its number, checks its form, and names who was quicker', async () => {
    const id = await add();
    await add({}, id);
    expect(await change(id, 2, {})).toMatchObject({
      error: { kind: 'conflict', code: 'staleRev' },
    });
    expect(await change(id, 1, { title: ' ' })).toMatchObject({ error: { kind: 'invalid' } });
    expect(await change(randomUUID(), 1, {})).toMatchObject({ error: { kind: 'notFound' } });
    const reader = await enter();
    expect(await reader.read()).toHaveLength(1);
  });
});
