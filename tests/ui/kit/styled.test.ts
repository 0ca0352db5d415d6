import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { KitProvider } from '#ui/kit/kit-provider.tsx';
import { styled } from '#ui/kit/styled.ts';

const newCache = (): EmotionCache => {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  return cache;
};
const draw = (cache: EmotionCache, node: ReactNode): string =>
  renderToStaticMarkup(
    createElement(CacheProvider, { value: cache }, createElement(KitProvider, null, node)),
  );
const classesOf = (html: string): readonly string[] =>
  [...html.matchAll(/class="([^"]+)"/g)].map(([, name]) => name ?? '');

const Chip = styled('span', {
  base: { color: 'fg.muted' },
  variants: {
    tone: { ok: { color: 'state.ok.fg' }, alarm: { color: 'state.alarm.fg' } },
    block: { true: { width: '100%' } },
  },
  defaultVariants: { tone: 'ok' },
});

describe('a styled element', () => {
  it('has one class for each choice of variants, with rules of the tokens', () => {
    const cache = newCache();
    const [plain, alarm, block, again] = classesOf(
      draw(cache, [
        createElement(Chip, { key: 1 }),
        createElement(Chip, { key: 2, tone: 'alarm' }),
        createElement(Chip, { key: 3, tone: 'alarm', block: true }),
        createElement(Chip, { key: 4, tone: 'alarm', block: false }),
      ]),
    );
    expect(new Set([plain, alarm, block]).size).toBe(3);
    expect(again).toBe(alarm);
    const rules = (name = ''): string => cache.registered[name] ?? '';
    expect(rules(plain)).toContain('--p-colors-state-ok-fg');
    expect(rules(alarm)).toContain('--p-colors-state-alarm-fg');
    expect(rules(block)).toContain('width:100%');
  });

  it('adds no rules when it is drawn again', () => {
    const cache = newCache();
    const first = draw(cache, createElement(Chip, { tone: 'alarm' }));
    const rules = Object.keys(cache.registered).length;
    expect(draw(cache, createElement(Chip, { tone: 'alarm' }))).toBe(first);
    expect(Object.keys(cache.registered)).toHaveLength(rules);
  });

  it('brings its rules to every page that is drawn', () => {
    const [one, other] = [newCache(), newCache()];
    draw(one, createElement(Chip));
    const [name = ''] = classesOf(draw(other, createElement(Chip)));
    expect(other.registered[name]).toBeDefined();
  });

  it('hands on what is no variant, and may be another element', () => {
    const html = draw(
      newCache(),
      createElement(Chip, { as: 'em', block: true, title: 'x', 'aria-hidden': true }, 'words'),
    );
    expect(html).toMatch(/^<em title="x" aria-hidden="true" class="css-[^"]+">words<\/em>$/);
  });

  it('has no class where its recipe says nothing', () => {
    const Bare = styled('div', { base: {}, variants: { inset: { true: { padding: '4' } } } });
    expect(draw(newCache(), createElement(Bare))).toBe('<div></div>');
    expect(classesOf(draw(newCache(), createElement(Bare, { inset: true })))).toHaveLength(1);
  });
});
