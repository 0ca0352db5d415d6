/** Kinds of events for the preview of a call. These values appear in the address. */
export const CALL_KINDS = [
  'burglary',
  'fire',
  'hold-up',
  'medical',
  'trouble',
  'fail-to-close',
] as const;
export type CallKind = (typeof CALL_KINDS)[number];

/** Agencies that may be sent to a site. */
export type CallAgency = 'Police' | 'Fire' | 'Medical';

/** The default handling of a kind of event (domain guide 7.2 "Default handling"). */
export interface CallPlan {
  readonly title: string;
  readonly agency: CallAgency | null;
  /** When the agency is sent: first, or only after enhanced call verification reached no one. Null if none is sent. */
  readonly sent: 'first' | 'verified' | null;
  /** `never` if a call to the site could warn an intruder there. */
  readonly site: 'called' | 'never';
  /** The kind of notice. A contact who gets this kind only by message is not called. */
  readonly notice: 'alarm' | 'trouble';
  /** Why the site itself is called. */
  readonly premises: string;
}

/** The plans, in the order of the choices. */
export const CALL_PLANS: Readonly<Record<CallKind, CallPlan>> = {
  burglary: {
    title: 'Burglary',
    agency: 'Police',
    sent: 'verified',
    site: 'called',
    notice: 'alarm',
    premises: 'Always first on a burglary',
  },
  fire: {
    title: 'Fire',
    agency: 'Fire',
    sent: 'first',
    site: 'called',
    notice: 'alarm',
    premises: 'Called once help is on the way',
  },
  'hold-up': {
    title: 'Hold-up',
    agency: 'Police',
    sent: 'first',
    site: 'never',
    notice: 'alarm',
    premises: 'the site is never called on a hold-up',
  },
  medical: {
    title: 'Medical',
    agency: 'Medical',
    sent: 'first',
    site: 'called',
    notice: 'alarm',
    premises: 'Called once help is on the way',
  },
  trouble: {
    title: 'Trouble',
    agency: null,
    sent: null,
    site: 'called',
    notice: 'trouble',
    premises: 'Whoever is there can look at the panel',
  },
  'fail-to-close': {
    title: 'Fail to close',
    agency: null,
    sent: null,
    site: 'called',
    notice: 'alarm',
    premises: 'Somebody may be staying late',
  },
};
