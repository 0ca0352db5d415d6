import { MESSAGES } from '#core/kernel/messages.ts';
import type { Agreement, AgreementGateway } from '#core/login/agreement.gateway.port.ts';
import { Loadable } from '../shell/loadable.ts';

/** The privacy policy for whoever wants to read it again; accepting it belongs to signing in. */
export class PrivacyPolicyViewModel {
  readonly policy: Loadable<Agreement>;

  constructor(parts: { agreements: Pick<AgreementGateway, 'privacyPolicy'> }) {
    this.policy = new Loadable({
      read: () => parts.agreements.privacyPolicy(),
      fallback: MESSAGES.loadPrivacyPolicy,
    });
  }

  start(): void {
    void this.policy.load();
  }

  dispose(): void {
    this.policy.dispose();
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly privacyPolicy: PrivacyPolicyViewModel;
  }
}
