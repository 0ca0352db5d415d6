import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { AssignField } from '#ui/answering-messages/message-answer.tsx';
import { AttentionDetails } from '#ui/home/attention-item.tsx';
import { KitProvider } from '#ui/kit/kit-provider.tsx';
import { withChosen } from '#ui/kit/several/with-chosen.rule.ts';

const OPTIONS = [{ value: 'a', text: 'Ana Duarte' }];

describe('a chosen value that is not offered any more', () => {
  it('is an option under the name that is known, and no option otherwise', () => {
    expect(withChosen(OPTIONS, 'b', 'Ben')).toEqual([...OPTIONS, { value: 'b', text: 'Ben' }]);
    expect(withChosen(OPTIONS, 'a', 'Ana')).toEqual(OPTIONS);
    expect(withChosen(OPTIONS, 'b', null)).toEqual(OPTIONS);
    expect(withChosen(OPTIONS, null, 'Ben')).toEqual(OPTIONS);
  });

  const state = { assignedTo: { id: 'b', name: 'Ben Ito' }, rev: 1, note: null };
  const item = { key: 'k', kind: 'trouble', siteNum: 1, subject: '1', timeZone: 'UTC', state };
  const OWNERS: Readonly<Record<string, ReactNode>> = {
    'Assigned to': createElement(AssignField, {
      acts: {},
      message: { people: [], assignedId: 'b', assignedTo: 'Ben Ito' },
    } as never),
    With: createElement(AttentionDetails, {
      model: { refused: new Map(), saying: { busy: false }, mayChange: true },
      item: { ...item, state: { ...state, acknowledgedBy: null, snoozedUntil: null } },
      known: { asOf: '2026-03-12T18:00:00Z', colleagues: OPTIONS },
      onSay: () => Promise.resolve(),
    } as never),
  };
  it.each(Object.entries(OWNERS))('is shown in “%s” by the name the server sent', (_, owner) => {
    const drawn = renderToStaticMarkup(
      createElement(KitProvider, null, createElement(MemoryRouter, null, owner)),
    );
    expect(drawn).toMatch(/<option value="b" selected="">Ben Ito</);
    expect(drawn).not.toContain('Unknown');
  });
});
