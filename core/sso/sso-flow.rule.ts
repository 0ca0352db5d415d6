import type { SsoProvider, SsoTenant } from './sso-tenant.schema.ts';

/** The state of the two dialogs for single sign-on (spec §2.4). `leaving` lasts until the browser has left the page. */
export type SsoFlow =
  | { readonly at: 'looking'; readonly siteGroupNum: number }
  /** The picker asks for a team domain. `before` is the dealer whose providers were shown previously; null if none were shown. */
  | { readonly at: 'picker'; readonly before: SsoTenant | null }
  /** The dialog shows the providers of a dealer. */
  | { readonly at: 'providers'; readonly tenant: SsoTenant }
  | { readonly at: 'leaving'; readonly tenant: SsoTenant; readonly provider: SsoProvider };
export type SsoPicker = Extract<SsoFlow, { readonly at: 'picker' }>;
export type SsoChoice = Extract<SsoFlow, { readonly at: 'providers' }>;

const PICKER: SsoPicker = { at: 'picker', before: null };

/** Returns the first state: looking up the known dealer if there is one, otherwise asking for the team domain. */
export const beginSso = (known: number | null): SsoFlow =>
  known === null ? PICKER : { at: 'looking', siteGroupNum: known };

/**
 * Returns the state in which the picker asks for the team domain. Called when the known dealer has no single sign-on or
 * could not be read.
 */
export const noTenant = (flow: SsoFlow): SsoFlow => (flow.at === 'looking' ? PICKER : flow);

/** Shows the providers of the dealer that was found. A dealer without providers is treated as not found. */
export const showTenant = (flow: SsoFlow, tenant: SsoTenant): SsoFlow => {
  if (tenant.providers.length === 0) return noTenant(flow);
  return flow.at === 'looking' || flow.at === 'picker' ? { at: 'providers', tenant } : flow;
};

/** Opens the picker for another dealer's team domain. */
export const pickAnother = (flow: SsoFlow): SsoFlow =>
  flow.at === 'providers' ? { at: 'picker', before: flow.tenant } : flow;

/** Chooses one of the dealer's providers and starts leaving the page. A second choice is ignored. */
export const chooseProvider = (flow: SsoFlow, provider: SsoProvider): SsoFlow =>
  flow.at === 'providers' && flow.tenant.providers.includes(provider)
    ? { at: 'leaving', tenant: flow.tenant, provider }
    : flow;

/** Restores the provider dialog after the browser came back without signing in. */
export const stayHere = (flow: SsoFlow): SsoFlow =>
  flow.at === 'leaving' ? { at: 'providers', tenant: flow.tenant } : flow;

/** Returns to the providers shown before the picker, or `closed` to return to the sign-in form. */
export const backFromPicker = ({ before }: SsoPicker): SsoChoice | 'closed' =>
  before === null ? 'closed' : { at: 'providers', tenant: before };
