import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { readForm } from '#core/forms/read-form.schema.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { mapOk } from '#core/kernel/result.ts';
import type { SiteFile } from '#core/site-file/site-file.schema.ts';
import type { SiteTemplatesGateway } from '#core/sites/site-templates.api.ts';
import { templateNameSchema, type SiteTemplateSummary } from '#core/sites/site-template.schema.ts';
import { AskedDeletion } from '../forms/asked-deletion.ts';
import { Submission } from '../forms/submission.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { Loadable } from '../shell/loadable.ts';
import { toastDone } from '../shell/toast-done.ts';

interface Parts {
  readonly gateway: SiteTemplatesGateway;
  readonly makeKey: () => AttemptKey;
  readonly toasts: ToastStore;
}

/** A dealer's templates, and saving the shown site as one (domain guide 6.11). */
export class TemplatesViewModel {
  readonly list: Loadable<readonly SiteTemplateSummary[]>;
  readonly keeping = new Submission();
  readonly changing = new Submission();
  readonly deletion = new AskedDeletion();
  name = '';
  newName = '';
  pressed = false;
  /** The template being renamed; null for none. */
  renamed: SiteTemplateSummary | null = null;
  readonly #parts: Parts;
  readonly #key: AttemptKey;
  #siteNum = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#key = parts.makeKey();
    this.list = new Loadable({
      read: async () => mapOk(await parts.gateway.siteTemplates(), ({ templates }) => templates),
      fallback: 'The templates could not be loaded.',
    });
    makeAutoObservable(this, {
      list: false,
      keeping: false,
      changing: false,
      deletion: false,
      renamed: observableRef,
    });
  }

  start(): void {
    void this.list.load();
  }

  dispose(): void {
    this.list.dispose();
  }

  /** Sets the site that will be saved as a template. The template's name is prefilled with the site's name. */
  open({ siteName, siteNum }: SiteFile['account']): void {
    this.#siteNum = siteNum;
    this.name = siteName;
  }

  problemOf(name: string): string | null {
    const read = readForm(templateNameSchema, name);
    return read.ok ? null : (Object.values(read.error).flat()[0] ?? null);
  }

  typeName(name: string): void {
    this.name = name;
  }

  typeNewName(name: string): void {
    this.newName = name;
  }

  askRename(template: SiteTemplateSummary | null): void {
    this.renamed = template;
    this.newName = template?.name ?? '';
    this.changing.clear();
  }

  async keep(): Promise<void> {
    this.pressed = true;
    if (this.problemOf(this.name) !== null) return;
    const name = this.name.trim();
    const { gateway, toasts } = this.#parts;
    await this.keeping.press(
      () => {
        const sn = this.#siteNum;
        return this.#key.send([sn, name], (id) => gateway.keepSiteTemplate({ sn, id, name }));
      },
      (answer) => {
        if (!answer.ok) return explain(answer.error, 'The template could not be saved.');
        toastDone(toasts, { title: `The template ${name} was saved` });
        void this.list.load({ background: true });
        return null;
      },
    );
  }

  async rename(): Promise<void> {
    const { newName, renamed } = this;
    if (renamed === null || this.problemOf(newName) !== null) return;
    await this.#change(
      () =>
        this.#parts.gateway.renameSiteTemplate({
          id: renamed.id,
          name: newName.trim(),
          rev: renamed.rev,
        }),
      'The template could not be renamed.',
    );
  }

  /** Asks for confirmation, because a deleted template can only be restored by copying its site again. */
  remove({ id, name, rev, schedules, zones }: SiteTemplateSummary): void {
    const again = (): void => void this.list.load({ background: true });
    this.deletion.ask({
      title: `Delete the template ${name}?`,
      text: `Its ${counted(zones, 'zone')} and ${counted(schedules, 'schedule')} are deleted too, and new accounts can no longer start from it. Accounts created from it don’t change.`,
      send: () => this.#parts.gateway.removeSiteTemplate({ id, rev }),
      onOk: again,
      onRefused: again,
    });
  }

  async #change(
    send: () => ReturnType<Parts['gateway']['renameSiteTemplate']>,
    text: string,
  ): Promise<void> {
    const { renamed } = this;
    await this.changing.press(send, (answer) => {
      // Reloads the list whatever the result.
      void this.list.load({ background: true });
      if (!answer.ok) return explain(answer.error, text);
      runInAction(() => {
        if (this.renamed === renamed) this.renamed = null;
      });
      return null;
    });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly siteTemplates: TemplatesViewModel;
  }
}
