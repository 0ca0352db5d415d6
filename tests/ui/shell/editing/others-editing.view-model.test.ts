import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SitesGateway } from '#core/sites/sites.api.ts';
import { scripted } from '#tests/support/scripted.ts';
import { OthersEditingViewModel } from '#ui/shell/editing/others-editing.view-model.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = (visible = true) => {
  const gateway = scripted<Pick<SitesGateway, 'siteEditors'>>();
  const visible$ = new BehaviorSubject(visible);
  const model = new OthersEditingViewModel({ gateway, visibility: { visible$ } });
  const asked = () =>
    gateway.onSiteEditors.calls.splice(0).map(([{ sn, isEditing }]) => [sn, isEditing]);
  return { gateway, visible$, model, asked };
};
const later = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

it('asks at the opening of an editor, every 30 s, and at its end, but never without an editor', async () => {
  const { gateway, model, asked } = open();
  gateway.onSiteEditors.gives({ names: ['Dana Reyes'] }).gives({ names: [] });
  await later(60_000);
  expect(asked()).toEqual([]);
  const end = model.begin(7);
  await later();
  expect(model.names).toEqual(['Dana Reyes']);
  await later(30_000);
  expect(model.names).toEqual([]);
  end();
  await later(90_000);
  expect(asked()).toEqual([
    [7, true],
    [7, true],
    [7, false],
  ]);
});

it('asks nothing while the page is hidden, and at once when it is seen again', async () => {
  const { gateway, model, visible$, asked } = open(false);
  gateway.onSiteEditors.gives({ names: [] });
  model.begin(7);
  await later(90_000);
  expect(asked()).toEqual([]);
  visible$.next(true);
  await later();
  visible$.next(false);
  await later(90_000);
  expect(asked()).toEqual([[7, true]]);
});

it('shows nobody when a call fails, and again when the next one is answered', async () => {
  const { gateway, model } = open();
  const dana = { names: ['Dana Reyes'] };
  gateway.onSiteEditors.gives(dana).fails({ kind: 'unreachable' }).gives(dana);
  model.begin(7);
  await later();
  await later(30_000);
  expect(model.names).toEqual([]);
  await later(30_000);
  expect(model.names).toEqual(['Dana Reyes']);
});

it('ends no site that another editor has open, and shows no late answer after the end', async () => {
  const { gateway, model, asked } = open();
  gateway.onSiteEditors.gives({ names: ['Dana Reyes'] });
  const first = model.begin(7);
  const second = model.begin(7);
  first();
  second();
  const third = model.begin(7);
  await later();
  expect(asked().every(([, isEditing]) => isEditing)).toBe(true);
  third();
  await later();
  expect(model.names).toEqual([]);
  expect(asked()).toEqual([[7, false]]);
});

it('shows only who edits the site of the newest editor', async () => {
  const { gateway, model } = open();
  gateway.onSiteEditors.answers(({ sn }) => ({
    ok: true,
    value: { names: sn === 7 ? ['Dana Reyes'] : [] },
  }));
  model.begin(7)();
  model.begin(8);
  await later();
  expect(model.names).toEqual([]);
});
