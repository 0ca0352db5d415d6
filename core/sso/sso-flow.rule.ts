import type { SsoProvider, SsoTenant } from './sso-tenant.schema.ts';

/** The two dialogs of single sign-on in one value (spec §2.4); `leaving` stays until the browser has left. */
export type SsoFlow =
  | { readonly at: 'looking'; readonly siteGroupNum: number }
  /** Asks for a team domain; `before` is the dealer whose providers were shown, null when there was none. */
  | { readonly at: 'picker'; readonly before: SsoTenant | null }
  /** Shows the providers of a dealer. */
  | { readonly at: 'providers'; readonly tenant: SsoTenant }
  | { readonly at: 'leaving'; readonly tenant: SsoTenant; readonly provider: SsoProvider };
export type SsoPicker = Extract<SsoFlow, { readonly at: 'picker' }>;
export type SsoChoice = Extract<SsoFlow, { readonly at: 'providers' }>;

const PICKER: SsoPicker = { at: 'picker', before: null };

/** Where it begins: at the dealer that is known, else at the team domain. */
export const beginSso = (known: number | null): SsoFlow =>
  known === null ? PICKER : { at: 'looking', siteGroupNum: known };

/** The known dealer has no single sign-on, or could not be asked: the team domain is asked for instead. */
export const noTenant = (flow: SsoFlow): SsoFlow => (flow.at === 'looking' ? PICKER : flow);

/** A dealer was found: its providers are shown. One without any counts as none. */
export const showTenant = (flow: SsoFlow, tenant: SsoTenant): SsoFlow => {
  if (tenant.providers.length === 0) return noTenant(flow);
  return flow.at === 'looking' || flow.at === 'picker' ? { at: 'providers', tenant } : flow;
};

/** Somebody of another company sits at this browser. */
export const pickAnother = (flow: SsoFlow): SsoFlow =>
  flow.at === 'providers' ? { at: 'picker', before: flow.tenant } : flow;

/** A provider was chosen: one that the dealer has, and once only. */
export const chooseProvider = (flow: SsoFlow, provider: SsoProvider): SsoFlow =>
  flow.at === 'providers' && flow.tenant.providers.includes(provider)
    ? { at: 'leaving', tenant: flow.tenant, provider }
    : flow;

/** The browser came back to the page as it was left. */
export const stayHere = (flow: SsoFlow): SsoFlow =>
  flow.at === 'leaving' ? { at: 'providers', tenant: flow.tenant } : flow;

/** Back from the team domain: to the providers that were shown before, else `closed`, to the sign-in form. */
export const backFromPicker = ({ before }: SsoPicker): SsoChoice | 'closed' =>
  before === null ? 'closed' : { at: 'providers', tenant: before };
