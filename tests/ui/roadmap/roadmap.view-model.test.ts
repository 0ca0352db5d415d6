import { describe, expect, it } from 'vitest';
import { err, ok } from '#core/kernel/result.ts';
import type { RoadmapGateway } from '#core/roadmap/roadmap.api.ts';
import type { RoadmapItem } from '#core/roadmap/roadmap.schema.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { RoadmapViewModel } from '#ui/roadmap/roadmap.view-model.ts';

const ITEM: RoadmapItem = {
  id: 'a',
  title: 'A',
  body: 'B',
  stage: 'Planned',
  shippedAt: null,
  votes: 3,
  voted: false,
  asked: false,
};

const open = async (wishRoadmap: RoadmapGateway['wishRoadmap']) => {
  const model = new RoadmapViewModel({
    gateway: { roadmap: () => Promise.resolve(ok({ items: [ITEM] })), wishRoadmap },
    toasts: new ToastStore(Date.now),
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
    const pressed = model.setInterest(ITEM, 'vote');
    expect(model.at('Planned')[0]).toMatchObject({ votes: 4, voted: true });
    await Promise.resolve();
    answer({ ...ITEM, votes: 9, voted: true });
    await pressed;
    expect(model.at('Planned')[0]).toMatchObject({ votes: 9, voted: true });
  });

  it('sends presses in quick succession one after another, and shows what the last one wants', async () => {
    const sent: boolean[] = [];
    const answers: ((item: RoadmapItem) => void)[] = [];
    const model = await open(async ({ on }) => {
      sent.push(on);
      return ok(await new Promise<RoadmapItem>((done) => answers.push(done)));
    });
    const shown = () => model.at('Planned')[0] ?? ITEM;
    const first = model.setInterest(shown(), 'vote');
    const second = model.setInterest(shown(), 'vote');
    await Promise.resolve();
    expect(shown()).toMatchObject({ votes: 3, voted: false });
    expect(sent).toEqual([true]);
    answers[0]?.({ ...ITEM, votes: 9, voted: true });
    await first;
    expect(shown()).toMatchObject({ votes: 3, voted: false });
    await expect.poll(() => sent).toEqual([true, false]);
    answers[1]?.({ ...ITEM, votes: 8, voted: false });
    await second;
    expect(shown()).toMatchObject({ votes: 8, voted: false });
  });

  it('rolls back what did not go through', async () => {
    const model = await open(() => Promise.resolve(err({ kind: 'unreachable' })));
    await model.setInterest(ITEM, 'tell');
    expect(model.at('Planned')[0]).toMatchObject({ votes: 3, asked: false });
    expect(model.at('Shipped')).toEqual([]);
  });
});
