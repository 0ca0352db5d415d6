import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { KitProvider } from '#ui/kit/kit-provider.tsx';
import { styled } from '#ui/kit/styled.ts';

/** Returns a page whose `draw` renders an element and returns the element's markup and style rules. */
const openPage = () => {
  const cache = createCache({ key: 'css' });
  const server = createEmotionServer(cache);
  return {
    draw: (node: ReactNode) => {
      const inKit = createElement(KitProvider, null, node);
      const html = renderToStaticMarkup(createElement(CacheProvider, { value: cache }, inKit));
      return { html, css: server.extractCritical(html).css };
    },
  };
};
const draw = (node: ReactNode) => openPage().draw(node);
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

/** Returns the style rule of the given class. */
const ruleOf = (css: string, name = ''): string =>
  css.split(`.${name}{`)[1]?.replace(/\}.*/s, '') ?? '';

describe('a styled element', () => {
  it('has one class for each choice of variants, with rules of the tokens', () => {
    const { html, css } = draw([
      createElement(Chip, { key: 1 }),
      createElement(Chip, { key: 2, tone: 'alarm' }),
      createElement(Chip, { key: 3, tone: 'alarm', block: true }),
      createElement(Chip, { key: 4, tone: 'alarm', block: false }),
    ]);
    const [plain, alarm, block, again] = classesOf(html);
    expect(new Set([plain, alarm, block]).size).toBe(3);
    expect(again).toBe(alarm);
    expect(ruleOf(css, plain)).toContain('--p-colors-state-ok-fg');
    expect(ruleOf(css, alarm)).toContain('--p-colors-state-alarm-fg');
    expect(ruleOf(css, block)).toContain('width:100%');
  });

  it('adds no rules when it is drawn again', () => {
    const page = openPage();
    const first = page.draw(createElement(Chip, { tone: 'alarm' }));
    expect(page.draw(createElement(Chip, { tone: 'alarm' }))).toEqual(first);
  });

  it('brings its rules to every page that is drawn', () => {
    draw(createElement(Chip));
    const { html, css } = draw(createElement(Chip));
    expect(ruleOf(css, classesOf(html)[0])).not.toBe('');
  });

  it('hands on what is no variant, and may be another element', () => {
    const { html } = draw(
      createElement(Chip, { as: 'em', block: true, title: 'x', 'aria-hidden': true }, 'words'),
    );
    expect(html).toMatch(/^<em title="x" aria-hidden="true" class="css-[^"]+">words<\/em>$/);
  });

  it('has no class where its recipe says nothing', () => {
    const Bare = styled('div', { base: {}, variants: { inset: { true: { padding: '4' } } } });
    expect(draw(createElement(Bare)).html).toBe('<div></div>');
    expect(classesOf(draw(createElement(Bare, { inset: true })).html)).toHaveLength(1);
  });
});
