import type { Provisioning, ServerState } from './provisioning.schema.ts';

type Facts = Pick<
  Provisioning,
  'groups' | 'terms' | 'invited' | 'uninvited' | 'signals' | 'server'
>;

export interface FirstStep {
  readonly name: string;
  readonly done: boolean;
}

/** Returns the five first steps in order. A step is done as soon as its result exists (design "site groups & people"). */
export const firstSteps = (facts: Facts): readonly FirstStep[] => [
  { name: 'Server checked', done: !facts.server.mailFails },
  { name: 'Import or create', done: facts.groups > 0 },
  { name: 'Publish terms', done: facts.terms > 0 },
  { name: 'Invite people', done: facts.invited && facts.uninvited === 0 },
  { name: 'First signal', done: facts.signals },
];

/** Returns the index of the next step. Null when all steps are done and the installation is no longer new. */
export const nextStep = (steps: readonly FirstStep[]): number | null => {
  const place = steps.findIndex(({ done }) => !done);
  return place < 0 ? null : place;
};

const MAIL = { transport: 'Email is set up', outbox: 'Email stays in the demo outbox' } as const;
const SMS = {
  transport: 'text messages are set up',
  outbox: 'text messages stay there too',
  none: 'text messages are not set up',
} as const;
const KEYS = {
  environment: 'keys come from the environment',
  files: 'keys are files beside the data',
} as const;

/** Returns one line of text about how the server sends messages. `mailed` is the time of the last mail, already formatted. */
export const serverLine = (
  { mail, sms, keys, mailFails }: ServerState,
  mailed: string | null,
): string =>
  [
    mailFails ? 'The last email could not be sent' : MAIL[mail],
    mailed === null ? 'none was sent yet' : `last sent ${mailed}`,
    SMS[sms],
    KEYS[keys],
  ].join(' · ');
