import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { item, route } from '#core/navigation/navigation-item.ts';
import type { SupportGateway } from '#core/support/support.api.ts';
import { PEOPLE_DELAY, PeopleSearchViewModel } from '#ui/support/people-search.view-model.ts';
import { scripted, type Scripted } from '../../support/scripted.ts';
import { supported } from './people.ts';

describe('the search of staff', () => {
  let support: Scripted<SupportGateway>;
  let model: PeopleSearchViewModel;
  beforeEach(() => {
    vi.useFakeTimers();
    support = scripted<SupportGateway>();
    model = new PeopleSearchViewModel({ support, close: () => undefined });
  });
  afterEach(() => {
    model.dispose();
    vi.useRealTimers();
  });
  const type = async (text: string) => {
    model.type(text);
    await vi.advanceTimersByTimeAsync(PEOPLE_DELAY);
  };
  const group = { siteGroupNum: 4471, siteGroupName: 'Harbor Point Alarm', people: 3 };

  it('leads to people first, then to the people of a group, then to all hits', async () => {
    support.onSupportSearch.gives({ users: [supported()], total: 3, groups: [group] });
    await type(' harbor & co ');
    expect(support.onSupportSearch.calls).toEqual([[{ text: 'harbor & co' }]]);
    expect(model.announcement).toBe('3 users, 1 group');
    expect(model.links).toEqual([
      '/support?user=a-1',
      '/support?q=4471',
      '/support?q=harbor%20%26%20co',
    ]);
    expect(model.choose()).toBe('/support?user=a-1');
    model.move('next');
    expect(model.choose()).toBe('/support?q=4471');
  });

  it('opens nobody of an earlier text, and asks nothing for one letter', async () => {
    support.onSupportSearch.gives({ users: [supported()], total: 1, groups: [] });
    await type('dana');
    model.type('danao');
    expect(model.choose()).toBeNull();
    await type('d');
    expect([model.outcome.at, support.onSupportSearch.calls.length]).toEqual(['idle', 1]);
  });

  it('keeps a text that is too long, says by how much, and asks nothing', async () => {
    await type('x'.repeat(103));
    const text = 'Must be at most 100 characters long, 3 too many';
    expect([model.outcome, model.text.length]).toEqual([{ at: 'tooLong', text }, 103]);
    expect(support.onSupportSearch.calls).toEqual([]);
  });

  it('says that it failed, and tries again', async () => {
    support.onSupportSearch
      .fails({ kind: 'unreachable' })
      .gives({ users: [], total: 0, groups: [] });
    await type('dana');
    expect(model.outcome).toEqual({
      at: 'failed',
      text: 'The users could not be searched. There was no connection.',
    });
    model.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect([model.outcome.at, model.announcement]).toEqual(['found', 'No matches.']);
  });

  it('opens screens by name, and asks to view as a person', async () => {
    const entries = [item('reports', 'Reports', 'document-text', route('/reports'))];
    model = new PeopleSearchViewModel({ support, close: () => undefined, entries });
    support.onSupportSearch.gives({ users: [supported()], total: 1, groups: [] });
    model.type('reports');
    expect(model.choose()).toBe(entries[0]);
    await vi.advanceTimersByTimeAsync(PEOPLE_DELAY);
    expect(model.choose()).toBe(entries[0]);
    support.onSupportSearch.gives({ users: [supported()], total: 1, groups: [] });
    await type('view as dana');
    expect(support.onSupportSearch.calls.at(-1)).toEqual([{ text: 'dana' }]);
    expect([model.viewsAs, model.choose()]).toEqual([true, '/support?user=a-1']);
  });
});
