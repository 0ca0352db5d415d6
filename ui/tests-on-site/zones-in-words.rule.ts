import type { PlacementProblems } from '#core/tests-on-site/check-placement.rule.ts';
import type { SiteTests } from '#core/tests-on-site/site-tests.schema.ts';
import type { LengthChoice } from './requested-test.rule.ts';

/** The values that decide which fields the form shows. */
interface FormLook {
  readonly screen: SiteTests;
  readonly recurs: boolean;
  readonly length: LengthChoice;
  readonly touchesFire: boolean;
}

/** Returns the errors of fields that another choice hides or omits; null for none. */
export const unseenText = (
  problems: PlacementProblems,
  { screen, recurs, length, touchesFire }: FormLook,
): string | null => {
  const { role, site } = screen;
  const seen: Readonly<Record<keyof PlacementProblems, boolean>> = {
    mode: false,
    warning: false,
    category: true,
    reason: true,
    scope: true,
    devNums: site.devices.length > 1,
    length: !recurs,
    endsAt: !recurs && length === 'custom',
    startsAt: !recurs,
    recurrence: recurs && role === 'dealer',
    confirmed: role === 'customer' && touchesFire,
  };
  const fields = Object.keys(problems) as (keyof PlacementProblems)[];
  const text = fields.filter((field) => !seen[field]).map((field) => problems[field]);
  return text.length === 0 ? null : `${text.join('. ')}.`;
};

/** Maximum count of zones named in a text; further zones are only counted. */
const NAMED = 8;

/** Returns the zones as a sentence: "Zones 007 Smoke, kitchen, 009 CO, hall and 3 more." Empty without zones. */
export const zonesInWords = (
  zones: readonly { readonly zone: string; readonly description: string }[],
): string => {
  if (zones.length === 0) return '';
  const named = zones
    .slice(0, NAMED)
    .map(({ zone, description }) => `${zone} ${description}`.trim());
  const more = zones.length - named.length;
  return `${zones.length === 1 ? 'Zone' : 'Zones'} ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
};
