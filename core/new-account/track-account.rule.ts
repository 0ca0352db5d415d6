import { stateWord } from '../sites/site-state.rule.ts';
import { counted } from '../kernel/counted.rule.ts';
import type { SiteInfo } from '../sites/site-info.schema.ts';

/** A new account and whether its zones have sent signals. */
export interface Tracked {
  readonly info: SiteInfo;
  /** One item per zone; `heard` is true if the zone has ever sent a signal. Null when the reader may not see zones. */
  readonly zones: readonly { readonly heard: boolean }[] | null;
}

/** One step of a new account on its way to being monitored. */
export interface TrackedStep {
  readonly id: 'pending' | 'signal' | 'zones' | 'active';
  readonly label: string;
  readonly text: string;
  readonly done: boolean;
}

/** Returns the progress of a new account: created, first signal, zones tested, active (domain guide 6.18, 10 "Monitoring"). */
export const trackAccount = ({ info, zones: all }: Tracked) => {
  const zones = all?.length ?? info.installation?.zones ?? 0;
  const tested = (all ?? []).filter(({ heard }) => heard).length;
  const heard = info.devices.filter(({ lastSignalAt }) => lastSignalAt !== null);
  const [first] = heard;
  const active = info.badges.monitoring !== 'Install pending';
  const allTested = zones > 0 && (all === null ? active : tested === zones);
  const steps: readonly TrackedStep[] = [
    {
      id: 'pending',
      label: 'Install pending',
      text: 'The account is created, and its panel can call in.',
      done: true,
    },
    {
      id: 'signal',
      label: 'First signal',
      text:
        first === undefined
          ? 'Nothing has arrived from its transmitters yet.'
          : `${first.transmitterCode}: ${first.lastSignal ?? 'a signal arrived'}`,
      done: first !== undefined,
    },
    {
      id: 'zones',
      label: 'All zones tested',
      text:
        zones === 0
          ? 'No zones defined: signals are logged but nobody acts on them.'
          : all === null
            ? 'You don’t have the right to see its zones.'
            : `${tested} of ${counted(zones, 'zone')} have sent something.`,
      done: allTested,
    },
    {
      id: 'active',
      label: 'Active',
      text: active
        ? `It is ${stateWord(info.badges.monitoring).toLowerCase()}.`
        : 'It becomes active with the first defined signal after the test ends.',
      done: active,
    },
  ];
  return { steps, zones, tested };
};
