import type { TestPlan } from '#core/commands/plan-test.rule.ts';
import type { Command } from '#core/commands/read-command.rule.ts';
import type { Verb } from '#core/commands/verb-names.ts';
import { instantOf } from '#core/kernel/instant.ts';
import type { CommandActs } from './command-acts.ts';
import { timeText } from './command-parts.ts';
import type { Hit } from './palette-rows.ts';

/** Returns the act in full words, such as "Place Beacon Street Pharmacy on test for 2 h". */
export const actTitle = ({ verb, time }: Command, { siteName: site }: Hit): string => {
  const ends = time === null ? '' : ` ${time.kind === 'length' ? 'for ' : ''}${timeText(time)}`;
  const titles: Readonly<Partial<Record<Verb, string>>> = {
    test: `Place ${site} on test${ends}`,
    extend: `Extend the test of ${site}${ends.replace(' for ', ' by ')}`,
    offTest: `Take ${site} off test`,
    history: `History of ${site}`,
    callList: `Call list of ${site}`,
    contacts: `Contacts of ${site}`,
    zones: `Zones of ${site}`,
    watch: `Watch ${site} with your group`,
    note: `Add a note to ${site}`,
  };
  return titles[verb] ?? site;
};

/** Returns what the act means, or why it asks first or cannot be done. */
export const actDetail = (acts: CommandActs, command: Command, site: Hit): string => {
  const barred = acts.barredBy(command, site);
  const plan: TestPlan | null = acts.plan(command, site);
  if (barred !== null) return barred;
  if (plan === null) return site.addressDisplay;
  switch (plan.kind) {
    case 'place': {
      const until = acts.until(plan.endsAt, site);
      return `${plan.form.category}, whole system · not watched until ${until} · Undo for 10 s`;
    }
    case 'extend': {
      const before = acts.until(instantOf(plan.test.endsAt), site);
      return `Not watched until ${acts.until(plan.endsAt, site)} instead of ${before}`;
    }
    case 'clear':
      return 'Its signals are acted on again from now on · Undo for 10 s';
    default:
      return plan.why;
  }
};
