import { makeAutoObservable } from 'mobx';
import type { NewAccountGateway } from '#core/new-account/new-account.gateway.port.ts';
import { Loadable } from '../shell/loadable.ts';
import { readBeginning, type SpreadsheetBeginning } from './spreadsheet-beginning.ts';

/** The branch and the template for every row of a spreadsheet (domain guide 6.18 "Bulk create"). */
export class SpreadsheetChoices {
  readonly beginning: Loadable<SpreadsheetBeginning>;
  chosenBranch: number | null = null;
  templateId: string | null = null;

  constructor(accounts: Pick<NewAccountGateway, 'start' | 'templates'>) {
    this.beginning = new Loadable({
      read: () => readBeginning(accounts),
      fallback: 'This could not be loaded.',
    });
    makeAutoObservable(this, { beginning: false });
  }

  dispose(): void {
    this.beginning.dispose();
  }

  get branches(): SpreadsheetBeginning['branches'] {
    const { state } = this.beginning;
    return state.at === 'ready' ? state.value.branches : [];
  }

  /** The chosen branch; the only branch if there is just one. */
  get branch(): number | null {
    const [only, ...others] = this.branches;
    return this.chosenBranch ?? (others.length === 0 ? (only?.siteGroupNum ?? null) : null);
  }

  get templates(): SpreadsheetBeginning['templates'] {
    const { state } = this.beginning;
    return state.at === 'ready' ? state.value.templates : [];
  }

  get chosen() {
    return { branch: this.branch, templateId: this.templateId };
  }

  chooseBranch(branch: number): void {
    this.chosenBranch = branch;
  }

  chooseTemplate(id: string | null): void {
    this.templateId = id;
  }
}
