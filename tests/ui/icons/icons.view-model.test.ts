import { describe, expect, it } from 'vitest';
import type { IconGateway } from '#core/icons/icon.gateway.port.ts';
import type { IconLook } from '#core/icons/icon.schema.ts';
import { err, ok } from '#core/kernel/result.ts';
import { IconsViewModel } from '#ui/icons/icons.view-model.ts';

const opened = (fails = 0) => {
  const asked: IconLook[] = [];
  const icons: IconGateway = {
    read: (look) => {
      asked.push(look);
      if (asked.length <= fails) return Promise.resolve(err({ kind: 'unreachable' } as const));
      const names = ['bell', 'bell-alert', 'home'];
      const end = look === 'filled' ? '-filled' : '';
      return Promise.resolve(ok(names.map((name) => ({ name: name + end, paths: ['M0 0'] }))));
    },
  };
  const model = new IconsViewModel({ icons });
  model.start();
  return { asked, model };
};
const settle = () => new Promise((resolve) => setTimeout(resolve));
const names = (model: IconsViewModel) => model.visible.map(({ name }) => name);

describe('the icon viewer', () => {
  it('reads a look when it is first shown, and once', async () => {
    const { asked, model } = opened();
    await settle();
    model.show('filled');
    await settle();
    model.show('outline');
    model.show('filled');
    expect(asked).toEqual(['outline', 'filled']);
    expect(names(model)).toEqual(['bell-filled', 'bell-alert-filled', 'home-filled']);
  });

  it('keeps what was typed when the look changes', async () => {
    const { model } = opened();
    await settle();
    model.type('Bell a');
    expect(names(model)).toEqual(['bell-alert']);
    model.show('filled');
    await settle();
    expect(names(model)).toEqual(['bell-alert-filled']);
  });

  it('says that it could not read them, and tries again', async () => {
    const { model } = opened(1);
    await settle();
    expect(model.set.state.at).toBe('failed');
    await model.set.load();
    expect(names(model)).toHaveLength(3);
  });
});
