import { describe, expect, it } from 'vitest';
import type { ResourcesGateway } from '#core/resources/resources.api.ts';
import type { Resource } from '#core/resources/resource.schema.ts';
import { ResourcesViewModel } from '#ui/resources/resources.view-model.ts';
import { scripted } from '../../support/scripted.ts';

const resourceOf = (id: string, change: Partial<Resource> = {}): Resource => ({
  id,
  title: `Resource ${id}`,
  kind: 'Flyer',
  validTo: '',
  url: 'https://files.example.com/a',
  file: null,
  coBrand: null,
  ...change,
});
const ALL = [
  resourceOf('a', { title: 'Smoke detectors' }),
  resourceOf('b', { title: 'Smoke signals', kind: 'Program' }),
  resourceOf('c', { title: 'SignInLinks', kind: 'Program' }),
];

const opened = (ownEyes = true) => {
  const resources = scripted<ResourcesGateway>();
  const fetched: string[] = [];
  const model = new ResourcesViewModel({
    resources,
    download: { run: (id) => Promise.resolve(void fetched.push(id)) },
    ownEyes,
  });
  return { resources, model, fetched };
};
const loaded = async (ownEyes = true) => {
  const all = opened(ownEyes);
  all.resources.onListResources.gives({ resources: ALL });
  all.model.start();
  await all.model.list.load();
  return all;
};
const idsOf = (model: ResourcesViewModel) => model.found.map(({ id }) => id);

describe('Resources', () => {
  it('are found by title and kind together, and all again when both are cleared', async () => {
    const { model } = await loaded();
    expect([model.kinds, idsOf(model)]).toEqual([
      ['Flyer', 'Program'],
      ['a', 'b', 'c'],
    ]);
    model.find('smoke');
    model.choose('Program');
    expect(idsOf(model)).toEqual(['b']);
    model.choose('Flyer');
    expect(idsOf(model)).toEqual(['a']);
    model.find('door');
    expect(idsOf(model)).toEqual([]);
    model.clear();
    expect([idsOf(model), model.search, model.kind]).toEqual([['a', 'b', 'c'], '', null]);
  });

  it('say when they cannot be read, and are read again', async () => {
    const { resources, model } = opened();
    resources.onListResources.fails({ kind: 'unreachable' }).gives({ resources: [] });
    await model.list.load();
    expect(model.list.state.at).toBe('failed');
    expect([model.kinds, model.found]).toEqual([[], []]);
    await model.list.load();
    expect(model.list.state).toEqual({ at: 'ready', value: { resources: [] } });
  });

  it('tell the provider of an opened link, whatever comes of it; not while staff look on', async () => {
    const { resources, model, fetched } = await loaded();
    resources.onNoteResourceView.fails({ kind: 'unreachable' });
    await model.opened('a');
    await model.download('b');
    expect([resources.onNoteResourceView.calls, fetched]).toEqual([[[{ id: 'a' }]], ['b']]);
    const staff = await loaded(false);
    await staff.model.opened('a');
    expect(staff.resources.onNoteResourceView.calls).toEqual([]);
  });
});
