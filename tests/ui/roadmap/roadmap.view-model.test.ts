import { describe, expect, it } from 'vitest';
import { err, ok, type Answer } from '#core/kernel/result.ts';
import type { RoadmapItem } from '#core/roadmap/roadmap.schema.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { RoadmapViewModel } from '#ui/roadmap/roadmap.view-model.ts';

const ITEM: RoadmapItem = {
  ...{ id: 'a', title: 'A', body: 'B', stage: 'Planned', shippedAt: null },
  ...{ votes: 3, voted: false, asked: false },
};

const open = async (wish: () => Answer<RoadmapItem>) => {
  const model = new RoadmapViewModel({
    gateway: { read: () => Promise.resolve(ok({ items: [ITEM] })), wish },
    toasts: new ToastStore(),
    ownEyes: true,
  });
  await model.source.load();
  return model;
};

describe('the roadmap', () => {
  it('shows a vote at once, then what the provider counted', async () => {
    let answer: (item: RoadmapItem) => void = () => undefined;
    const model = await open(async () =>
      ok(await new Promise<RoadmapItem>((done) => (answer = done))),
    );
    const pressed = model.wish(ITEM, 'vote');
    expect(model.at('Planned')[0]).toMatchObject({ votes: 4, voted: true });
    await model.wish(ITEM, 'vote');
    answer({ ...ITEM, votes: 9, voted: true });
    await pressed;
    expect(model.at('Planned')[0]).toMatchObject({ votes: 9, voted: true });
  });

  it('rolls back what did not go through', async () => {
    const model = await open(() => Promise.resolve(err({ kind: 'unreachable' })));
    await model.wish(ITEM, 'tell');
    expect(model.at('Planned')[0]).toMatchObject({ votes: 3, asked: false });
    expect(model.at('Shipped')).toEqual([]);
  });
});
