import { makeAutoObservable } from 'mobx';
import type { IdSource } from '#core/kernel/id-source.port.ts';
import { DRAFT_REV, type DraftStore, NO_SITE_YET } from '#core/new-account/draft.store.ts';
import type { PasscodesGateway } from '#core/passcodes/passcodes.api.ts';
import type { ListedPasscode, SitePasscodes } from '#core/passcodes/site-passcodes.schema.ts';
import type { OwnDrafts } from '../forms/saved-draft.ts';
import { PasscodeFormsViewModel } from './passcode-forms.view-model.ts';
import { Loadable } from '../shell/loadable.ts';

interface Parts {
  readonly store: DraftStore;
  readonly gateway: PasscodesGateway;
  readonly ids: IdSource;
  readonly ownDrafts: OwnDrafts;
}

/** The passcodes of an account draft and their forms. Sends nothing to the server. */
export class DraftPasscodesViewModel {
  readonly source: Loadable<SitePasscodes>;
  readonly forms: PasscodeFormsViewModel;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { gateway, ids, ownDrafts } = parts;
    this.source = new Loadable({
      read: () => gateway.sitePasscodes({ sn: NO_SITE_YET }),
      fallback: 'The passcodes could not be shown.',
    });
    const again = (): void => void this.source.load({ background: true });
    this.forms = new PasscodeFormsViewModel({
      gateway,
      ids,
      ownDrafts,
      siteNum: () => NO_SITE_YET,
      onSaved: again,
      onLost: again,
    });
    makeAutoObservable(this, { source: false, forms: false });
  }

  start(): void {
    void this.source.load();
  }

  dispose(): void {
    this.forms.close();
    this.source.dispose();
  }

  /** Returns true if the code of this passcode was typed on this page. */
  isTyped(id: string): boolean {
    return this.#parts.store.codes.has(id);
  }

  async remove({ id }: Pick<ListedPasscode, 'id'>): Promise<void> {
    await this.#parts.gateway.deletePasscode({ sn: NO_SITE_YET, id, rev: DRAFT_REV });
    await this.source.load({ background: true });
  }

  async removeDuress(): Promise<void> {
    await this.#parts.gateway.removeDuressCode({ sn: NO_SITE_YET, rev: DRAFT_REV });
    await this.source.load({ background: true });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly newAccountPasscodes: DraftPasscodesViewModel;
  }
}
