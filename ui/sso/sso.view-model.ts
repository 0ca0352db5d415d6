import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import { hideSsoReason } from '#core/sso/hide-sso-reason.rule.ts';
import {
  backFromPicker,
  beginSso,
  chooseProvider,
  noTenant,
  pickAnother,
  showTenant,
  stayHere,
  type SsoFlow,
} from '#core/sso/sso-flow.rule.ts';
import type { SsoGateway } from '#core/sso/sso.gateway.port.ts';
import { teamDomainSchema, type SsoProvider, type SsoTenant } from '#core/sso/sso-tenant.schema.ts';

export interface SsoActions {
  findTenant: SsoGateway['findTenant'];
  leave(to: { readonly siteGroupNum: number; readonly provider: SsoProvider }): void;
  close(): void;
}

/** Continue With Single Sign-On: choose the company, then the provider, then leave the app (spec §2.4, §5). */
export class SsoViewModel {
  flow: SsoFlow;
  teamDomain = '';
  /** True while a team domain is being looked up. */
  busy = false;
  /** The error at the team domain field; null for none. */
  fieldError: string | null = null;
  /** Why no lookup was possible; null if it was. */
  problem: string | null = null;
  /** Increases with each refused team domain, so that the field takes the focus again. */
  refusals = 0;
  readonly #actions: SsoActions;
  #started = false;
  /** Counter of lookups. Responses to earlier lookups are ignored. */
  #turn = 0;

  constructor(parts: { known: number | null; actions: SsoActions }) {
    this.flow = beginSso(parts.known);
    this.#actions = parts.actions;
    makeAutoObservable(this, { flow: observableRef });
  }

  /** Looks up the known dealer once. Without a response or single sign-on for that dealer, shows the team domain field. */
  async start(): Promise<void> {
    const { flow } = this;
    if (this.#started || flow.at !== 'looking') return;
    this.#started = true;
    const found = await this.#ask({ siteGroupNum: flow.siteGroupNum });
    if (found === 'late') return;
    runInAction(() => {
      this.flow = found.ok ? showTenant(this.flow, found.value) : noTenant(this.flow);
    });
  }

  type(teamDomain: string): void {
    this.teamDomain = teamDomain;
    this.fieldError = null;
  }

  /** Validates the team domain when the person leaves the field, unless it is empty. */
  leaveField(): void {
    if (this.teamDomain !== '' && this.fieldError === null) this.fieldError = this.#check();
  }

  /** Looks up the team domain. The typed text stays whatever the response. */
  async submit(): Promise<void> {
    if (this.busy || this.flow.at !== 'picker') return;
    this.problem = null;
    const read = readForm(teamDomainSchema, { teamDomain: this.teamDomain });
    if (!read.ok) {
      this.#refuse(this.#check());
      return;
    }
    this.busy = true;
    const found = await this.#ask(read.value);
    runInAction(() => {
      this.busy = false;
      if (found !== 'late') this.#take(found);
    });
  }

  pickAnother(): void {
    this.flow = pickAnother(this.flow);
    this.fieldError = null;
    this.problem = null;
  }

  /** Returns from the team domain field to the providers shown before, or to the sign-in form. */
  back(): void {
    this.#turn += 1;
    const before = this.flow.at === 'picker' ? backFromPicker(this.flow) : 'closed';
    if (before === 'closed') this.close();
    else this.flow = before;
  }

  /** Opens a provider's sign-in page. A second press does nothing. */
  choose(provider: SsoProvider): void {
    const next = chooseProvider(this.flow, provider);
    if (next === this.flow || next.at !== 'leaving') return;
    this.flow = next;
    this.#actions.leave({ siteGroupNum: next.tenant.siteGroupNum, provider });
  }

  /** Called after Back from the provider, when the browser shows this page in its last state. */
  comeBack(): void {
    this.flow = stayHere(this.flow);
  }

  close(): void {
    this.#actions.close();
  }

  dispose(): void {
    this.comeBack();
  }

  #take(found: Result<SsoTenant, Failure>): void {
    if (found.ok) {
      const next = showTenant(this.flow, found.value);
      if (next === this.flow) this.#refuse(MESSAGES.invalidDomain);
      else this.flow = next;
    } else if (found.error.kind === 'refused' && found.error.status === 404)
      this.#refuse(MESSAGES.invalidDomain);
    else this.problem = explain(hideSsoReason(found.error), MESSAGES.sso);
  }

  #refuse(text: string | null): void {
    this.fieldError = text;
    this.refusals += 1;
  }

  #check(): string | null {
    const read = readForm(teamDomainSchema, { teamDomain: this.teamDomain });
    return read.ok ? null : (read.error['teamDomain']?.[0] ?? null);
  }

  async #ask(
    by: Parameters<SsoGateway['findTenant']>[0],
  ): Promise<Result<SsoTenant, Failure> | 'late'> {
    const turn = ++this.#turn;
    const found = await this.#actions.findTenant(by);
    return turn === this.#turn ? found : 'late';
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly sso: SsoViewModel;
  }
}
