import type { SsoProvider, SsoTenant } from './sso-tenant.schema.ts';

/** The state of the two dialogs of single sign-on (spec §2.4). `leaving` stays until the browser has left. */
export type SsoFlow =
  | { readonly at: 'looking'; readonly siteGroupNum: number }
  /** Asks for a team domain. `before` is the dealer whose providers were shown, or null. */
  | { readonly at: 'picker'; readonly before: SsoTenant | null }
  /** Shows the providers of a dealer. */
  | { readonly at: 'providers'; readonly tenant: SsoTenant }
  | { readonly at: 'leaving'; readonly tenant: SsoTenant; readonly provider: SsoProvider };
export type SsoPicker = Extract<SsoFlow, { readonly at: 'picker' }>;
export type SsoChoice = Extract<SsoFlow, { readonly at: 'providers' }>;

const PICKER: SsoPicker = { at: 'picker', before: null };

/** Returns the first state: the known dealer if there is one, otherwise the team domain. */
export const beginSso = (known: number | null): SsoFlow =>
  known === null ? PICKER : { at: 'looking', siteGroupNum: known };

/** The known dealer has no single sign-on or could not be read, so the team domain is asked for instead. */
export const noTenant = (flow: SsoFlow): SsoFlow => (flow.at === 'looking' ? PICKER : flow);

/** Shows the providers of the found dealer. A dealer without providers counts as not found. */
export const showTenant = (flow: SsoFlow, tenant: SsoTenant): SsoFlow => {
  if (tenant.providers.length === 0) return noTenant(flow);
  return flow.at === 'looking' || flow.at === 'picker' ? { at: 'providers', tenant } : flow;
};

/** Opens the picker for a person of another company. */
export const pickAnother = (flow: SsoFlow): SsoFlow =>
  flow.at === 'providers' ? { at: 'picker', before: flow.tenant } : flow;

/** Chooses one of the dealer's providers, only once. */
export const chooseProvider = (flow: SsoFlow, provider: SsoProvider): SsoFlow =>
  flow.at === 'providers' && flow.tenant.providers.includes(provider)
    ? { at: 'leaving', tenant: flow.tenant, provider }
    : flow;

/** Restores the dialog after the browser returned to the page without signing in. */
export const stayHere = (flow: SsoFlow): SsoFlow =>
  flow.at === 'leaving' ? { at: 'providers', tenant: flow.tenant } : flow;

/** Returns from the team domain to the providers shown before, or `closed` to return to the sign-in form. */
export const backFromPicker = ({ before }: SsoPicker): SsoChoice | 'closed' =>
  before === null ? 'closed' : { at: 'providers', tenant: before };
