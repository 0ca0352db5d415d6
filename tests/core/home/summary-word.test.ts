import { expect, it } from 'vitest';
import { summaryWord } from '#core/home/summary-word.rule.ts';
import { MONITORING_STATES } from '#core/sites/site-info.schema.ts';
import { siteState } from '#core/sites/site-state.rule.ts';
import { QUIET } from '../sites/support/sites.ts';

const FAULT = { devNum: 1, code: '384', text: 'Low battery', since: '2026-11-25T12:00:00.000Z' };

it('says of a site what the switcher says, whatever is wrong with it', () => {
  for (const monitoring of MONITORING_STATES)
    for (const openTroubles of [[], [FAULT]])
      expect(summaryWord({ monitoring, openTroubles })).toBe(
        siteState({ ...QUIET, monitoring, trouble: openTroubles.length > 0 }, null),
      );
  expect(summaryWord({ monitoring: 'On test', openTroubles: [FAULT] })).toBe('On test');
});
