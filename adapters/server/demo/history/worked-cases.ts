import type { Disposition } from '#core/signals/operator-action.ts';
import type { DemoRandom } from '../demo-random.ts';
import { MINUTE, SECOND } from '../demo-time.ts';
import type { SiteKind } from '../demo-world.ts';
import {
  atZone,
  byUser,
  contactOf,
  op,
  type ScenarioSite,
  type ScenarioStep,
} from '../scenarios/scenario.ts';

type Zone = ScenarioSite['zones'][number];

/** Dispositions and explanations of false alarms, in an operator's words. */
const FALSE: readonly (readonly [Disposition, string])[] = [
  ['False – user error', 'Forgot to disarm, passcode given'],
  ['False – user error', 'Guest did not know the code'],
  ['False – user error', 'Cleaners were late, passcode given'],
  ['False – equipment', 'Loose contact, service requested'],
  ['False – equipment', 'Sensor tripped again without cause'],
  ['False – weather/animal', 'Dog was inside'],
  ['False – weather/animal', 'Gusts moved the door'],
  ['Cancelled by passcode', 'Passcode given'],
];
const FALSE_FIRE: readonly (readonly [Disposition, string])[] = [
  ['False – user error', 'Cooking'],
  ['False – user error', 'Dust from work in the building'],
  ['False – equipment', 'Detector to be cleaned'],
  ['Cancelled by passcode', 'Passcode given'],
];
const FALSE_HELP: readonly (readonly [Disposition, string])[] = [
  ['False – user error', 'Pressed by mistake, all well'],
  ['False – user error', 'Tried the button'],
  ['Cancelled by passcode', 'All well, passcode given'],
];

/** How the monitoring center responds to a type of alarm. */
interface Response {
  readonly agency: 'Police' | 'Fire' | 'Medical';
  readonly actual: Disposition;
  readonly found: string;
  readonly falses: readonly (readonly [Disposition, string])[];
  /** True if the agency is dispatched before anyone is called. */
  readonly sendsFirst: boolean;
}

const POLICE: Response = {
  agency: 'Police',
  actual: 'Actual – police',
  found: 'Break-in',
  falses: FALSE,
  sendsFirst: false,
};
const FIRE: Response = {
  agency: 'Fire',
  actual: 'Actual – fire',
  found: 'Fire put out',
  falses: FALSE_FIRE,
  sendsFirst: true,
};
const MEDICAL: Response = {
  agency: 'Medical',
  actual: 'Actual – medical',
  found: 'Taken to hospital',
  falses: FALSE_HELP,
  sendsFirst: false,
};

const responseTo = ({ serviceType }: Zone): Response => {
  if (serviceType === 'Medical') return MEDICAL;
  return serviceType === 'Fire' || serviceType === 'CO' ? FIRE : POLICE;
};

/** Event codes of the zones that can start an ordinary case, by kind of site. */
const BEGINS: Readonly<Record<SiteKind, ReadonlySet<string>>> = {
  residential: new Set(['134', '131', '132', '111', '162', '120']),
  commercial: new Set(['134', '131', '132', '111', '123']),
  commercialFire: new Set(['111', '113', '114', '115', '116']),
  pers: new Set(['100', '101']),
  elevator: new Set(['101', '111']),
};

const endings = (
  random: DemoRandom,
  site: ScenarioSite,
  { agency, actual, found, falses, sendsFirst }: Response,
  isActual: boolean,
): readonly ScenarioStep['step'][] => {
  const contact = agency;
  const picked = op('Picked up', 'Picked up');
  const sent = op('Dispatched', agency, { contact });
  const isScored = agency === 'Police';
  if (isActual) {
    const called = op('Called', 'Premises: no answer', { contact: 'Premises' });
    const scored = isScored ? op('Dispatched', agency, { contact, avs: 3 }) : sent;
    return [
      picked,
      ...(sendsFirst ? [scored, called] : [called, scored]),
      op('Notified owner', 'Told who was dispatched', { contact: contactOf(site, 1) }),
      op('Responder on scene', `${agency} on scene`, { contact }),
      op('Full clear', found, { disposition: actual }),
    ];
  }
  const [disposition, reason] = random.pick(falses);
  const reached = random.chance(0.7)
    ? [op('Reached', reason, { contact: 'Premises' })]
    : [
        op('No answer', 'Premises', { contact: 'Premises' }),
        op('Reached', reason, { contact: contactOf(site, random.int(1, 3)) }),
      ];
  const stopped = op('Cancelled dispatch', 'Cancellation passed on', { contact });
  return [
    picked,
    ...(sendsFirst ? [sent, ...reached, stopped] : reached),
    op('Full clear', reason, { disposition }),
  ];
};

/** Returns an ordinary case at a site, from the first signal to the full clear. Returns null when no zone of the site can start a case. */
export const workedCase = (
  random: DemoRandom,
  kind: SiteKind,
  site: ScenarioSite,
  isActual: boolean,
): readonly ScenarioStep[] | null => {
  const zones = site.zones.filter(({ sends }) => BEGINS[kind].has(sends));
  if (zones.length === 0) return null;
  const zone = random.pick(zones);
  const response = responseTo(zone);
  let afterMs = 0;
  const later = endings(random, site, response, isActual).map((step, index): ScenarioStep => {
    afterMs += index === 0 ? random.int(5, 45) * SECOND : random.int(20, 240) * SECOND;
    return { afterMs, step };
  });
  const restored = random.int(8, 90) * SECOND;
  const opens = response === POLICE && !isActual && random.chance(0.5);
  const steps: readonly ScenarioStep[] = [
    { afterMs: 0, step: atZone(`1${zone.sends}`, zone) },
    { afterMs: restored, step: atZone(`3${zone.sends}`, zone) },
    ...(opens
      ? [
          {
            afterMs: restored + 4 * SECOND,
            step: byUser('1401', site.area, String(random.int(1, 4))),
          },
        ]
      : []),
    ...later,
  ];
  return steps.toSorted((a, b) => a.afterMs - b.afterMs);
};

/**
 * Adds the closing steps that the domain guide's scenarios omit: an operator ends an alarm that the user canceled or that
 * a late closing resolved.
 */
export const closedByOperator = (
  steps: readonly ScenarioStep[],
  disposition: Disposition,
  text: string,
): readonly ScenarioStep[] => {
  const last = steps.at(-1)?.afterMs ?? 0;
  const cleared = last + 2 * MINUTE;
  const worked = [
    ...steps,
    ...(steps.some(({ step }) => step.kind === 'operator')
      ? []
      : [{ afterMs: last + 40 * SECOND, step: op('Picked up', 'Picked up') }]),
    { afterMs: cleared, step: op('Full clear', text, { disposition }) },
  ];
  return worked;
};
