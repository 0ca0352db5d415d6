/** Kinds of events in the preview of a call order. The values appear in URLs. */
export const CALL_KINDS = [
  'burglary',
  'fire',
  'hold-up',
  'medical',
  'trouble',
  'fail-to-close',
] as const;
export type CallKind = (typeof CALL_KINDS)[number];

export type CallAgency = 'Police' | 'Fire' | 'Medical';

/** Default handling of one kind of event (domain guide 7.2 "Default handling"). */
export interface CallPlan {
  readonly title: string;
  readonly agency: CallAgency | null;
  /** When the agency is dispatched: first, or after enhanced call verification (ECV) reached nobody. Null if no agency is dispatched. */
  readonly sent: 'first' | 'verified' | null;
  /** `never` if a call to the site could warn an intruder. */
  readonly site: 'called' | 'never';
  /** Kind of notice. A contact who chose only messages for this kind is not called. */
  readonly notice: 'alarm' | 'trouble';
  /** Text for why the site itself is called. */
  readonly premises: string;
}

/** The default handling of each kind of event, in display order. */
export const CALL_PLANS: Readonly<Record<CallKind, CallPlan>> = {
  burglary: {
    title: 'Burglary',
    agency: 'Police',
    sent: 'verified',
    site: 'called',
    notice: 'alarm',
    premises: 'Always called first for a burglary',
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
    premises: 'the site is never called for a hold-up',
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
    premises: 'Someone there can check the panel',
  },
  'fail-to-close': {
    title: 'Fail to close',
    agency: null,
    sent: null,
    site: 'called',
    notice: 'alarm',
    premises: 'Someone may be staying late',
  },
};
