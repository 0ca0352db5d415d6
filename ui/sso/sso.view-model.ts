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

/** What the dialogs of single sign-on ask of the world around them. */
export interface SsoActions {
  findTenant: SsoGateway['findTenant'];
  leave(to: { readonly siteGroupNum: number; readonly provider: SsoProvider }): void;
  close(): void;
}

/** Continue With Single Sign-On: whose company, then which provider, then away (spec §2.4, §5). */
export class SsoViewModel {
  flow: SsoFlow;
  teamDomain = '';
  /** A team domain is being looked up. */
  busy = false;
  /** The words at the field. */
  fieldError: string | null = null;
  /** Why nothing could be looked up at all. */
  problem: string | null = null;
  /** Grows whenever the field was refused, so that it takes the focus again. */
  refusals = 0;
  readonly #actions: SsoActions;
  #started = false;
  /** What was asked last; an answer to anything else is late. */
  #turn = 0;

  constructor(parts: { known: number | null; actions: SsoActions }) {
    this.flow = beginSso(parts.known);
    this.#actions = parts.actions;
    makeAutoObservable(this, { flow: observableRef });
  }

  /** Looks the known dealer up, once; one that has no single sign-on, or does not answer, leads to the team domain. */
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

  /** Checks the field when it is left; an untouched one is not scolded. */
  leaveField(): void {
    if (this.teamDomain !== '' && this.fieldError === null) this.fieldError = this.#check();
  }

  /** Looks the team domain up; what was typed stays whatever the answer is. */
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

  /** From the team domain to the providers shown before, or to the sign-in form. */
  back(): void {
    this.#turn += 1;
    const before = this.flow.at === 'picker' ? backFromPicker(this.flow) : 'closed';
    if (before === 'closed') this.close();
    else this.flow = before;
  }

  /** Leaves the app; a second press while the browser is leaving does nothing. */
  choose(provider: SsoProvider): void {
    const next = chooseProvider(this.flow, provider);
    if (next === this.flow || next.at !== 'leaving') return;
    this.flow = next;
    this.#actions.leave({ siteGroupNum: next.tenant.siteGroupNum, provider });
  }

  /** The browser shows this page again as it was left. */
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
